import type { Seed } from "@seamline/emulator-kit";
import { StoreUnavailableError, type UnavailableReason } from "@seamline/emulator-kit";
import type { RecordedState, SharedTime } from "@seamline/emulator-kit/host";
import { StoreReplacedError } from "@seamline/emulator-kit/host";
import type { Connection } from "./database.ts";
import { storeRange } from "./stored-key.ts";

/** The process id recorded for the stores of a completed state. No process has this id. */
export const COMPLETED = "completed";

const ADVICE =
  "restore all of the emulator's tables from one backup, use another database, or drop all tables whose names begin with seamline_ to start over";

function lost(address: string, reason: UnavailableReason, what: string): StoreUnavailableError {
  const problem = `is ${reason} and was left unchanged (${what}): ${ADVICE}`;
  return new StoreUnavailableError(reason, address, problem);
}

/** Returns the error for a database without the row that names the current state. */
export function missingRecordError(address: string): StoreUnavailableError {
  return lost(address, "incomplete", "the row in seamline_state is missing");
}

/** Returns the error for a database that has lost some of its tables. */
export function missingTablesError(address: string, missing: readonly string[]): StoreUnavailableError {
  return lost(address, "incomplete", `missing tables: ${missing.join(", ")}`);
}

/**
 * Reads the row that names the current state. Returns `undefined` if the first state was never completed.
 *
 * @throws StoreUnavailableError if the row is missing or invalid, or if a state exists that the row does not name
 */
export async function readRecordedState(
  connection: Connection,
  address: string,
): Promise<RecordedState | undefined> {
  const [row] = await connection.query(
    `SELECT epoch, seed, (SELECT max(epoch) FROM seamline_store
                               WHERE process = '${COMPLETED}' AND NOT replaced) AS completed
     FROM seamline_state WHERE id = 1`,
  );
  if (row === undefined) throw missingRecordError(address);
  const { epoch, seed, completed } = row;
  if (epoch !== null && seed !== null) return { epoch: Number(epoch), seed: readSeed(address, String(seed)) };
  if (epoch === null && seed === null && completed === null) return undefined;
  throw lost(
    address,
    "incomplete",
    "seamline_state does not name a state, although the database contains one",
  );
}

function readSeed(address: string, text: string): Seed {
  const seed = parseRecorded(address, "seed", text);
  if (typeof seed === "object" && seed !== null && !Array.isArray(seed)) return seed as Seed;
  throw lost(address, "damaged", "the seed column of seamline_state must be a JSON object");
}

/** Parses the shared time from its column. @throws StoreUnavailableError if the text is invalid */
export function readSharedTime(address: string, text: string): SharedTime {
  const time = parseRecorded(address, "clock", text) as Partial<Record<"mode" | "at" | "aheadMs", unknown>>;
  const isTime =
    (time?.mode === "manual" && typeof time.at === "number") ||
    (time?.mode === "system" && typeof time.aheadMs === "number");
  if (isTime) return time as SharedTime;
  throw lost(address, "damaged", "the clock column of seamline_state must be a time in JSON");
}

function parseRecorded(address: string, column: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw lost(address, "damaged", `the ${column} column of seamline_state is not valid JSON`);
  }
}

/**
 * Checks that the database contains the stores of its current state.
 *
 * @param names the names of the stores
 * @throws StoreUnavailableError if the row or all rows of a store are missing; StoreReplacedError if another process
 * has replaced the state
 */
export async function assertStores(
  connection: Connection,
  address: string,
  { epoch, names }: { readonly epoch: number; readonly names: readonly string[] },
): Promise<void> {
  const [row] = await connection.query(
    `SELECT epoch, ARRAY(SELECT name FROM seamline_store WHERE epoch = $1 AND NOT replaced) AS stores
     FROM seamline_state WHERE id = 1`,
    [epoch],
  );
  if (row === undefined) throw missingRecordError(address);
  if (Number(row.epoch) !== epoch) throw new StoreReplacedError();
  const stores = row.stores as readonly string[];
  const problems: string[] = [];
  for (const name of names)
    if (!stores.includes(name)) problems.push(`the row for ${name} in seamline_store is missing`);
    else if (!(await hasRows(connection, name)))
      problems.push(`the rows for ${name} in seamline_pair are missing`);
  if (problems.length > 0) throw lost(address, "incomplete", problems.join(", "));
}

/**
 * Returns whether a store has rows. An intact store always has rows, because it writes the layouts of its collections
 * when it is created.
 */
async function hasRows(connection: Connection, store: string): Promise<boolean> {
  const { text, values } = storeRange(store);
  return (await connection.query(`SELECT 1 FROM seamline_pair WHERE ${text} LIMIT 1`, values)).length > 0;
}
