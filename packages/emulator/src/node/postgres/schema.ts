import { StoreUnavailableError } from "@seamline/emulator-kit";
import type { Connection, Database } from "./database.ts";
import { missingRecordError, missingTablesError } from "./lost-records.ts";
import { isCreationRace } from "./postgres-errors.ts";

/** The oldest supported version of PostgreSQL, in the format of `server_version_num`. */
const OLDEST_SERVER = 130_000;

/**
 * The statements that migrate a database from each format to the next. The first list creates the tables. The format of
 * a database is the number of lists that were applied. Only append to this list.
 *
 * Keys are bytes, which sort the same with every collation and encoding. An index entry must be smaller than a third of
 * a page. Therefore `key` contains the beginning of a long key, `tail` the rest, and `more` a digest of the rest for
 * the unique index.
 */
const formats: readonly (readonly string[])[] = [
  [
    `CREATE TABLE seamline_state (
       id integer PRIMARY KEY, format integer NOT NULL,
       epoch bigint, latest bigint NOT NULL, seed text, clock text)`,
    "CREATE TABLE seamline_process (id text PRIMARY KEY, seen timestamptz NOT NULL)",
    "CREATE TABLE seamline_claim (name text PRIMARY KEY, process text NOT NULL)",
    `CREATE TABLE seamline_store (
       name text PRIMARY KEY, epoch bigint NOT NULL, process text NOT NULL, replaced boolean NOT NULL,
       version bigint NOT NULL)`,
    `CREATE TABLE seamline_pair (
       key bytea NOT NULL, more bytea NOT NULL, tail bytea NOT NULL, value text NOT NULL,
       PRIMARY KEY (key, more))`,
    "INSERT INTO seamline_state (id, format, latest) VALUES (1, 1, 0)",
  ],
];

const RECORD_TABLE = "seamline_state";

const TABLES: readonly string[] = [
  RECORD_TABLE,
  "seamline_process",
  "seamline_claim",
  "seamline_store",
  "seamline_pair",
];

/** Locks the row of the current state, so that transactions that read or change the row run one after another. */
export const LOCK_STATE = "SELECT epoch FROM seamline_state WHERE id = 1 FOR UPDATE";

/**
 * Maximum number of attempts to create the tables. An attempt can fail if another process creates them at the same
 * time.
 */
const MAX_ATTEMPTS = 10;

/**
 * Creates the tables if they do not exist.
 *
 * @throws StoreUnavailableError if the server or its tables cannot be used. In this case, nothing was changed.
 */
export async function prepareSchema(database: Database): Promise<void> {
  const { address } = database;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction("BEGIN", async (connection) => {
        await assertServer(connection, address);
        await migrate(connection, address);
      });
    } catch (error) {
      const cause = (error as Error).cause ?? error;
      if (attempt === MAX_ATTEMPTS || !isCreationRace(cause)) throw error;
    }
  }
}

async function assertServer(connection: Connection, address: string): Promise<void> {
  const [row] = await connection.query(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version,
            current_setting('server_encoding') AS encoding`,
  );
  const { number, version, encoding } = row as Record<"number" | "version" | "encoding", string>;
  assertServerVersion(address, Number(number), version);
  if (/^utf-?8$/i.test(encoding)) return;
  const problem = `uses the encoding ${encoding}, but must use UTF8: create another database (createdb --encoding UTF8 --template template0)`;
  throw new StoreUnavailableError("unsupported", address, problem);
}

/** @throws StoreUnavailableError if the server is too old */
export function assertServerVersion(address: string, number: number, version: string): void {
  if (number >= OLDEST_SERVER) return;
  const problem = `runs on PostgreSQL ${version}, but 13 or newer is required: upgrade the server, or use another one`;
  throw new StoreUnavailableError("unsupported", address, problem);
}

async function migrate(connection: Connection, address: string): Promise<void> {
  const format = await readFormat(connection, address);
  if (format > formats.length) throw newerStoreError(address);
  const missing = formats.slice(format);
  for (const statement of missing.flat()) await connection.query(statement);
  if (format > 0 && missing.length > 0)
    await connection.query("UPDATE seamline_state SET format = $1", [formats.length]);
}

/**
 * Returns the format of the tables, or 0 if the database has no emulator tables.
 *
 * @throws StoreUnavailableError if the database has lost tables
 */
async function readFormat(connection: Connection, address: string): Promise<number> {
  const found = await connection.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = ANY($1)",
    [TABLES],
  );
  if (found.length === 0) return 0;
  const missing = TABLES.filter((table) => !found.some(({ name }) => name === table));
  // A table with this name may belong to another program, or to a newer version.
  if (missing.includes(RECORD_TABLE)) throw missingTablesError(address, missing);
  const [row] = await connection.query("SELECT format FROM seamline_state WHERE id = 1 FOR UPDATE");
  if (row && Number(row.format) > formats.length) return Number(row.format);
  if (missing.length > 0) throw missingTablesError(address, missing);
  if (row === undefined) throw missingRecordError(address);
  return Number(row.format);
}

/** Returns the error for a database written by a newer version of this program. */
export function newerStoreError(address: string): StoreUnavailableError {
  const problem =
    "was written by a newer version of the emulator: upgrade the emulator, or use another database";
  return new StoreUnavailableError("newer", address, problem);
}
