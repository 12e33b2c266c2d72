import type { HttpHeaders } from "./http-headers.ts";
import { type HttpRequest, readStream } from "./http-request.ts";
import type { ServerContext } from "./server-context.ts";

/** A request to the emulator, and the server that received it. */
export interface ReceivedRequest extends HttpRequest {
  /** True if the server accepts only connections from this machine. */
  readonly isLoopbackOnly?: boolean;
  /** The server that received the request, or `undefined` if no network is involved. */
  readonly server?: ServerContext;
}

/** The platform's names for content codings (RFC 9110 section 8.4.1). `x-gzip` is an alias for gzip. */
const FORMATS: Readonly<Record<string, CompressionFormat>> = {
  gzip: "gzip",
  "x-gzip": "gzip",
  deflate: "deflate",
};

/** Returns whether the body of a request is compressed. Most bodies are not, and do not need a decoder. */
export function isEncoded({ headers, body }: HttpRequest): boolean {
  return body instanceof Uint8Array && codingOf(headers) !== "identity";
}

/**
 * Decompresses the body of a request.
 *
 * @param maxBodyBytes maximum size of the decompressed body in bytes; a longer body is discarded
 */
export async function decodeRequest(
  request: ReceivedRequest,
  maxBodyBytes: number,
): Promise<ReceivedRequest> {
  const { body, method, target, origin, headers, isLoopbackOnly, server } = request;
  if (!(body instanceof Uint8Array)) return request;
  const format = FORMATS[codingOf(headers)];
  // The members are listed, because a spread would lose class getters.
  return {
    method,
    target,
    origin,
    headers,
    body: format ? await decoded(body, format, maxBodyBytes) : "not-decoded",
    ...(isLoopbackOnly && { isLoopbackOnly }),
    ...(server && { server }),
    get signal() {
      return request.signal;
    },
  };
}

function codingOf(headers: HttpHeaders): string {
  return headers.get("content-encoding")?.trim().toLowerCase() || "identity";
}

async function decoded(
  bytes: Uint8Array,
  format: CompressionFormat,
  maxBytes: number,
): Promise<HttpRequest["body"]> {
  const encoded = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  try {
    return await readStream(encoded.pipeThrough(new DecompressionStream(format)), maxBytes);
  } catch {
    return "not-decoded";
  }
}
