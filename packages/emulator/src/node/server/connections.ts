import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** A connection on which responses are due. */
interface Connection extends Duplex {
  /** Of sockets: ends, and destroys once all is written. */
  destroySoon?(): void;
}

/**
 * How many requests of a connection may wait before it is no longer read. As long as it is read, its end is noticed, and
 * with it that nobody waits for the pending response any more.
 */
const MAX_WAITING = 16;

/** A request without a complete response, and the function that handles it. */
interface DueResponse {
  readonly response: ServerResponse;
  readonly handle: () => void;
}

/**
 * The connections of a server, each with its requests that have no complete response yet.
 *
 * A connection has one request handled at a time. Requests that a client sends without waiting (HTTP pipelining, RFC 9112
 * section 9.3.2) wait until the operating system has taken the response before theirs. When many wait, the connection is
 * not read any more: a client that reads no responses costs the memory of one, and its other requests stay in the buffers
 * of the system.
 */
export class Connections {
  /** In the order of the requests. The first one is being handled. */
  readonly #due = new Map<Connection, DueResponse[]>();
  readonly #ended = new WeakSet<Connection>();
  #isClosing = false;

  add(connection: Connection): void {
    const due: DueResponse[] = [];
    this.#due.set(connection, due);
    connection.once("close", () => this.#due.delete(connection));
    // Node resumes reading by itself after each request.
    connection.on("resume", () => {
      if (due.length > MAX_WAITING) connection.pause();
    });
  }

  /** Handles a request when its turn comes. That does not happen if the connection closes before. */
  handleInTurn(response: ServerResponse, handle: () => void): void {
    const connection = response.req.socket;
    const due = this.#due.get(connection);
    if (due === undefined) return;
    due.push({ response, handle });
    if (this.#isClosing) response.shouldKeepAlive = false;
    response.once("close", () => this.#startNext(connection, due));
    if (due.length === 1) handle();
    else if (due.length > MAX_WAITING) connection.pause();
  }

  /**
   * Ends a connection that was idle for too long: no request came, or its client reads nothing of a response. A response
   * that is still being made may take longer.
   */
  endIdle(connection: Connection): void {
    const isResponseDue = (this.#due.get(connection)?.length ?? 0) > 0;
    if (!isResponseDue || connection.writableLength > 0) connection.destroy();
  }

  /** Ends a connection with a last message, after the responses to the complete requests before it. */
  end(connection: Connection, message: string): void {
    if (this.#ended.has(connection)) return;
    this.#ended.add(connection);
    const due = (this.#due.get(connection) ?? []).map(({ response }) => response);
    const last = due.filter(({ req }) => req.complete).at(-1);
    if (last) last.once("close", () => destroyAfter(connection, message));
    else destroyAfter(connection, due.some(({ headersSent }) => headersSent) ? "" : message);
  }

  /** Ends every connection: idle ones at once, the others after the response to the request being handled. */
  close(): void {
    this.#isClosing = true;
    for (const [connection, [first]] of this.#due) {
      if (first) first.response.shouldKeepAlive = false;
      else connection.destroy();
    }
  }

  #startNext(connection: Connection, due: DueResponse[]): void {
    due.shift();
    if (connection.destroyed) return;
    if (this.#isClosing) return void connection.destroySoon?.();
    if (due.length === MAX_WAITING) connection.resume();
    const [next] = due;
    // The only response to an incomplete request is the last message.
    if (next && (next.response.req.complete || !this.#ended.has(connection))) next.handle();
  }
}

/** Sends a last message, if there is one, and destroys the connection. */
function destroyAfter(connection: Connection, message: string): void {
  if (!connection.writable || message === "") connection.destroy();
  else connection.end(message, () => connection.destroy());
}
