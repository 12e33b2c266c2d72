import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as requestByHttp,
  type ServerResponse,
} from "node:http";
import { request as requestByHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { hostOfAuthority } from "@seamline/openapi/page-origin";
import type { LoopbackAddress } from "./loopback-address.ts";
import { PassingBody, RecordingFile, recordedHeaders } from "./recorded-line.ts";
import { type Rejection, rejectionOf } from "./rejection.ts";

export interface RecordingProxy {
  /** Address such as `http://127.0.0.1:4020`. */
  readonly url: string;
  /** Exchanges recorded so far. */
  readonly count: number;
  /** Closes idle connections, and resolves after all exchanges in progress have ended. */
  close(): Promise<void>;
}

/**
 * Starts a proxy that forwards requests to a service unchanged, and records them with their responses. It rejects
 * requests from web pages and requests outside the base path of the service.
 */
export async function startRecordingProxy(
  { host, port }: LoopbackAddress,
  upstream: URL,
  file: string,
): Promise<RecordingProxy> {
  const recording = new RecordingFile(file);
  const server = createServer((request, response) => passOn(request, response, upstream, recording));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    get count() {
      return recording.count;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
      recording.close();
    },
  };
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: URL,
  recording: RecordingFile,
): void {
  const rejection = rejectionOf(request);
  if (rejection !== undefined) {
    reject(response, rejection);
    return;
  }
  const path = pathOf(request, upstream);
  const exchange = new PassingExchange(request, `${upstream.origin}${path}`, recording);
  const forwarded = forward(request, upstream, path);
  forwarded.on("response", (incoming) => {
    response.sendDate = false;
    response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, endToEndHeaders(incoming));
    incoming.on("data", (part: Buffer) => exchange.responseBody.add(part));
    incoming.on("close", () => {
      exchange.end(incoming);
      if (!incoming.complete) response.destroy();
    });
    // Ignore the error: the "close" event follows in any case.
    incoming.on("error", () => undefined);
    incoming.pipe(response);
  });
  forwarded.on("error", (error: NodeJS.ErrnoException) => failWith(response, exchange, error));
  response.on("close", () => void forwarded.destroy());
  request.on("error", () => void forwarded.destroy());
  request.on("data", (part: Buffer) => exchange.requestBody.add(part));
  request.pipe(forwarded);
}

/** Sends the path unchanged. A URL object would resolve dot segments and convert backslashes to slashes. */
function forward(request: IncomingMessage, upstream: URL, path: string): ClientRequest {
  const send = upstream.protocol === "https:" ? requestByHttps : requestByHttp;
  return send({
    protocol: upstream.protocol,
    hostname: hostOfAuthority(upstream.hostname),
    port: upstream.port,
    path,
    method: request.method,
    headers: forwardedHeaders(request, upstream.host),
  });
}

function reject(response: ServerResponse, { status, message }: Rejection): void {
  // Close the connection, because the rest of the request stays unread.
  response.writeHead(status, { "content-type": "text/plain", connection: "close" });
  response.end(`${message}\n`);
}

/** Handles a service that is unreachable, or that closed the connection before responding. */
function failWith(
  response: ServerResponse,
  exchange: PassingExchange,
  { code }: NodeJS.ErrnoException,
): void {
  exchange.end(undefined);
  if (response.headersSent || response.destroyed) return;
  response.writeHead(502, { "content-type": "text/plain" });
  response.end(`The proxy received no response from the service (${code ?? "unknown error"}).\n`);
}

function pathOf({ url = "/" }: IncomingMessage, upstream: URL): string {
  return `${upstream.pathname.replace(/\/+$/, "")}${url}`;
}

/** Headers that apply to a single connection (RFC 9110 section 7.6.1). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Returns all headers except hop-by-hop headers, in their original order and spelling. */
function endToEndHeaders({ rawHeaders, headers }: IncomingMessage): string[] {
  const named = (headers.connection ?? "").toLowerCase().split(/\s*,\s*/);
  return rawHeaders.flatMap((name, at) => {
    const key = name.toLowerCase();
    const isName = at % 2 === 0;
    return isName && !HOP_BY_HOP.has(key) && !named.includes(key) ? [name, rawHeaders[at + 1] ?? ""] : [];
  });
}

/** Headers that the proxy sets itself. A client could remove Content-Length by naming it in `Connection`. */
const FRAMING: ReadonlySet<string> = new Set(["host", "content-length"]);

function forwardedHeaders(request: IncomingMessage, host: string): string[] {
  const fields = endToEndHeaders(request);
  const others = fields.filter((_, at) => !FRAMING.has((fields[at - (at % 2)] ?? "").toLowerCase()));
  return ["Host", host, ...others, ...framingOf(request)];
}

/** Returns framing headers. Without them, Node sends the body of a GET as if it were the next request. */
function framingOf({ headers }: IncomingMessage): string[] {
  if (headers["transfer-encoding"] !== undefined) return ["Transfer-Encoding", "chunked"];
  const length = headers["content-length"];
  return length === undefined ? [] : ["Content-Length", length];
}

class PassingExchange {
  readonly requestBody: PassingBody = new PassingBody();
  readonly responseBody: PassingBody = new PassingBody();
  readonly url: string;
  readonly #request: IncomingMessage;
  readonly #recording: RecordingFile;
  readonly #at: string = new Date().toISOString();
  #isRecorded = false;

  constructor(request: IncomingMessage, url: string, recording: RecordingFile) {
    this.#request = request;
    this.url = url;
    this.#recording = recording;
  }

  /** Records the exchange. Further calls have no effect. */
  end(response: IncomingMessage | undefined): void {
    if (this.#isRecorded) return;
    this.#isRecorded = true;
    const { method } = this.#request;
    this.#recording.add({
      at: this.#at,
      method,
      url: this.url,
      request: message(this.#request, this.requestBody),
      ...(response && { status: response.statusCode, response: message(response, this.responseBody) }),
    });
  }
}

function message(incoming: IncomingMessage, body: PassingBody): object {
  const recorded = body.toRecord(incoming.complete);
  return { headers: recordedHeaders(incoming), ...(recorded && { body: recorded }) };
}
