import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ConformanceCase, JournalEntry } from "./case.ts";
import { loadCases } from "./load-cases.ts";
import { createScript, FOR_BROWSERS, type Script, sendResponse } from "./scripted-responses.ts";

/** A running server. */
export interface ConformanceServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface ConformanceServerOptions {
  /** Default: all cases of `@seamline/client-core`. */
  readonly cases?: readonly ConformanceCase[];
  /** Default: a free port. */
  readonly port?: number;
}

/**
 * Starts a loopback server that sends the responses defined by the cases. A client with the base URL
 * `<url>/<run>/<case>` receives that case's responses. A run's name can be any text without a slash, and each new run
 * starts with the first response. `GET /cases` returns the cases, and `GET /journal/<run>/<case>` returns the received
 * requests.
 *
 * @throws Error if the port is in use
 */
export async function startConformanceServer({
  cases = loadCases(),
  port = 0,
}: ConformanceServerOptions = {}): Promise<ConformanceServer> {
  const stage = createStage(cases);
  const server = createServer((request, response) => {
    // Rejects only if the client disconnects during the request.
    respond(stage, request, response).catch(() => response.destroy());
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const { port: bound } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${bound}`, close: () => close(server) };
}

/** All runs. */
interface Stage {
  readonly cases: readonly ConformanceCase[];
  /** Returns a run's script, creating it on first use, or `undefined` for an unknown case. */
  scriptOf(run: string, name: string): Script | undefined;
}

function createStage(cases: readonly ConformanceCase[]): Stage {
  const byName = new Map(cases.map((each) => [each.name, each]));
  const scripts = new Map<string, Script>();
  return {
    cases,
    scriptOf(run, name) {
      const one = byName.get(name);
      const key = `${run}/${name}`;
      if (one && !scripts.has(key)) scripts.set(key, createScript(one.answers));
      return scripts.get(key);
    },
  };
}

async function respond(stage: Stage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === "OPTIONS") return allowEverything(request, response);
  const [target = "", query = ""] = (request.url ?? "").split("?");
  const [, run = "", name = "", ...path] = target.split("/");
  if (run === "cases") return sendJson(response, stage.cases);
  if (run === "journal") return sendJson(response, stage.scriptOf(name, `${path[0]}`)?.journal ?? []);
  const entry = await entryOf(request, `/${path.join("/")}`, query);
  const script = stage.scriptOf(run, name);
  sendResponse(response, script?.play(entry) ?? { status: 599, text: `unknown case ${name}` });
}

async function entryOf(request: IncomingMessage, path: string, query: string): Promise<JournalEntry> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? "",
    path,
    query: [...new URLSearchParams(query)],
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks).toString("base64"),
  };
}

/** Responds to a browser's preflight request (Fetch standard, CORS protocol). */
function allowEverything(request: IncomingMessage, response: ServerResponse): void {
  const requestedHeaders = request.headers["access-control-request-headers"];
  // Browsers retry requests on their own if a reused connection breaks.
  response.shouldKeepAlive = false;
  response.writeHead(204, {
    ...FOR_BROWSERS,
    "access-control-allow-methods": "GET, PUT, POST, PATCH, DELETE",
    ...(requestedHeaders && { "access-control-allow-headers": requestedHeaders }),
  });
  response.end();
}

function sendJson(response: ServerResponse, value: unknown): void {
  sendResponse(response, { json: value });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
