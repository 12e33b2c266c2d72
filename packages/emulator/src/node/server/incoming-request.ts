import type { IncomingMessage, ServerResponse } from "node:http";
import { type HttpHeaders, RawHeaders } from "../../pipeline/http-headers.ts";
import type { HttpRequest } from "../../pipeline/http-request.ts";

/** A request that Node's server has taken. What few ask for is made when they do. */
export class NodeRequest implements HttpRequest {
  readonly method: string;
  readonly target: string;
  readonly origin: string;
  readonly headers: HttpHeaders;
  readonly body: HttpRequest["body"];
  readonly isLoopbackOnly: boolean;
  readonly #response: ServerResponse;
  #signal: AbortSignal | undefined;

  constructor(
    message: IncomingMessage,
    response: ServerResponse,
    { target, origin }: RequestedAddress,
    body: HttpRequest["body"],
    isLoopbackOnly: boolean,
  ) {
    this.method = message.method ?? "GET";
    this.target = target;
    this.origin = origin;
    this.headers = new RawHeaders(message.rawHeaders);
    this.body = body;
    this.isLoopbackOnly = isLoopbackOnly;
    this.#response = response;
  }

  get signal(): AbortSignal {
    this.#signal ??= signalOf(this.#response);
    return this.#signal;
  }
}

/** Aborts when the connection closes before the answer is out. */
function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const gone = (): void => {
    if (!response.writableFinished) controller.abort(new DOMException("The sender is gone.", "AbortError"));
  };
  if (response.closed) gone();
  else response.once("close", gone);
  return controller.signal;
}

/** Whom a request asks, and for what. */
interface RequestedAddress {
  /** Scheme and authority: `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** Path and query. */
  readonly target: string;
}

/** An authority without user information: a name or an address, and perhaps a port (RFC 9110 section 7.2). */
const AUTHORITY = /^[\w.~!$&'()*+;=%:[\]-]+$/;

const ABSOLUTE = /^https?:\/\/(?<authority>[^/?#]*)(?<rest>.*)$/is;

/**
 * What a request asks for, as its sender wrote it. An absolute target outranks Host (RFC 9112 section 3.2.2), and
 * HTTP/1.0 need not name a host at all.
 *
 * @returns `undefined` where what it names is no host
 */
export function requestedAddress(message: IncomingMessage): RequestedAddress | undefined {
  const { url = "/", headers, socket } = message;
  const absolute = url.startsWith("/") ? undefined : ABSOLUTE.exec(url)?.groups;
  const authority = absolute ? absolute.authority : headers.host || addressOf(socket);
  if (authority === undefined || !AUTHORITY.test(authority)) return undefined;
  return { origin: `http://${authority}`, target: absolute ? inOriginForm(absolute.rest) : url };
}

function inOriginForm(rest = ""): string {
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function addressOf({ localAddress = "", localPort }: IncomingMessage["socket"]): string {
  return `${localAddress.includes(":") ? `[${localAddress}]` : localAddress}:${localPort}`;
}

/** Whether a message brings a body (RFC 9112 section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return (length !== undefined && length !== "0") || headers["transfer-encoding"] !== undefined;
}

/** Whether a message says that its body is longer than `maxBytes`. */
export function isSaidTooLarge({ headers }: IncomingMessage, maxBytes: number): boolean {
  return Number(headers["content-length"] ?? 0) > maxBytes;
}

/**
 * The body of a message. Of a longer one nothing is kept, and its rest is not read.
 *
 * @throws Error where the connection ends before the body does
 */
export function readBody(message: IncomingMessage, maxBytes: number): Promise<HttpRequest["body"]> {
  if (isSaidTooLarge(message, maxBytes)) return Promise.resolve("too-large");
  const kept = new KeptChunks();
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      kept.add(chunk);
      if (kept.length > maxBytes) settle("too-large");
    };
    const settle = (body: HttpRequest["body"]): void => {
      message.off("data", take).pause();
      resolve(body);
    };
    message
      .on("data", take)
      .once("end", () => resolve(kept.bytes()))
      .once("error", reject);
  });
}

/** How many chunks are kept as they come. */
const LOOSE_CHUNKS = 256;

/**
 * The chunks of a body. A chunk takes some hundred bytes beside its content, and its sender may put a single byte into
 * each: many of them are joined as they come.
 */
class KeptChunks {
  readonly #joined: Buffer[] = [];
  #loose: Buffer[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(chunk: Buffer): void {
    this.#length += chunk.length;
    if (this.#loose.push(chunk) < LOOSE_CHUNKS) return;
    this.#joined.push(Buffer.concat(this.#loose));
    this.#loose = [];
  }

  /** A plain array: slices of a Buffer are views, and would keep the whole of it in memory wherever a part is kept. */
  bytes(): Uint8Array {
    const { buffer, byteOffset } = Buffer.concat([...this.#joined, ...this.#loose], this.#length);
    return new Uint8Array(buffer, byteOffset, this.#length);
  }
}

/**
 * Reads on and keeps nothing, for so long and so many bytes at most: who reads only after sending everything would
 * otherwise find the connection reset, and no answer (RFC 9112 section 9.6).
 */
export function discardRest(
  message: IncomingMessage,
  { bytes, ms }: { readonly bytes: number; readonly ms: number },
): Promise<void> {
  let left = bytes;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    message.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) stop();
    });
    message.once("end", stop).once("close", stop).resume();
  });
}
