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

/** A row of a result, by column. */
export type ResultRow = Readonly<Record<string, unknown>>;

/** A connection within a transaction, or one that each statement takes anew. */
export interface Connection {
  query(text: string, values?: readonly unknown[]): Promise<readonly ResultRow[]>;
}

/** How many connections a process has at most. */
const MAX_CONNECTIONS = 10;
/** How long connecting may take, in milliseconds, and how long to wait for a free connection. */
const CONNECT_WITHIN_MS = 10_000;
/** How long a statement may take, and wait for others, in milliseconds. */
const STATEMENT_MS = 30_000;
/** How long the server keeps a transaction open in which nothing happens, in milliseconds. */
const IDLE_TRANSACTION_MS = 60_000;
/** How often a transaction is begun that meets others. */
const MAX_ATTEMPTS = 20;

/**
 * A pool of connections to a PostgreSQL database. Nothing in here is particular to one server: transactions, timeouts
 * and the codes of errors are those of the protocol.
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
   * Nothing connects before the first statement.
   *
   * @throws StoreArgumentError for what is no URL of a database; StoreUnavailableError where `pg` is missing
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
      // The server may be gone without a word, so that it cannot end the statement.
      query_timeout: STATEMENT_MS + CONNECT_WITHIN_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      application_name: "seamline-emulator",
      keepAlive: true,
      allowExitOnIdle: true,
    });
    // A connection that is lost while nobody uses it is replaced. Without a listener it would end the process.
    pool.on("error", () => undefined);
    pool.on("connect", (client) => void client.on("error", () => undefined));
    return new Database(address, pool, sockets);
  }

  /**
   * Runs one statement in a transaction of its own, and again where its connection is lost, so that doing it twice must do
   * no harm.
   *
   * @throws StoreUnavailableError
   */
  async query(text: string, values: readonly unknown[] = []): Promise<readonly ResultRow[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await this.#pool.query(text, [...values])).rows as ResultRow[];
      } catch (error) {
        // Connections of the pool do not survive a restart of the server. The next one is new.
        const isLost = attempt === 1 && isConnectionLoss(error);
        if (attempt === MAX_ATTEMPTS || !(isLost || isSerializationFailure(error)))
          throw toStoreError(this.address, error);
        await pauseBefore(attempt);
      }
    }
  }

  /**
   * Runs `work` in a transaction, and again where that met others. It is never committed after a statement of it has
   * failed, even if `work` caught the error.
   *
   * @param begin the statements that begin it; the rows of the last one are passed to `work`
   * @param isKept whether it is committed, by what `work` returns; otherwise it is undone
   * @throws what `work` throws; StoreUnavailableError
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
    // The driver forgets connections that were not let in, and each would keep the process alive.
    for (const socket of this.#sockets) socket.destroy();
  }

  /** @throws what `work` throws; DatabaseFailure */
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

/** What a transaction does. It may run more than once. */
type TransactionWork<Result> = (connection: Connection, begun: readonly ResultRow[]) => Promise<Result>;

/** Distinguishes failures of the database from what the work of a transaction throws. */
class DatabaseFailure extends Error {}

function fail(cause: unknown): never {
  throw new DatabaseFailure("A statement failed.", { cause });
}

function openSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once("close", () => sockets.delete(socket));
}

/** Loads `pg` only if a store needs it, since most users of the package do not have it. */
async function loadDriver(address: string): Promise<{ readonly Pool: typeof Pool }> {
  try {
    return (await import("pg")).default;
  } catch (cause) {
    const problem = "needs the package pg, which is not installed: npm install pg";
    throw new StoreUnavailableError("unsupported", address, problem, { cause });
  }
}

/** A connection that notes which of its statements failed. */
function watched(client: PoolClient, failures: unknown[]): Connection {
  // A connection runs one statement at a time.
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

/** @returns whether the connection can be used again */
async function hasRolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query("ROLLBACK");
    return true;
  } catch {
    return false;
  }
}

/** Longer pauses after each attempt, and never the same ones, so that two processes do not keep meeting. */
function pauseBefore(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(2 ** attempt, 250));
  });
}
