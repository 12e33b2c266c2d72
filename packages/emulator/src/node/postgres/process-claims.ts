import { randomUUID } from "node:crypto";
import type { Connection, Database } from "./database.ts";
import { LOCK_STATE } from "./schema.ts";

/** How often a process says that it is alive, in milliseconds. */
const BEAT_MS = 1_000;

/**
 * After how many seconds without that it counts as dead. It is compared by the clock of the server, which is the same for
 * all.
 */
const LEASE_SECONDS = 10;

const IS_ALIVE = `seen > now() - interval '${LEASE_SECONDS} seconds'`;

/**
 * The claims of one process: names that no other process can claim until it has released them, or has died. They are
 * rows, not advisory locks, which servers of the same protocol lack, and which connections lose.
 */
export class ProcessClaims {
  readonly #database: Database;
  #id: string = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  /** What is done at each beat, and where this process was taken for dead. */
  #work: () => Promise<void> = async () => undefined;
  #working: Promise<void> | undefined;
  #lost: () => void = () => undefined;

  private constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Registers this process. The first of those at work forgets the time of those before it.
   *
   * @throws StoreUnavailableError
   */
  static async register(database: Database): Promise<ProcessClaims> {
    const claims = new ProcessClaims(database);
    await claims.#register(forgetTime);
    claims.#beatLater();
    return claims;
  }

  get id(): string {
    return this.#id;
  }

  /** Sets what is done about once a second, and what to do where this process was taken for dead. */
  keepAlive(work: () => Promise<void>, lost: () => void): void {
    this.#work = work;
    this.#lost = lost;
  }

  /** @returns whether this process has the claim now */
  async claim(name: string): Promise<boolean> {
    const rows = await this.#database.query(
      `INSERT INTO seamline_claim (name, process) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET process = excluded.process
       WHERE seamline_claim.process = excluded.process OR NOT EXISTS
         (SELECT 1 FROM seamline_process WHERE id = seamline_claim.process AND ${IS_ALIVE})
       RETURNING name`,
      [name, this.#id],
    );
    return rows.length > 0;
  }

  /** Gives up a claim. Where that fails, the claim ends with this process. */
  async release(name: string): Promise<void> {
    const statement = "DELETE FROM seamline_claim WHERE name = $1 AND process = $2";
    await this.#database.query(statement, [name, this.#id]).catch(() => undefined);
  }

  /** Waits for the beat in progress, and gives up all claims. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#work = async () => undefined;
    await this.#beating;
    await this.#working;
    clearTimeout(this.#timer);
    await this.#database
      .transaction("BEGIN", async (connection) => {
        await connection.query("DELETE FROM seamline_claim WHERE process = $1", [this.#id]);
        await connection.query("DELETE FROM seamline_process WHERE id = $1", [this.#id]);
      })
      .catch(() => undefined);
  }

  /** @param whenFirst is called where no other process is at work */
  #register(whenFirst: (connection: Connection) => Promise<unknown>): Promise<void> {
    // Two processes that register at the same time do so one after the other.
    return this.#database.transaction(`BEGIN; ${LOCK_STATE}`, async (connection) => {
      if (!(await hasLiveProcess(connection))) await whenFirst(connection);
      await connection.query("INSERT INTO seamline_process (id, seen) VALUES ($1, now())", [this.#id]);
    });
  }

  #beatLater(): void {
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat().finally(() => {
        if (this.#timer !== undefined) this.#beatLater();
      });
    }, BEAT_MS);
    this.#timer.unref();
  }

  /**
   * Failures are those of the store, which requests get as well. The next beat tries again. It does not wait for the work,
   * which may take longer than others wait for a sign of life.
   */
  async #beat(): Promise<void> {
    try {
      if (!(await this.#isKnown())) await this.#registerAnew();
      this.#working ??= this.#work()
        .catch(() => undefined)
        .finally(() => {
          this.#working = undefined;
        });
    } catch {
      // The state of the store is reported by what uses it.
    }
  }

  async #isKnown(): Promise<boolean> {
    const statement = `UPDATE seamline_process SET seen = now() WHERE id = $1 AND ${IS_ALIVE} RETURNING id`;
    return (await this.#database.query(statement, [this.#id])).length > 0;
  }

  /** Others may have taken the claims of this process, so that it must not go on with what it had claimed. */
  async #registerAnew(): Promise<void> {
    this.#lost();
    this.#id = randomUUID();
    // The database was away for all of them then, and their time goes on.
    await this.#register(async () => undefined);
  }
}

function forgetTime(connection: Connection): Promise<unknown> {
  return connection.query("UPDATE seamline_state SET clock = NULL WHERE id = 1");
}

/** Forgets the processes that have died, with their claims, and returns whether another one is at work. */
async function hasLiveProcess(connection: Connection): Promise<boolean> {
  await connection.query(`DELETE FROM seamline_process WHERE NOT (${IS_ALIVE})`);
  await connection.query(
    "DELETE FROM seamline_claim WHERE NOT EXISTS (SELECT 1 FROM seamline_process WHERE id = seamline_claim.process)",
  );
  return (await connection.query("SELECT 1 FROM seamline_process LIMIT 1")).length > 0;
}
