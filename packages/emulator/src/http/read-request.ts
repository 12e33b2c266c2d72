import type { HttpRequest } from "./http-request.ts";
import { RawHeaders } from "./raw-headers.ts";

/**
 * Takes a request of the web standards as a service takes it.
 *
 * @param maxBodyBytesOf of a longer body, by the request's path and query, nothing is kept
 * @throws what reading the body throws
 */
export async function readRequest(
  request: Request,
  maxBodyBytesOf: (target: string) => number,
): Promise<HttpRequest> {
  const { method, url, signal } = request;
  const headers = new RawHeaders([...request.headers].flat());
  const { origin } = new URL(url);
  const target = url.slice(url.indexOf("/", url.indexOf("://") + 3)).replace(/#.*$/, "");
  return { method, target, origin, headers, body: await readBody(request, maxBodyBytesOf(target)), signal };
}

async function readBody({ body }: Request, maxBodyBytes: number): Promise<HttpRequest["body"]> {
  if (!body) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBodyBytes) return "too-large";
    chunks.push(chunk);
  }
  return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
