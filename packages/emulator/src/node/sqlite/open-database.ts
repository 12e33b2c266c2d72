import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "../../store/store-errors.ts";
import { REPAIR_ADVICE, withStoreErrors } from "./sqlite-errors.ts";

/** How transactions are kept: `wal` is faster; `truncate` has nothing beside the database that could be lost. */
export type JournalMode = "wal" | "truncate";

interface Preparation {
  readonly folder: string;
  readonly journal: JournalMode;
  /** Whether nothing was ever in the database. One that lost its tables is damaged. */
  readonly mayBeNew: boolean;
}

/** The database of a store's folder. */
export function databaseFile(folder: string): string {
  return join(folder, "seamline.sqlite");
}

/**
 * Opens the database of a folder, which is created if it is not there, and keeps every other process out until it is
 * closed. The lock is the operating system's: it goes with the process, however that ends.
 *
 * @throws StoreUnavailableError
 */
export async function openDatabase(folder: string, journal: JournalMode): Promise<DatabaseSync> {
  const { DatabaseSync } = await loadSqlite(folder);
  await createFolder(folder);
  const file = databaseFile(folder);
  // A process that ended while it created the database leaves a journal, by which that is undone.
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

async function hasBytes(file: string): Promise<boolean> {
  try {
    return (await stat(file)).size > 0;
  } catch {
    return false;
  }
}

/** Loaded only where it is asked for: `node:sqlite` is there without a flag from Node 22.13 on. */
async function loadSqlite(folder: string): Promise<typeof import("node:sqlite")> {
  try {
    return await import("node:sqlite");
  } catch (cause) {
    const problem = `needs node:sqlite, which Node has from 22.13 on (this is ${process.version}): take a newer Node, or keep state in memory`;
    throw new StoreUnavailableError("unsupported", folder, problem, { cause });
  }
}

async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    const problem = `has no folder, and none can be made there (${(cause as Error).message}): name another`;
    throw new StoreUnavailableError("inaccessible", folder, problem, { cause });
  }
}

/**
 * Nothing is written before the file is known to be ours. With the exclusive locking mode the first lock is kept; with
 * full synchronisation a commit is on the disk when it returns, also where a disk would only say so (`fullfsync`).
 */
function prepareDatabase(database: DatabaseSync, { folder, journal, mayBeNew }: Preparation): void {
  database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  const format = readFormat(database, folder, mayBeNew);
  database.exec("COMMIT");
  // The tables are there before there is a log, which may be lost.
  migrate(database, format);
  database.exec(`PRAGMA journal_mode = ${journal}; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON`);
}

function readFormat(database: DatabaseSync, folder: string, mayBeNew: boolean): number {
  const format = numberOf(database, "PRAGMA user_version");
  const isNew = mayBeNew && numberOf(database, "SELECT count(*) FROM sqlite_schema") === 0;
  if (!isNew && numberOf(database, "PRAGMA application_id") !== applicationId) {
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

/** A store that this program is too old for. */
export function newerStoreError(folder: string): StoreUnavailableError {
  return new StoreUnavailableError(
    "newer",
    folder,
    "was written by a newer version: take that one, or name another folder",
  );
}

/** All steps or none: a process that ends between two of them leaves the file as it was. */
function migrate(database: DatabaseSync, format: number): void {
  if (format === formats.length) return;
  const steps = formats.slice(format).join("\n");
  database.exec(
    `BEGIN IMMEDIATE; ${steps} PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formats.length}; COMMIT`,
  );
}

function numberOf(database: DatabaseSync, query: string): number {
  return Number(Object.values(database.prepare(query).get() ?? {})[0]);
}

/** Marks a file as one of ours: "Seam" in ASCII (SQLite's `application_id`). */
const applicationId = 0x5365616d;

/**
 * What brings a file from one format to the next; the first creates it. The format of a file (`user_version`) is how
 * many of them it has been through. Only ever add to the end.
 *
 * `item` keeps its keys in an index of their own, so that counting and passing over them reads no values; `entry`
 * has nothing but keys.
 */
export const formats: readonly string[] = [
  `CREATE TABLE item (space TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (space, key)) STRICT;
   CREATE TABLE entry (space TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (space, key)) STRICT, WITHOUT ROWID;`,
];
