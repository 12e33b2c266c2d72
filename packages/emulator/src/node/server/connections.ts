import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** A connection with pending responses. */
interface Connection extends Duplex {
  /** For sockets only: ends the socket, and destroys it when everything is written. */
  destroySoon?(): void;
}

/**
 * Maximum number of waiting requests before a connection is paused. While a connection is paused, it does not notice
 * that the client has disconnected, so pending responses are not aborted.
 */
const MAX_WAITING = 16;

/** A request whose response is not complete yet, with its handler. */
interface DueResponse {
  readonly response: ServerResponse;
  readonly handle: () => void;
}

/**
 * The connections of a server, with the requests that do not have a complete response yet.
 *
 * Requests on one connection are handled one at a time. Pipelined requests (RFC 9112 section 9.3.2) wait until the
 * operating system has accepted the previous response. If many requests wait, the connection is paused. Therefore, a
 * client that does not read its responses occupies the memory of only one response. Its other requests stay in system
 * buffers.
 */
export class Connections {
  /** Pending responses in request order. The first one is being handled. */
  readonly #due = new Map<Connection, DueResponse[]>();
  readonly #ended = new WeakSet<Connection>();
  #isClosing = false;

  add(connection: Connection): void {
    const due: DueResponse[] = [];
    this.#due.set(connection, due);
    connection.once("close", () => this.#due.delete(connection));
    // Node resumes reading after each request.
    connection.on("resume", () => {
      if (due.length > MAX_WAITING) connection.pause();
    });
  }

  /** Handles a request after all earlier requests, unless the connection closes first. */
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
   * Closes a connection that has been idle for too long, because no request arrived or the client is not reading its
   * response. Responses that are still being created are not affected.
   */
  endIdle(connection: Connection): void {
    const isResponseDue = (this.#due.get(connection)?.length ?? 0) > 0;
    if (!isResponseDue || connection.writableLength > 0) connection.destroy();
  }

  /** Sends a last message after the responses to earlier complete requests, then closes the connection. */
  end(connection: Connection, message: string): void {
    if (this.#ended.has(connection)) return;
    this.#ended.add(connection);
    const due = (this.#due.get(connection) ?? []).map(({ response }) => response);
    const last = due.filter(({ req }) => req.complete).at(-1);
    if (last) last.once("close", () => destroyAfter(connection, message));
    else destroyAfter(connection, due.some(({ headersSent }) => headersSent) ? "" : message);
  }

  /** Closes idle connections immediately, and all others after their current response. */
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
    // On an ended connection, an incomplete request is not handled, because the last message is its response.
    if (next && (next.response.req.complete || !this.#ended.has(connection))) next.handle();
  }
}

/** Sends an optional last message and destroys the connection. */
function destroyAfter(connection: Connection, message: string): void {
  if (!connection.writable || message === "") connection.destroy();
  else connection.end(message, () => connection.destroy());
}
