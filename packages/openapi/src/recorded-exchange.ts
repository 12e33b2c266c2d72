import type { HeaderReader } from "./route-request.ts";

/** Reason why a recorded message body cannot be read. */
export type BodyObstacle =
  | "the body was not recorded"
  | "only part of the body was recorded"
  | "the body is not valid Base64"
  | "the body cannot be decompressed";

/** A recorded request or response. */
export interface RecordedMessage {
  readonly headers: RecordedHeaders;
  /** Body without its content coding; `undefined` for a message without a body. */
  readonly body: Uint8Array | string | undefined;
  /** If set, `body` is `undefined`. */
  readonly obstacle?: BodyObstacle;
}

/** A recorded request with its response. */
export interface Exchange {
  /** Time of the request in milliseconds since 1970; `undefined` if the recording has no valid time. */
  readonly at: number | undefined;
  /** Name of the service, if recorded. */
  readonly service: string | undefined;
  readonly method: string;
  /** URL, or path and query if the recording contains no host. */
  readonly target: string;
  readonly request: RecordedMessage;
  /** `undefined` if the exchange has no response. */
  readonly status: number | undefined;
  readonly response: RecordedMessage;
}

/**
 * Case-insensitive header fields. Unlike `Headers`, this class accepts any name, because a recording may contain any.
 */
export class RecordedHeaders implements HeaderReader {
  /** All fields as recorded. A repeated field, such as `set-cookie`, appears several times. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly #values = new Map<string, string>();

  constructor(fields: Iterable<readonly [name: string, value: string]> = []) {
    this.fields = [...fields];
    for (const [name, value] of this.fields) {
      const key = name.toLowerCase();
      const before = this.#values.get(key);
      this.#values.set(key, before === undefined ? value : `${before}, ${value}`);
    }
  }

  /** Returns a value. Joins fields with the same name (RFC 9110 section 5.3). */
  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  /** Returns the names in lower case. */
  names(): Iterable<string> {
    return this.#values.keys();
  }
}
