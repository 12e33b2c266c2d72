import type { IncomingMessage } from "node:http";

/** Whom a request asks, and for what. */
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
