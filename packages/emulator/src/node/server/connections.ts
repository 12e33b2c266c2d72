import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** A connection with answers that are due on it. */
interface Connection extends Duplex {
  /** Of sockets: ends, and destroys once all is written. */
  destroySoon?(): void;
}

/**
 * How many requests of a connection wait before it is read no further. While it is read, the end of the connection is
 * noticed, and with it that nobody waits for the answer under way.
 */
const MAX_WAITING = 16;

/** A request without a whole answer, and what handles it. */
interface DueAnswer {
  readonly response: ServerResponse;
  readonly handle: () => void;
}

/**
 * The connections of a server, each with the requests that came by it and have no answer yet.
 *
 * A connection has one request handled at a time. Those that a client sends without waiting (HTTP pipelining, RFC 9112
 * section 9.3.2) wait until the system has taken the answer before theirs. When many wait, nothing more is read: a
 * client that reads no answers costs the memory of one, and its further requests stay with the system.
 */
export class Connections {
  /** In the order in which the requests came; the first one is being handled. */
  readonly #due = new Map<Connection, DueAnswer[]>();
  readonly #refused = new WeakSet<Connection>();
  #isClosing = false;

  add(connection: Connection): void {
    const due: DueAnswer[] = [];
    this.#due.set(connection, due);
    connection.once("close", () => this.#due.delete(connection));
    // Node reads on by itself after each request.
    connection.on("resume", () => {
      if (due.length > MAX_WAITING) connection.pause();
    });
  }

  /** Has a request handled when its turn comes. It never comes where the connection closes before. */
  handleInTurn(response: ServerResponse, handle: () => void): void {
    const connection = response.req.socket;
    const due = this.#due.get(connection);
    if (due === undefined) return;
    due.push({ response, handle });
    if (this.#isClosing) response.shouldKeepAlive = false;
    response.once("close", () => this.#answered(connection, due));
    if (due.length === 1) handle();
    else if (due.length > MAX_WAITING) connection.pause();
  }

  /**
   * Ends a connection on which nothing has happened for as long as it may: no request came, or its client takes nothing
   * of an answer. An answer that is still being made may take its time.
   */
  endIdle(connection: Connection): void {
    const isOwedAnswer = (this.#due.get(connection)?.length ?? 0) > 0;
    if (!isOwedAnswer || connection.writableLength > 0) connection.destroy();
  }

  /** Ends a connection with a last message, after the answers to whole requests that came by it before. */
  refuse(connection: Connection, message: string): void {
    if (this.#refused.has(connection)) return;
    this.#refused.add(connection);
    const due = (this.#due.get(connection) ?? []).map(({ response }) => response);
    const last = due.filter(({ req }) => req.complete).at(-1);
    if (last) last.once("close", () => end(connection, message));
    else end(connection, due.some(({ headersSent }) => headersSent) ? "" : message);
  }

  /** Ends every connection: those on which no request is being handled at once, all others with that answer. */
  close(): void {
    this.#isClosing = true;
    for (const [connection, [first]] of this.#due) {
      if (first) first.response.shouldKeepAlive = false;
      else connection.destroy();
    }
  }

  #answered(connection: Connection, due: DueAnswer[]): void {
    due.shift();
    if (connection.destroyed) return;
    if (this.#isClosing) return void connection.destroySoon?.();
    if (due.length === MAX_WAITING) connection.resume();
    const [next] = due;
    // A request that breaks off is answered by the last message alone.
    if (next && (next.response.req.complete || !this.#refused.has(connection))) next.handle();
  }
}

function end(connection: Connection, message: string): void {
  if (!connection.writable || message === "") connection.destroy();
  else connection.end(message, () => connection.destroy());
}
