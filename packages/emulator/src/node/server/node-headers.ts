import type { IncomingMessage } from "node:http";
import type { HttpHeaders } from "../../http/http-request.ts";

/** Header fields where Node keeps them: nothing is copied, since most requests ask for one or two. */
export class NodeHeaders implements HttpHeaders {
  readonly #message: IncomingMessage;

  /** @param message of a server that joins duplicates (`joinDuplicateHeaders`), as RFC 9110 section 5.3 has it */
  constructor(message: IncomingMessage) {
    this.#message = message;
  }

  get(name: string): string | null {
    const value: unknown = this.#message.headers[name.toLowerCase()];
    if (typeof value === "string") return value;
    return Array.isArray(value) ? value.join(", ") : null;
  }

  *[Symbol.iterator](): Generator<readonly [string, string]> {
    const { rawHeaders } = this.#message;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      yield [rawHeaders[at] as string, rawHeaders[at + 1] as string];
    }
  }
}
