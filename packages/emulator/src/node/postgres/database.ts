import { Socket } from "node:net";
import { StoreUnavailableError } from "@seamline/emulator-kit";
import { createQueue } from "@seamline/emulator-kit/host";
import type { Pool, PoolClient } from "pg";
import { databaseAddress } from "./database-address.ts";
import {
  isConnectionLoss,
  isSerializationFailure,
  toStoreError,
  unknownOutcomeError,
} from "./postgres-errors.ts";

/** A row of a result, keyed by column name. */
export type ResultRow = Readonly<Record<string, unknown>>;

/** The connection of a transaction, or a pool that runs each statement on any connection. */
export interface Connection {
  query(text: string, values?: readonly unknown[]): Promise<readonly ResultRow[]>;
}

/** Maximum number of connections per process. */
const MAX_CONNECTIONS = 10;
/** Time limit in milliseconds for connecting, and for waiting for a free connection. */
const CONNECT_WITHIN_MS = 10_000;
/** Time limit for a statement, including waiting for locks, in milliseconds. */
const STATEMENT_MS = 30_000;
/** Time limit that the server enforces on idle transactions, in milliseconds. */
const IDLE_TRANSACTION_MS = 60_000;
/** Maximum number of attempts for a transaction that conflicts with others. */
const MAX_ATTEMPTS = 20;

/**
 * A pool of connections to a PostgreSQL database. It works with every server that speaks the protocol, because it only
 * depends on transactions, timeouts and error codes.
 */
export class Database implements Connection {
  readonly address: string;
  readonly #pool: Pool;
  readonly #sockets: ReadonlySet<Socket>;

  private constructor(address: string, pool: Pool, sockets: ReadonlySet<Socket>) {
    this.address = address;
    this.#pool = pool;
    this.#sockets = sockets;
  }

  /**
   * Creates the pool. It connects on the first statement.
   *
   * @throws StoreArgumentError if the URL is invalid, StoreUnavailableError if `pg` is not installed
   */
  static async open(url: string): Promise<Database> {
    const address = databaseAddress(url);
    const { Pool } = await loadDriver(address);
    const sockets = new Set<Socket>();
    const pool = new Pool({
      connectionString: url,
      stream: () => openSocket(sockets),
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      statement_timeout: STATEMENT_MS,
      // The client has its own limit, because an unreachable server cannot cancel the statement.
      query_timeout: STATEMENT_MS + CONNECT_WITHIN_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      application_name: "seamline-emulator",
      keepAlive: true,
      allowExitOnIdle: true,
    });
    // The pool replaces idle connections that were lost. Without a listener, their errors would crash the process.
    pool.on("error", () => undefined);
    pool.on("connect", (client) => void client.on("error", () => undefined));
    return new Database(address, pool, sockets);
  }

  /**
   * Runs one statement in its own transaction. If the connection is lost, it runs the statement again, so the statement
   * must be idempotent.
   *
   * @throws StoreUnavailableError
   */
  async query(text: string, values: readonly unknown[] = []): Promise<readonly ResultRow[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await this.#pool.query(text, [...values])).rows as ResultRow[];
      } catch (error) {
        // A server restart breaks the pool's connections. The next attempt opens a new connection.
        const isLost = attempt === 1 && isConnectionLoss(error);
        if (attempt === MAX_ATTEMPTS || !(isLost || isSerializationFailure(error)))
          throw toStoreError(this.address, error);
        await pauseBefore(attempt);
      }
    }
  }

  /**
   * Runs `work` in a transaction, and retries it after a conflict. A transaction with a failed statement is never
   * committed, even if `work` caught the error.
   *
   * @param begin the statements that begin the transaction; the rows of the last one are passed to `work`
   * @param isKept returns whether to commit the result of `work`; otherwise the transaction is rolled back
   * @throws the error from `work`, or StoreUnavailableError
   */
  async transaction<Result>(
    begin: string,
    work: TransactionWork<Result>,
    isKept: (result: Result) => boolean = () => true,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(begin, work, isKept);
      } catch (error) {
        if (!(error instanceof DatabaseFailure)) throw error;
        if (attempt === MAX_ATTEMPTS || !isSerializationFailure(error.cause))
          throw toStoreError(this.address, error.cause);
        await pauseBefore(attempt);
      }
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
    // Close rejected connections. The driver leaves them open, so they would keep the process alive.
    for (const socket of this.#sockets) socket.destroy();
  }

  /** @throws the error from `work`, or StoreUnavailableError */
  async #attempt<Result>(
    begin: string,
    work: TransactionWork<Result>,
    isKept: (result: Result) => boolean,
  ): Promise<Result> {
    const { client, begun } = await this.#begin(begin).catch((error) => {
      if (isConnectionLoss(error)) return this.#begin(begin).catch(fail);
      return fail(error);
    });
    const failures: unknown[] = [];
    try {
      const result = await work(watched(client, failures), begun);
      const end = isKept(result) ? "COMMIT" : "ROLLBACK";
      if (failures.length === 0) await this.#end(client, end).catch((error) => failures.push(error));
      if (failures.length > 0) throw failures[0];
      client.release();
      return result;
    } catch (error) {
      client.release(!(await hasRolledBack(client)));
      if (failures.length > 0) fail(failures[0]);
      throw error;
    }
  }

  async #begin(begin: string): Promise<{ client: PoolClient; begun: readonly ResultRow[] }> {
    const client = await this.#pool.connect();
    try {
      const results: unknown = await client.query(begin);
      return { client, begun: ([results].flat().at(-1) as { rows: ResultRow[] }).rows };
    } catch (error) {
      client.release(!(await hasRolledBack(client)));
      throw error;
    }
  }

  async #end(client: PoolClient, statement: "COMMIT" | "ROLLBACK"): Promise<void> {
    try {
      await client.query(statement);
    } catch (error) {
      if (statement === "ROLLBACK") throw error;
      throw isConnectionLoss(error) ? unknownOutcomeError(this.address, error) : error;
    }
  }
}

/** The callback of a transaction. It may run more than once. */
type TransactionWork<Result> = (connection: Connection, begun: readonly ResultRow[]) => Promise<Result>;

/** Marks database failures, to distinguish them from errors thrown by a callback. */
class DatabaseFailure extends Error {}

function fail(cause: unknown): never {
  throw new DatabaseFailure("A statement failed.", { cause });
}

function openSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once("close", () => sockets.delete(socket));
}

/** Loads `pg` only if a store needs it, because most users do not install it. */
async function loadDriver(address: string): Promise<{ readonly Pool: typeof Pool }> {
  try {
    return (await import("pg")).default;
  } catch (cause) {
    const problem = "requires the package pg, which is not installed: npm install pg";
    throw new StoreUnavailableError("unsupported", address, problem, { cause });
  }
}

/** Wraps a connection, and records errors thrown by its statements. */
function watched(client: PoolClient, failures: unknown[]): Connection {
  // A connection can run only one statement at a time.
  const inTurn = createQueue();
  return {
    query: (text, values = []) =>
      inTurn(async () => {
        try {
          return (await client.query(text, [...values])).rows as ResultRow[];
        } catch (error) {
          failures.push(error);
          throw error;
        }
      }),
  };
}

/** Rolls back. Returns whether the connection can be used again. */
async function hasRolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query("ROLLBACK");
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits before an attempt. Each delay is longer than the last, and has jitter so that two processes do not conflict
 * again.
 */
function pauseBefore(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(2 ** attempt, 250));
  });
}
