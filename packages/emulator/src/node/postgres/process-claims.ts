import { randomUUID } from "node:crypto";
import type { Connection, Database } from "./database.ts";
import { LOCK_STATE } from "./schema.ts";

/** Heartbeat interval in milliseconds. */
const BEAT_MS = 1_000;

/**
 * A process that sends no heartbeat for this number of seconds is considered dead. Time is measured by the server's
 * clock, because all processes share it.
 */
const LEASE_SECONDS = 10;

const IS_ALIVE = `seen > now() - interval '${LEASE_SECONDS} seconds'`;

/**
 * The claims of one process: names that no other process can claim until this process releases them or dies. They are
 * rows instead of advisory locks, because some compatible servers do not support advisory locks, and because such locks
 * are lost with the connection.
 */
export class ProcessClaims {
  readonly #database: Database;
  #id: string = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  /** Called at each heartbeat. */
  #work: () => Promise<void> = async () => undefined;
  #working: Promise<void> | undefined;
  #lost: () => void = () => undefined;

  private constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Registers this process. Resets the shared time if no other process is alive.
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

  /** Sets a callback for each heartbeat, and one that is called if other processes considered this process dead. */
  keepAlive(work: () => Promise<void>, lost: () => void): void {
    this.#work = work;
    this.#lost = lost;
  }

  /** Tries to claim a name. Returns whether this process has the claim. */
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

  /** Releases a claim. If the release fails, the claim lasts until this process ends. */
  async release(name: string): Promise<void> {
    const statement = "DELETE FROM seamline_claim WHERE name = $1 AND process = $2";
    await this.#database.query(statement, [name, this.#id]).catch(() => undefined);
  }

  /** Waits for the current heartbeat and releases all claims. */
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

  /** @param whenFirst called if no other process is alive */
  #register(whenFirst: (connection: Connection) => Promise<unknown>): Promise<void> {
    // The lock makes processes register one after another.
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
   * Sends a heartbeat. Errors are ignored, because requests report store errors, and the next heartbeat tries again.
   * Does not wait for the callback, which may take longer than the lease.
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
      // Requests will report the store error.
    }
  }

  async #isKnown(): Promise<boolean> {
    const statement = `UPDATE seamline_process SET seen = now() WHERE id = $1 AND ${IS_ALIVE} RETURNING id`;
    return (await this.#database.query(statement, [this.#id])).length > 0;
  }

  /** Registers again. Other processes may have taken over its claims, so this process must stop using them. */
  async #registerAnew(): Promise<void> {
    this.#lost();
    this.#id = randomUUID();
    // Keep the shared time. If the database was unavailable, all processes may be registering again.
    await this.#register(async () => undefined);
  }
}

function forgetTime(connection: Connection): Promise<unknown> {
  return connection.query("UPDATE seamline_state SET clock = NULL WHERE id = 1");
}

/** Deletes dead processes and their claims. Returns whether another process is alive. */
async function hasLiveProcess(connection: Connection): Promise<boolean> {
  await connection.query(`DELETE FROM seamline_process WHERE NOT (${IS_ALIVE})`);
  await connection.query(
    "DELETE FROM seamline_claim WHERE NOT EXISTS (SELECT 1 FROM seamline_process WHERE id = seamline_claim.process)",
  );
  return (await connection.query("SELECT 1 FROM seamline_process LIMIT 1")).length > 0;
}
