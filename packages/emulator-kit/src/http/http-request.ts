import { joinBytes } from "../bytes/join-bytes.ts";
import { type HttpHeaders, RawHeaders } from "./http-headers.ts";

/** A request to a service, independent of the server that received it. */
export interface HttpRequest {
  /** Case-sensitive method (RFC 9110 section 9.1). */
  readonly method: string;
  /** Path and query, not decoded. */
  readonly target: string;
  /** Scheme and authority of the request: `http://127.0.0.1:4010`. */
  readonly origin: string;
  readonly headers: HttpHeaders;
  /**
   * The body. `"too-large"` if it exceeded the service's limit, in which case it was discarded. `"not-decoded"` if it
   * does not match its `Content-Encoding`, or if the emulator does not support that coding.
   */
  readonly body: Uint8Array | "too-large" | "not-decoded" | undefined;
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal;
}

/** Returns the bytes of the body, unless they were discarded. */
export function bytesOf({ body }: HttpRequest): Uint8Array | undefined {
  return typeof body === "string" ? undefined : body;
}

/**
 * Converts a web-standard `Request`.
 *
 * @param maxBodyBytesOf returns the maximum body size in bytes for a target; longer bodies are discarded
 * @throws any error from reading the body
 */
export async function readRequest(
  request: Request,
  maxBodyBytesOf: (target: string) => number,
): Promise<HttpRequest> {
  const { method, url, signal } = request;
  const body = await bodyOf(request);
  const headers = new RawHeaders([...request.headers].flat());
  const { origin } = new URL(url);
  const target = url.slice(url.indexOf("/", url.indexOf("://") + 3)).replace(/#.*$/, "");
  const bytes = body ? await readStream(body, maxBodyBytesOf(target)) : undefined;
  return { method, target, origin, headers, body: bytes, signal };
}

/** Returns the body as a stream. Firefox does not support `Request.body`. */
async function bodyOf(request: Request): Promise<ReadableStream<Uint8Array> | null> {
  if (request.body !== undefined) return request.body;
  const content = await request.blob();
  return content.size === 0 ? null : content.stream();
}

/**
 * @param maxBytes maximum size in bytes; a longer body is discarded
 * @throws any error from reading the stream
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
