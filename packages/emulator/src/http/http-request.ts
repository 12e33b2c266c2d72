import type { HeaderReader } from "../contract/route-request.ts";

/** Header fields of a request: by name in any case, and all of them as they came. */
export interface HttpHeaders extends HeaderReader, Iterable<readonly [string, string]> {}

/** A request as a service takes it, whatever it came by. */
export interface HttpRequest {
  /** As it was sent: methods are case-sensitive (RFC 9110 section 9.1). */
  readonly method: string;
  /** Path and query as they came off the wire. */
  readonly target: string;
  /** Scheme and authority that the caller used: `http://127.0.0.1:4010`. */
  readonly origin: string;
  readonly headers: HttpHeaders;
  /**
   * `"too-large"` where it was longer than the service takes, and nobody kept it; `"not-decoded"` where it is not what
   * `Content-Encoding` says, or that is nothing anybody here knows.
   */
  readonly body: Uint8Array | "too-large" | "not-decoded" | undefined;
  /** Aborts when the sender is gone. */
  readonly signal?: AbortSignal;
}

/** The bytes of the body, as far as they were kept. */
export function bytesOf({ body }: HttpRequest): Uint8Array | undefined {
  return typeof body === "string" ? undefined : body;
}
