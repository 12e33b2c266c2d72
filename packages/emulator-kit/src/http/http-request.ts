import { joinBytes } from "../bytes/join-bytes.ts";
import { type HttpHeaders, RawHeaders } from "./http-headers.ts";

/** A request to a service, independent of the server. */
export interface HttpRequest {
  /** Case-sensitive method (RFC 9110 section 9.1). */
  readonly method: string;
  /** Undecoded path and query. */
  readonly target: string;
  /** Scheme and authority of the request: `http://127.0.0.1:4010`. */
  readonly origin: string;
  readonly headers: HttpHeaders;
  /**
   * `"too-large"` if the body exceeded the limit of the service; nothing of it was kept. `"not-decoded"` if the body
   * does not match its `Content-Encoding`, or the emulator does not support that coding.
   */
  readonly body: Uint8Array | "too-large" | "not-decoded" | undefined;
  /** Aborts when the sender disconnects. */
  readonly signal?: AbortSignal;
}

/** Returns the bytes of the body, if they were kept. */
export function bytesOf({ body }: HttpRequest): Uint8Array | undefined {
  return typeof body === "string" ? undefined : body;
}

/**
 * Converts a web-standard request.
 *
 * @param maxBodyBytesOf returns the maximum body size in bytes for a target; longer bodies are not kept
 * @throws errors of reading the body
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
 * @param maxBytes maximum size; a longer body is not kept
 * @throws errors of reading the stream
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
