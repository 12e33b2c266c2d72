import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** A connection with answers that are due on it. */
interface Connection extends Duplex {
  /** Of sockets: ends, and destroys once all is written. */
  destroySoon?(): void;
}

/** The connections of a server, each with the requests that came by it and have no answer yet. */
export class Connections {
  readonly #due = new Map<Connection, Set<ServerResponse>>();
  readonly #refused = new WeakSet<Connection>();
  #isClosing = false;

  add(connection: Connection): void {
    this.#due.set(connection, new Set());
    connection.once("close", () => this.#due.delete(connection));
  }

  /** Counts a request as being answered until its answer is out, or its connection gone. */
  begin(response: ServerResponse): void {
    const connection = response.req.socket;
    const due = this.#due.get(connection);
    due?.add(response);
    if (this.#isClosing) response.shouldKeepAlive = false;
    response.on("close", () => {
      due?.delete(response);
      if (this.#isClosing && due?.size === 0) connection.destroySoon();
    });
  }

  /** Ends a connection with a last message, after the answers to whole requests that came by it before. */
  refuse(connection: Connection, message: string): void {
    if (this.#refused.has(connection)) return;
    this.#refused.add(connection);
    const due = [...(this.#due.get(connection) ?? [])];
    const last = due.filter(({ req }) => req.complete).at(-1);
    if (last) last.once("close", () => end(connection, message));
    else end(connection, due.some(({ headersSent }) => headersSent) ? "" : message);
  }

  /** Ends every connection: those that owe no answer at once, all others with the last of theirs. */
  close(): void {
    this.#isClosing = true;
    for (const [connection, due] of this.#due) if (due.size === 0) connection.destroy();
    for (const response of [...this.#due.values()].flatMap((due) => [...due]))
      response.shouldKeepAlive = false;
  }
}

function end(connection: Connection, message: string): void {
  if (!connection.writable || message === "") connection.destroy();
  else connection.end(message, () => connection.destroy());
}
