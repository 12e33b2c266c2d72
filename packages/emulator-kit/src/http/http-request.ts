import { joinBytes } from "../bytes/join-bytes.ts";
import { type HttpHeaders, RawHeaders } from "./http-headers.ts";

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
   * `"too-large"` where the body was longer than the service takes, so that nothing of it was kept; `"not-decoded"`
   * where it is not in the coding that `Content-Encoding` names, or the emulator does not know that coding.
   */
  readonly body: Uint8Array | "too-large" | "not-decoded" | undefined;
  /** Aborts when the sender has disconnected. */
  readonly signal?: AbortSignal;
}

/** The bytes of the body, as far as they were kept. */
export function bytesOf({ body }: HttpRequest): Uint8Array | undefined {
  return typeof body === "string" ? undefined : body;
}

/**
 * Reads a request of the web standards into what a service takes.
 *
 * @param maxBodyBytesOf the longest body, in bytes, for a path and query; nothing of a longer one is kept
 * @throws what reading the body throws
 */
export async function readRequest(
  request: Request,
  maxBodyBytesOf: (target: string) => number,
): Promise<HttpRequest> {
  const { method, url, signal, body } = request;
  const headers = new RawHeaders([...request.headers].flat());
  const { origin } = new URL(url);
  const target = url.slice(url.indexOf("/", url.indexOf("://") + 3)).replace(/#.*$/, "");
  const bytes = body ? await readStream(body, maxBodyBytesOf(target)) : undefined;
  return { method, target, origin, headers, body: bytes, signal };
}

/**
 * Reads a stream to its end.
 *
 * @param maxBytes nothing of a longer one is kept
 * @throws what reading it throws
 */
export async function readStream(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | "too-large"> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) return "too-large";
    chunks.push(chunk);
  }
  return joinBytes(chunks);
}
