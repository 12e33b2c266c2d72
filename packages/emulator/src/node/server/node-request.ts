import type { IncomingMessage, ServerResponse } from "node:http";
import { type HttpHeaders, type HttpRequest, RawHeaders } from "../../pipeline/http-request.ts";

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
