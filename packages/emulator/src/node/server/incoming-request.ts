import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpHeaders, HttpRequest } from "@seamline/emulator-kit";
import type { ReceivedRequest, RepeatedHeaders, ServerContext } from "@seamline/emulator-kit/host";

/** The server that has received a request. */
export interface ReceivingServer {
  /** Whether only this machine can reach it. */
  readonly isLoopbackOnly: boolean;
  readonly server: ServerContext;
  readonly repeatedHeaders: RepeatedHeaders;
}

/** A request that Node's server has received. Its signal is made only when it is read, since most requests need none. */
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

/** Aborts when the connection closes before the response is sent. */
function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!response.writableFinished)
      controller.abort(new DOMException("The sender has disconnected.", "AbortError"));
  };
  if (response.closed) abort();
  else response.once("close", abort);
  return controller.signal;
}

/** The server and the resource that a request names. */
export interface RequestedAddress {
  /** Scheme and authority: `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** Path and query. */
  readonly target: string;
}

/** An authority without user information: a name or an address, and perhaps a port (RFC 9110 section 7.2). */
const AUTHORITY = /^[\w.~!$&'()*+;=%:[\]-]+$/;

const ABSOLUTE = /^https?:\/\/(?<authority>[^/?#]*)(?<rest>.*)$/is;

/**
 * The address of a request, as its sender wrote it. An absolute target overrides Host (RFC 9112 section 3.2.2), and
 * HTTP/1.0 need not name a host at all.
 *
 * @returns `undefined` where the host is invalid
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

/** Whether a message has a body (RFC 9112 section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return (length !== undefined && length !== "0") || headers["transfer-encoding"] !== undefined;
}

/** Whether `Content-Length` exceeds `maxBytes`. */
export function declaresTooLarge({ headers }: IncomingMessage, maxBytes: number): boolean {
  return Number(headers["content-length"] ?? 0) > maxBytes;
}

/**
 * Reads the body of a message. Nothing is kept of a longer body, and its rest is not read.
 *
 * @throws Error where the connection ends before the body does
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

/** How many chunks are kept before they are joined. */
const LOOSE_CHUNKS = 256;

/** From this length on, a body gets the memory that its sender has declared. In bytes. */
const LONG_BODY = 1024 * 1024;

/**
 * The chunks of a body. A chunk takes some hundred bytes of memory beside its content, and a sender may put a single byte
 * into each. So chunks are joined while more of them come. The chunks of a long body of declared length are copied to
 * their place at once, since joining all of them at the end would take twice the memory, and would block the process.
 */
class KeptChunks {
  readonly #declared: number;
  readonly #joined: Buffer[] = [];
  #loose: Buffer[] = [];
  #whole: Buffer | undefined;
  #length = 0;

  /** @param declared the length of the body, if its sender has declared it */
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

  /** The bytes as a plain array: slices of a Buffer are views, and keep all of it in memory as long as one of them is. */
  bytes(): Uint8Array {
    const whole = this.#whole ?? Buffer.concat([...this.#joined, ...this.#loose], this.#length);
    return new Uint8Array(whole.buffer, whole.byteOffset, this.#length);
  }
}

/**
 * Reads the rest of a body and discards it, up to limits of time and bytes. Without that, a client that reads only after
 * it has sent everything would find the connection reset, and no response (RFC 9112 section 9.6).
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
