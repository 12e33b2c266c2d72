import type { RecordedState, StateRecord } from "@seamline/emulator-kit/host";
import { StoreReplacedError } from "@seamline/emulator-kit/host";
import type { Connection, Database, ResultRow } from "./database.ts";
import { COMPLETED, readRecordedState } from "./lost-records.ts";
import type { ProcessClaims } from "./process-claims.ts";
import { LOCK_STATE } from "./schema.ts";

/** What only one process does: writing the first state. */
const FIRST_STATE = "first state";

/** How long to wait before looking again whether another process has written the first state, in milliseconds. */
const FIRST_STATE_PAUSE_MS = 100;

/** The row that names the current state for all processes. */
export class PostgresRecord implements StateRecord {
  readonly #opened: () => Promise<{ readonly database: Database; readonly claims: ProcessClaims }>;

  constructor(opened: () => Promise<{ readonly database: Database; readonly claims: ProcessClaims }>) {
    this.#opened = opened;
  }

  /**
   * Waits for another process that is writing the first state, and takes its place if the other process dies.
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

  /** The claim says it, as long as the process is alive. */
  async begin(): Promise<void> {}

  /** Marks the stores of the state before in the same transaction, so that no change of them is committed afterwards. */
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
   * Waits until the transaction has ended that may have switched. Which state is the current one is then read as always:
   * if it is the new one, this process takes it over as it does with those of others.
   */
  async confirm(): Promise<void> {
    const { database } = await this.#opened();
    await database.transaction(`BEGIN; ${LOCK_STATE}`, async () => undefined);
  }

  async tidy(): Promise<void> {}

  async close(): Promise<void> {}
}

/** Looks again, since the process that had the claim may have written the state in between. */
async function endUnlessFirst(database: Database, claims: ProcessClaims): Promise<RecordedState | undefined> {
  const state = await readRecordedState(database, database.address);
  if (state) await claims.release(FIRST_STATE);
  return state;
}

/**
 * Makes sure that no other process has removed the new stores, because it took this one for dead while it wrote them.
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

/** Stores of a completed state show that there is a state, even if the record is lost. */
function markCompleted(connection: Connection, epoch: number): Promise<readonly ResultRow[]> {
  const statement = `UPDATE seamline_store SET process = '${COMPLETED}' WHERE epoch = $1`;
  return connection.query(statement, [epoch]);
}
