import type { HttpRequest } from "./http-request.ts";

/** Codings of a body, as the platform calls them (RFC 9110 section 8.4.1; `x-gzip` is another word for gzip). */
const FORMATS: Readonly<Record<string, CompressionFormat>> = {
  gzip: "gzip",
  "x-gzip": "gzip",
  deflate: "deflate",
};

/** Whether a request brings a body in a coding. Most do not, and are not to wait for anything. */
export function isEncoded({ headers, body }: HttpRequest): boolean {
  return body instanceof Uint8Array && codingOf(headers) !== "identity";
}

/**
 * The request with its body as it was before its sender compressed it, as some clients do with every body.
 *
 * @param maxBodyBytes of a body that is longer when decoded nothing is kept
 */
export async function decodeRequest(request: HttpRequest, maxBodyBytes: number): Promise<HttpRequest> {
  const { body, headers } = request;
  if (!(body instanceof Uint8Array)) return request;
  const format = FORMATS[codingOf(headers)];
  return withBody(request, format ? await decoded(body, format, maxBodyBytes) : "not-decoded");
}

function codingOf(headers: HttpRequest["headers"]): string {
  return headers.get("content-encoding")?.trim().toLowerCase() || "identity";
}

/** A request may be of a class: its members are not its own properties. */
function withBody(request: HttpRequest, body: HttpRequest["body"]): HttpRequest {
  const { method, target, origin, headers, isLoopbackOnly } = request;
  return {
    method,
    target,
    origin,
    headers,
    body,
    ...(isLoopbackOnly && { isLoopbackOnly }),
    get signal() {
      return request.signal;
    },
  };
}

async function decoded(
  bytes: Uint8Array,
  format: CompressionFormat,
  maxBytes: number,
): Promise<HttpRequest["body"]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const plain = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream(format));
  try {
    for await (const chunk of plain as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      length += chunk.length;
      if (length > maxBytes) return "too-large";
      chunks.push(chunk);
    }
  } catch {
    return "not-decoded";
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
