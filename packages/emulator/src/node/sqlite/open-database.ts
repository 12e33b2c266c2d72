import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "../../store/store-errors.ts";
import { createFolder } from "../file-system.ts";
import { REPAIR_ADVICE, withStoreErrors } from "./sqlite-errors.ts";

/** How SQLite logs transactions. `wal` is faster; `truncate` has no file beside the database that could be lost. */
export type JournalMode = "wal" | "truncate";

interface Preparation {
  readonly folder: string;
  readonly journal: JournalMode;
  /** Whether the database may never have had any contents. Otherwise one without tables is damaged. */
  readonly mayBeNew: boolean;
}

/** Returns the path of the database in the folder of a store. */
export function databaseFile(folder: string): string {
  return join(folder, "seamline.sqlite");
}

/**
 * Opens the database of a folder, which is created if necessary, and locks it until it is closed. The operating system
 * releases the lock when the process ends, however that happens.
 *
 * @throws StoreUnavailableError
 */
export async function openDatabase(folder: string, journal: JournalMode): Promise<DatabaseSync> {
  const { DatabaseSync } = await loadSqlite(folder);
  await requireFolder(folder);
  const file = databaseFile(folder);
  // A process that ended while it created the database leaves a journal behind, which SQLite rolls back.
  const mayBeNew = !(await hasBytes(file)) || (await hasBytes(`${file}-journal`));
  const database = withStoreErrors(folder, () => new DatabaseSync(file));
  try {
    withStoreErrors(folder, () => prepareDatabase(database, { folder, journal, mayBeNew }));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Loads `node:sqlite` only if a store needs it, since it is available without a flag only from Node 22.13 on. */
async function loadSqlite(folder: string): Promise<typeof import("node:sqlite")> {
  try {
    return await import("node:sqlite");
  } catch (cause) {
    const problem = `needs node:sqlite, which Node has from 22.13 on (this is ${process.version}): take a newer Node, or keep state in memory`;
    throw new StoreUnavailableError("unsupported", folder, problem, { cause });
  }
}

async function requireFolder(folder: string): Promise<void> {
  try {
    await createFolder(folder);
  } catch (cause) {
    const problem = `has no folder, and none can be made there (${(cause as Error).message}): name another`;
    throw new StoreUnavailableError("inaccessible", folder, problem, { cause });
  }
}

async function hasBytes(file: string): Promise<boolean> {
  try {
    return (await stat(file)).size > 0;
  } catch {
    return false;
  }
}

/**
 * Writes nothing before the file is known to be a store. The exclusive locking mode keeps the first lock. With full
 * synchronization a commit is on the disk when it returns, even if the disk would report that too early (`fullfsync`).
 */
function prepareDatabase(database: DatabaseSync, { folder, journal, mayBeNew }: Preparation): void {
  database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  const format = readFormat(database, folder, mayBeNew);
  database.exec("COMMIT");
  // The tables must not depend on the write-ahead log, which may be lost.
  migrate(database, format);
  database.exec(`PRAGMA journal_mode = ${journal}; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON`);
}

/** Marks a file as a store of this program: "Seam" in ASCII (SQLite's `application_id`). */
const APPLICATION_ID = 0x5365616d;

/**
 * The statements that bring a file from one format to the next; the first creates it. The format of a file
 * (`user_version`) is the number of statements that were applied to it. Only ever append to this list.
 *
 * `item` has a separate index of its keys, so that counting and skipping them reads no values. `entry` has keys only.
 */
export const formats: readonly string[] = [
  `CREATE TABLE item (space TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (space, key)) STRICT;
   CREATE TABLE entry (space TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (space, key)) STRICT, WITHOUT ROWID;`,
];

function readFormat(database: DatabaseSync, folder: string, mayBeNew: boolean): number {
  const format = numberOf(database, "PRAGMA user_version");
  const isNew = mayBeNew && numberOf(database, "SELECT count(*) FROM sqlite_schema") === 0;
  if (!isNew && numberOf(database, "PRAGMA application_id") !== APPLICATION_ID) {
    throw new StoreUnavailableError("damaged", folder, "belongs to another program: name another folder");
  }
  if (format > formats.length) throw newerStoreError(folder);
  if (!isNew && format < 1) {
    throw new StoreUnavailableError(
      "damaged",
      folder,
      `is damaged (its format is ${format}, and must be 1 to ${formats.length}): ${REPAIR_ADVICE}`,
    );
  }
  return format;
}

/** Returns the error for a store that a newer version of this program has written. */
export function newerStoreError(folder: string): StoreUnavailableError {
  return new StoreUnavailableError(
    "newer",
    folder,
    "was written by a newer version: take that one, or name another folder",
  );
}

/** Applies all statements or none: a process that ends in between leaves the file as it was. */
function migrate(database: DatabaseSync, format: number): void {
  if (format === formats.length) return;
  const statements = formats.slice(format).join("\n");
  database.exec(
    `BEGIN IMMEDIATE; ${statements} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${formats.length}; COMMIT`,
  );
}

function numberOf(database: DatabaseSync, query: string): number {
  return Number(Object.values(database.prepare(query).get() ?? {})[0]);
}
