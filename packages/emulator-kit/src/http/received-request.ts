import type { HttpHeaders } from "./http-headers.ts";
import { type HttpRequest, readStream } from "./http-request.ts";
import type { ServerContext } from "./server-context.ts";

/** A request as it arrives at the emulator, with its server. */
export interface ReceivedRequest extends HttpRequest {
  /** Whether it came to a server that only this machine reaches. */
  readonly isLoopbackOnly?: boolean;
  /** The server that it came to; `undefined` without a network. */
  readonly server?: ServerContext;
}

/** Codings of a body, as the platform names them (RFC 9110 section 8.4.1; `x-gzip` is an alias of gzip). */
const FORMATS: Readonly<Record<string, CompressionFormat>> = {
  gzip: "gzip",
  "x-gzip": "gzip",
  deflate: "deflate",
};

/** Whether the body of a request is in a coding. Most are not, and need not wait for a decoder. */
export function isEncoded({ headers, body }: HttpRequest): boolean {
  return body instanceof Uint8Array && codingOf(headers) !== "identity";
}

/**
 * The request with its body as it was before its sender compressed it.
 *
 * @param maxBodyBytes the longest decoded body, in bytes; nothing of a longer one is kept
 */
export async function decodeRequest(
  request: ReceivedRequest,
  maxBodyBytes: number,
): Promise<ReceivedRequest> {
  const { body, method, target, origin, headers, isLoopbackOnly, server } = request;
  if (!(body instanceof Uint8Array)) return request;
  const format = FORMATS[codingOf(headers)];
  // The members are listed, since those of a class are not its own properties and a spread would lose them.
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
