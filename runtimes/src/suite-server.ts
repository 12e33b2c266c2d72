import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface SuiteServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Response of `/echo`. */
export interface Echo {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly base64: string;
}

/**
 * Starts the loopback server that the suite calls. The first path segment selects the route. Pages from any origin can
 * call the server.
 */
export async function startSuiteServer(): Promise<SuiteServer> {
  const routes = createRoutes();
  const server = createServer((request, response) => {
    allowAnyOrigin(request, response);
    const [, name = ""] = `${request.url}`.split(/[/?]/);
    const handle = request.method === "OPTIONS" ? preflight : (routes[name] ?? emptyPage);
    // Fails only if the client disconnects during the request.
    Promise.resolve(handle(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function createRoutes(): Record<string, RouteHandler> {
  let visits = 0;
  const busy = new Set<string>();
  return {
    ...storageRoutes(),
    echo,
    bytes: (_, response) => {
      response.setHeader("content-type", "application/octet-stream");
      response.end(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)));
    },
    silent: () => undefined,
    stalled: (_, response) => response.writeHead(200, { "content-type": "application/json" }).write("{"),
    redirected: ({ headers }, response) =>
      response.writeHead(307, { location: `http://localhost:${headers.host?.split(":")[1]}/visited` }).end(),
    visited: (_, response) => {
      visits += 1;
      response.end();
    },
    visits: (_, response) => sendJson(response, 200, visits),
    // Returns the request headers in the error body, as some services do.
    forbidden: ({ headers }, response) => sendJson(response, 403, headers),
    // Rejects the first request to each path.
    busy: ({ url = "" }, response) => {
      const isFirst = !busy.has(url);
      busy.add(url);
      if (isFirst) response.setHeader("retry-after", "0");
      sendJson(response, isFirst ? 429 : 200, {});
    },
  };
}

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", url: path = "", headers } = request;
  const base64 = (await bodyOf(request)).toString("base64");
  sendJson(response, 200, { method, path, headers: headers as Echo["headers"], base64 } satisfies Echo);
}

/** A page that browsers open. */
function emptyPage(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Suite</title>");
}

function preflight(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204).end();
}

/** Allows pages from any origin (CORS). `*` would not include the `authorization` header. */
function allowAnyOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-methods", "*");
  response.setHeader("access-control-allow-headers", headers["access-control-request-headers"] ?? "*");
  response.setHeader("access-control-expose-headers", "*");
}

/**
 * Delay before a connection breaks, in milliseconds. Without the delay, browsers would drop bytes that the page has not
 * read yet.
 */
const TIME_TO_READ = 100;

/** Stores one archive at a signed URL, and breaks the connection if the whole archive is requested. */
function storageRoutes(): Record<string, RouteHandler> {
  let archive: Buffer = Buffer.alloc(0);
  let headers: IncomingMessage["headers"] = {};
  const urlOf = (request: IncomingMessage): string =>
    `http://${request.headers.host}/archive?signature=s3cret`;
  const put: RouteHandler = async (request, response) => {
    archive = await bodyOf(request);
    headers = request.headers;
    response.end();
  };
  const get: RouteHandler = (request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    const length = archive.length - from;
    const range = { "content-range": `bytes ${from}-${archive.length - 1}/${archive.length}` };
    response.writeHead(from ? 206 : 200, { etag: '"1"', "content-length": length, ...(from && range) });
    if (from) response.end(archive.subarray(from));
    else
      response.write(archive.subarray(0, length / 2), () =>
        setTimeout(() => response.destroy(), TIME_TO_READ),
      );
  };
  return {
    archive: (request, response) => (request.method === "PUT" ? put : get)(request, response),
    uploaded: (_, response) => sendJson(response, 200, { headers, bytes: archive.length }),
    // Routes of the functions service.
    v2: (request, response) =>
      sendJson(response, 200, {
        uploadUrl: urlOf(request),
        downloadUrl: urlOf(request),
        storageSource: { bucket: "b", object: "o" },
      }),
  };
}

/** Handles a request from the suite. */
type RouteHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
