import type { HeaderReader } from "@seamline/openapi/route-request";

/** Why the body of a recorded message cannot be read. */
export type BodyObstacle =
  | "the body was not recorded"
  | "the body was recorded in part"
  | "the body is no Base64"
  | "the body cannot be decompressed";

/** A request or a response of a recording. */
export interface RecordedMessage {
  readonly headers: RecordedHeaders;
  /** Without its content coding; `undefined` where there was none. */
  readonly body: Uint8Array | string | undefined;
  /** Then `body` is `undefined`. */
  readonly obstacle?: BodyObstacle;
}

/** A request of a recording with its response. */
export interface Exchange {
  /** When the request was sent, in milliseconds since 1970; `undefined` where the recording has no valid time. */
  readonly at: number | undefined;
  /** The service, where the recording names it. */
  readonly service: string | undefined;
  /** Upper case. */
  readonly method: string;
  /** The URL, or path and query where the recording names no host. */
  readonly target: string;
  readonly request: RecordedMessage;
  /** `undefined` where no response came. */
  readonly status: number | undefined;
  readonly response: RecordedMessage;
}

/** Header fields by name in any case. Unlike `Headers` it takes any name, since a recording may hold any. */
export class RecordedHeaders implements HeaderReader {
  readonly #values = new Map<string, string>();

  /** Fields of the same name are joined (RFC 9110 section 5.3). */
  constructor(fields: Iterable<readonly [name: string, value: string]> = []) {
    for (const [name, value] of fields) {
      const key = name.toLowerCase();
      const before = this.#values.get(key);
      this.#values.set(key, before === undefined ? value : `${before}, ${value}`);
    }
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  /** In lower case. */
  names(): Iterable<string> {
    return this.#values.keys();
  }
}
