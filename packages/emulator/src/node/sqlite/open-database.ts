import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "@seamline/emulator-kit";
import { createFolder, isFile } from "@seamline/function-runner/file-system";
import {
  assertUpToDate,
  type ChangeCount,
  ChangeCounter,
  COUNT_TABLE,
  readCount,
  storedCount,
} from "./change-count.ts";
import { REPAIR_ADVICE, withStoreErrors } from "./sqlite-errors.ts";

/** How SQLite logs transactions. `wal` is faster; `truncate` has no file beside the database that could be lost. */
export type JournalMode = "wal" | "truncate";

interface OpenedDatabase {
  readonly database: DatabaseSync;
  readonly counter: ChangeCounter;
}

interface Expectation {
  readonly folder: string;
  /** Whether the database may never have had any contents. Otherwise one without tables is damaged. */
  readonly mayBeNew: boolean;
  /** The acknowledged changes, as the file next to the database counts them. */
  readonly counted: ChangeCount | undefined;
}

/** Returns the path of the database in the folder of a store. */
export function databaseFile(folder: string): string {
  return join(folder, "seamline.sqlite");
}

/**
 * Opens the database of a folder, which is created if necessary, and locks it until it is closed. The operating system
 * releases the lock when the process ends, however that happens. The folder is not changed if the database is damaged, or
 * lacks changes that were acknowledged.
 *
 * @throws StoreUnavailableError
 */
export async function openDatabase(folder: string, journal: JournalMode): Promise<OpenedDatabase> {
  const { DatabaseSync } = await loadSqlite(folder);
  await requireFolder(folder);
  const file = databaseFile(folder);
  // A process that ended while it created the database leaves a journal behind, which SQLite rolls back.
  const mayBeNew = !(await hasBytes(file)) || (await hasBytes(`${file}-journal`));
  const expectation = { folder, mayBeNew, counted: await readCount(folder) };
  if (await hasBytes(`${file}-wal`)) await checkLog(DatabaseSync, expectation);
  const database = withStoreErrors(folder, () => new DatabaseSync(file));
  try {
    withStoreErrors(folder, () => prepareDatabase(database, journal, expectation));
    return { database, counter: new ChangeCounter(database, folder) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Checks a database whose process was killed, with its log. A connection that may write would move the log into the
 * database when it is closed, even a log of another database. This one may only read.
 */
async function checkLog(Connection: typeof DatabaseSync, expectation: Expectation): Promise<void> {
  const { folder } = expectation;
  const file = databaseFile(folder);
  const hadIndex = await isFile(`${file}-shm`);
  const database = withStoreErrors(folder, () => new Connection(file, { readOnly: true }));
  try {
    withStoreErrors(folder, () => {
      readFormat(database, expectation);
      const [problem] = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {});
      if (problem !== "ok") throw damagedError(folder, String(problem));
    });
  } finally {
    database.close();
    // The index of the log, which a connection that may only read leaves behind.
    if (!hadIndex) await rm(`${file}-shm`, { force: true });
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
function prepareDatabase(database: DatabaseSync, journal: JournalMode, expectation: Expectation): void {
  database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  const format = readFormat(database, expectation);
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
  COUNT_TABLE,
];

/** The first format that counts its changes. */
const COUNTED_FORMAT = 2;

/** The tables that each format adds. */
const tables: readonly (readonly string[])[] = [["item", "entry"], ["progress"]];

/**
 * Returns the format of a database, 0 if it is new.
 *
 * @throws StoreUnavailableError if the database is not a store, is damaged, or lacks acknowledged changes
 */
function readFormat(database: DatabaseSync, { folder, mayBeNew, counted }: Expectation): number {
  const format = numberOf(database, "PRAGMA user_version");
  const isNew = mayBeNew && numberOf(database, "SELECT count(*) FROM sqlite_schema") === 0;
  if (isNew) assertUpToDate(folder, undefined, counted);
  if (isNew) return format;
  if (numberOf(database, "PRAGMA application_id") !== APPLICATION_ID)
    throw new StoreUnavailableError("damaged", folder, "belongs to another program: name another folder");
  if (format > formats.length) throw newerStoreError(folder);
  if (format < 1) throw damagedError(folder, `its format is ${format}, and must be 1 to ${formats.length}`);
  assertTables(database, folder, format);
  const stored = format < COUNTED_FORMAT ? undefined : storedCount(database, folder);
  assertUpToDate(folder, stored, counted);
  // Each store writes the layouts of its collections when it is opened first.
  if ((stored?.changes ?? 0) > 0 && numberOf(database, "SELECT EXISTS (SELECT 1 FROM item)") === 0)
    throw damagedError(folder, "its rows are missing");
  return format;
}

function assertTables(database: DatabaseSync, folder: string, format: number): void {
  const found = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const names = found.map(({ name }) => name);
  const missing = tables
    .slice(0, format)
    .flat()
    .filter((name) => !names.includes(name));
  if (missing.length > 0) throw damagedError(folder, `missing tables: ${missing.join(", ")}`);
}

function damagedError(folder: string, why: string): StoreUnavailableError {
  return new StoreUnavailableError("damaged", folder, `is damaged (${why}): ${REPAIR_ADVICE}`);
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
