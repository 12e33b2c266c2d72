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

/** The journal mode of SQLite. `wal` is faster. `truncate` needs no additional file that could be lost. */
export type JournalMode = "wal" | "truncate";

interface OpenedDatabase {
  readonly database: DatabaseSync;
  readonly counter: ChangeCounter;
}

interface Expectation {
  readonly folder: string;
  /** Whether the database may be new. Otherwise, missing tables are reported as damage. */
  readonly mayBeNew: boolean;
  /** The number of acknowledged changes, from the file next to the database. */
  readonly counted: ChangeCount | undefined;
}

export function databaseFile(folder: string): string {
  return join(folder, "seamline.sqlite");
}

/**
 * Opens the database in a folder, creating it if necessary, and locks it until it is closed. The operating system
 * releases the lock when the process exits. If the database is damaged or lacks acknowledged changes, the folder is not
 * changed.
 *
 * @throws StoreUnavailableError
 */
export async function openDatabase(folder: string, journal: JournalMode): Promise<OpenedDatabase> {
  const { DatabaseSync } = await loadSqlite(folder);
  await requireFolder(folder);
  const file = databaseFile(folder);
  // A database with a journal may be new: if a process was killed while it created the database, SQLite rolls back the
  // journal.
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
 * Checks a database and its log after a process was killed. The connection is read-only, because closing a writable
 * connection would merge the log into the database, even if it is the log of another database.
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
    // Remove the index of the log, because a read-only connection does not remove it.
    if (!hadIndex) await rm(`${file}-shm`, { force: true });
  }
}

/** Loads `node:sqlite` only if a store needs it, because it requires a flag before Node 22.13. */
async function loadSqlite(folder: string): Promise<typeof import("node:sqlite")> {
  try {
    return await import("node:sqlite");
  } catch (cause) {
    const problem = `requires node:sqlite, which is available from Node 22.13 (this is ${process.version}): upgrade Node, or keep the state in memory`;
    throw new StoreUnavailableError("unsupported", folder, problem, { cause });
  }
}

async function requireFolder(folder: string): Promise<void> {
  try {
    await createFolder(folder);
  } catch (cause) {
    const problem = `has no folder, and creating it failed (${(cause as Error).message}): use another folder`;
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
 * Prepares a database. Checks that the file is a store before it writes to the file. In the exclusive locking mode,
 * SQLite keeps the first lock. With full synchronization, a commit is on disk when it returns, even on disks that
 * report this too early (`fullfsync`).
 */
function prepareDatabase(database: DatabaseSync, journal: JournalMode, expectation: Expectation): void {
  database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  const format = readFormat(database, expectation);
  database.exec("COMMIT");
  // The tables must not depend on the write-ahead log, which may be lost.
  migrate(database, format);
  database.exec(`PRAGMA journal_mode = ${journal}; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON`);
}

/** Identifies a file as a store of this program: "Seam" in ASCII (SQLite's `application_id`). */
const APPLICATION_ID = 0x5365616d;

/**
 * The statements that migrate a file from each format to the next. The first statement creates the tables. The format
 * of a file (`user_version`) is the number of statements that were applied. Only append to this list.
 *
 * `item` has a separate index of its keys, so that keys can be counted and skipped without reading values. `entry` has
 * only keys.
 */
export const formats: readonly string[] = [
  `CREATE TABLE item (space TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (space, key)) STRICT;
   CREATE TABLE entry (space TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (space, key)) STRICT, WITHOUT ROWID;`,
  COUNT_TABLE,
];

/** The first format that counts changes. */
const COUNTED_FORMAT = 2;

/** Tables added by each format version. */
const tables: readonly (readonly string[])[] = [["item", "entry"], ["progress"]];

/**
 * Returns a database's format, 0 if it is new.
 *
 * @throws StoreUnavailableError if the database is not a store, is damaged, or lacks acknowledged changes
 */
function readFormat(database: DatabaseSync, { folder, mayBeNew, counted }: Expectation): number {
  const format = numberOf(database, "PRAGMA user_version");
  const isNew = mayBeNew && numberOf(database, "SELECT count(*) FROM sqlite_schema") === 0;
  if (isNew) assertUpToDate(folder, undefined, counted);
  if (isNew) return format;
  if (numberOf(database, "PRAGMA application_id") !== APPLICATION_ID)
    throw new StoreUnavailableError("damaged", folder, "belongs to another program: use another folder");
  if (format > formats.length) throw newerStoreError(folder);
  if (format < 1)
    throw damagedError(folder, `its format is ${format}, but must be from 1 to ${formats.length}`);
  assertTables(database, folder, format);
  const stored = format < COUNTED_FORMAT ? undefined : storedCount(database, folder);
  assertUpToDate(folder, stored, counted);
  // An intact database has rows, because a store writes the layouts of its collections when it is first opened.
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

/** Returns the error for a store that was written by a newer version of this program. */
export function newerStoreError(folder: string): StoreUnavailableError {
  return new StoreUnavailableError(
    "newer",
    folder,
    "was written by a newer version: upgrade the emulator, or use another folder",
  );
}

/** Applies either all statements or none. If the process is killed in between, the file is unchanged. */
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
