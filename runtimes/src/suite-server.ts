import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, bodyOf, sendJson } from "./answer.ts";
import { storageAnswers } from "./storage.ts";

export interface SuiteServer {
  readonly url: string;
  close(): Promise<void>;
}

/** What `/echo` answers with. */
export interface Echo {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly base64: string;
}

/**
 * A server on loopback that the suite calls, by the first segment of the path. Pages of every origin may call it.
 */
export async function startSuiteServer(): Promise<SuiteServer> {
  const answers = answersOf();
  const server = createServer((request, response) => {
    allowAnyOrigin(request, response);
    const [, name = ""] = `${request.url}`.split(/[/?]/);
    const answer = request.method === "OPTIONS" ? preflight : (answers[name] ?? emptyPage);
    // Only a client that hangs up while it sends leads there.
    Promise.resolve(answer(request, response)).catch(() => response.destroy());
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

function answersOf(): Record<string, Answer> {
  let visits = 0;
  const busy = new Set<string>();
  return {
    ...storageAnswers(),
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
    // Repeats what it was sent, as careless services do.
    refused: ({ headers }, response) => sendJson(response, 403, headers),
    // Has no time for the first who asks for this path.
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

/** For a browser to open. */
function emptyPage(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Suite</title>");
}

function preflight(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204).end();
}

/** CORS, for browsers. `*` would not cover the header `authorization`. */
function allowAnyOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-methods", "*");
  response.setHeader("access-control-allow-headers", headers["access-control-request-headers"] ?? "*");
  response.setHeader("access-control-expose-headers", "*");
}
