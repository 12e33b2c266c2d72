import type { HeaderReader } from "@seamline/openapi/route-request";

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
  /** Aborts when the sender has disconnected. */
  readonly signal?: AbortSignal;
  /** Whether it came to a server that nobody but this machine reaches. */
  readonly isLoopbackOnly?: boolean;
}

/** The bytes of the body, as far as they were kept. */
export function bytesOf({ body }: HttpRequest): Uint8Array | undefined {
  return typeof body === "string" ? undefined : body;
}

/**
 * Header fields as they came: names and values by turns. Nothing is made of them before somebody asks, since most
 * requests ask for one or two, and the journal for none.
 */
export class RawHeaders implements HttpHeaders {
  readonly #fields: readonly string[];

  /** @param fields a name, its value, the next name and so on; nobody changes them any more */
  constructor(fields: readonly string[]) {
    this.#fields = fields;
  }

  /** Several fields of one name are joined (RFC 9110 section 5.3). */
  get(name: string): string | null {
    const fields = this.#fields;
    let value: string | null = null;
    for (let at = 0; at < fields.length; at += 2) {
      if (!isSameName(fields[at] as string, name)) continue;
      value = value === null ? (fields[at + 1] as string) : `${value}, ${fields[at + 1]}`;
    }
    return value;
  }

  *[Symbol.iterator](): Generator<readonly [string, string]> {
    const fields = this.#fields;
    for (let at = 0; at < fields.length; at += 2) yield [fields[at] as string, fields[at + 1] as string];
  }
}

function isSameName(one: string, other: string): boolean {
  return one.length === other.length && (one === other || one.toLowerCase() === other.toLowerCase());
}

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
