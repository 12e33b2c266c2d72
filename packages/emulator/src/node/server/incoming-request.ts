import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpHeaders, HttpRequest } from "@seamline/emulator-kit";
import type { ReceivedRequest, RepeatedHeaders, ServerContext } from "@seamline/emulator-kit/host";

export interface ReceivingServer {
  /** True if only this machine can reach the server. */
  readonly isLoopbackOnly: boolean;
  readonly server: ServerContext;
  readonly repeatedHeaders: RepeatedHeaders;
}

/** A request received by Node's server. Its abort signal is created on demand, because most requests do not need it. */
export class NodeRequest implements ReceivedRequest {
  readonly method: string;
  readonly target: string;
  readonly origin: string;
  readonly headers: HttpHeaders;
  readonly body: HttpRequest["body"];
  readonly isLoopbackOnly: boolean;
  readonly server: ServerContext;
  readonly #response: ServerResponse;
  #signal: AbortSignal | undefined;

  constructor(
    message: IncomingMessage,
    response: ServerResponse,
    { target, origin }: RequestedAddress,
    body: HttpRequest["body"],
    { isLoopbackOnly, server, repeatedHeaders }: ReceivingServer,
  ) {
    this.method = message.method ?? "GET";
    this.target = target;
    this.origin = origin;
    this.headers = repeatedHeaders.of(message.rawHeaders);
    this.body = body;
    this.isLoopbackOnly = isLoopbackOnly;
    this.server = server;
    this.#response = response;
  }

  get signal(): AbortSignal {
    this.#signal ??= signalOf(this.#response);
    return this.#signal;
  }
}

/** Returns a signal that aborts if the connection closes before the response is sent. */
function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!response.writableFinished)
      controller.abort(new DOMException("The client has disconnected.", "AbortError"));
  };
  if (response.closed) abort();
  else response.once("close", abort);
  return controller.signal;
}

export interface RequestedAddress {
  /** Scheme and authority, such as `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** Path and query. */
  readonly target: string;
}

/** An authority without user information, that is, a host and an optional port (RFC 9110 section 7.2). */
const AUTHORITY = /^[\w.~!$&'()*+;=%:[\]-]+$/;

const ABSOLUTE = /^https?:\/\/(?<authority>[^/?#]*)(?<rest>.*)$/is;

/**
 * Returns a request's address. An absolute target overrides Host (RFC 9112 section 3.2.2), and HTTP/1.0 does not
 * require a host.
 *
 * @returns `undefined` if the host is invalid
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

/** Returns whether a message has a body (RFC 9112 section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return (length !== undefined && length !== "0") || headers["transfer-encoding"] !== undefined;
}

/** Returns whether `Content-Length` exceeds `maxBytes`. */
export function declaresTooLarge({ headers }: IncomingMessage, maxBytes: number): boolean {
  return Number(headers["content-length"] ?? 0) > maxBytes;
}

/**
 * Reads the body of a message. If the body is longer than the limit, discards it without reading to the end.
 *
 * @throws Error if the connection closes before the end of the body
 */
export function readBody(message: IncomingMessage, maxBytes: number): Promise<HttpRequest["body"]> {
  if (declaresTooLarge(message, maxBytes)) return Promise.resolve("too-large");
  const kept = new KeptChunks(Number(message.headers["content-length"] ?? 0));
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

/** Maximum number of chunks to collect before they are joined. */
const LOOSE_CHUNKS = 256;

/** Bodies with at least this declared length, in bytes, are allocated in advance. */
const LONG_BODY = 1024 * 1024;

/**
 * Collects a body's chunks. Each chunk has an overhead of a few hundred bytes, and a chunk may contain a single byte,
 * so chunks are joined regularly. If a long body declares its length, its chunks are copied into a single buffer as
 * they arrive, because joining them at the end would double the memory and block the process.
 */
class KeptChunks {
  readonly #declared: number;
  readonly #joined: Buffer[] = [];
  #loose: Buffer[] = [];
  #whole: Buffer | undefined;
  #length = 0;

  /** @param declared the `Content-Length` of the body, if present */
  constructor(declared: number) {
    this.#declared = declared;
  }

  get length(): number {
    return this.#length;
  }

  add(chunk: Buffer): void {
    this.#whole?.set(chunk, this.#length);
    this.#length += chunk.length;
    if (this.#whole) return;
    if (this.#loose.push(chunk) < LOOSE_CHUNKS && this.#length < LONG_BODY) return;
    this.#joined.push(Buffer.concat(this.#loose));
    this.#loose = [];
    if (this.#length >= LONG_BODY && this.#declared > this.#length) this.#reserve();
  }

  #reserve(): void {
    this.#whole = Buffer.allocUnsafeSlow(this.#declared);
    let at = 0;
    for (const chunk of this.#joined.splice(0)) at += chunk.copy(this.#whole, at);
  }

  /** Returns the bytes as a plain array. A slice of a Buffer would keep the whole Buffer in memory. */
  bytes(): Uint8Array {
    const whole = this.#whole ?? Buffer.concat([...this.#joined, ...this.#loose], this.#length);
    return new Uint8Array(whole.buffer, whole.byteOffset, this.#length);
  }
}

/**
 * Reads and discards the rest of a body, within limits of time and bytes. Otherwise, a client that sends everything
 * before it reads would get a connection reset instead of the response (RFC 9112 section 9.6).
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
