import type { RecordedState, StateRecord } from "@seamline/emulator-kit/host";
import { StoreReplacedError } from "@seamline/emulator-kit/host";
import type { Connection, Database, ResultRow } from "./database.ts";
import { COMPLETED, readRecordedState } from "./lost-records.ts";
import type { ProcessClaims } from "./process-claims.ts";
import { LOCK_STATE } from "./schema.ts";

/** Name of the claim that a process needs to write the first state. */
const FIRST_STATE = "first state";

/** Polling interval while another process writes the first state, in milliseconds. */
const FIRST_STATE_PAUSE_MS = 100;

/** Manages the row that names the current state of all processes. */
export class PostgresRecord implements StateRecord {
  readonly #opened: () => Promise<{ readonly database: Database; readonly claims: ProcessClaims }>;

  constructor(opened: () => Promise<{ readonly database: Database; readonly claims: ProcessClaims }>) {
    this.#opened = opened;
  }

  /**
   * Waits while another process writes the first state, and takes over if that process dies.
   *
   * @throws StoreUnavailableError if the record is missing or invalid
   */
  async read(): Promise<RecordedState | undefined> {
    const { database, claims } = await this.#opened();
    for (;;) {
      const state = await readRecordedState(database, database.address);
      if (state) return state;
      if (await claims.claim(FIRST_STATE)) return endUnlessFirst(database, claims);
      await new Promise((resolve) => setTimeout(resolve, FIRST_STATE_PAUSE_MS));
    }
  }

  /** Does nothing, because the claim already shows that this process is writing the state. */
  async begin(): Promise<void> {}

  /** Marks the stores of the old state in the same transaction, so that no change to them is committed afterwards. */
  async switchTo({ epoch, seed }: RecordedState): Promise<void> {
    const { database, claims } = await this.#opened();
    await database.transaction(`BEGIN; ${LOCK_STATE}`, async (connection, [row]) => {
      await assertStaged(connection, epoch);
      if (row?.epoch !== null) await markReplaced(connection, row?.epoch);
      await markCompleted(connection, epoch);
      await connection.query("UPDATE seamline_state SET epoch = $1, seed = $2 WHERE id = 1", [
        epoch,
        JSON.stringify(seed),
      ]);
    });
    await claims.release(FIRST_STATE);
  }

  /**
   * Waits for the end of the transaction that may have switched to the new state. Afterwards, this process reads the
   * current state as usual. If the switch was successful, this process adopts the new state like a state from another
   * process.
   */
  async confirm(): Promise<void> {
    const { database } = await this.#opened();
    await database.transaction(`BEGIN; ${LOCK_STATE}`, async () => undefined);
  }

  async tidy(): Promise<void> {}

  async close(): Promise<void> {}
}

/** Reads the state again, because another process may have written it before this one got the claim. */
async function endUnlessFirst(database: Database, claims: ProcessClaims): Promise<RecordedState | undefined> {
  const state = await readRecordedState(database, database.address);
  if (state) await claims.release(FIRST_STATE);
  return state;
}

/**
 * Checks that the new stores still exist: another process removes them if it considers this process dead.
 *
 * @throws StoreReplacedError
 */
async function assertStaged(connection: Connection, epoch: number): Promise<void> {
  const statement = "SELECT name FROM seamline_store WHERE epoch = $1 AND replaced";
  if ((await connection.query(statement, [epoch])).length > 0) throw new StoreReplacedError();
}

function markReplaced(connection: Connection, epoch: unknown): Promise<readonly ResultRow[]> {
  return connection.query("UPDATE seamline_store SET replaced = true WHERE epoch = $1", [epoch]);
}

/** Marks the stores of a completed state. The marks prove that a state exists, even if its record is lost. */
function markCompleted(connection: Connection, epoch: number): Promise<readonly ResultRow[]> {
  const statement = `UPDATE seamline_store SET process = '${COMPLETED}' WHERE epoch = $1`;
  return connection.query(statement, [epoch]);
}
