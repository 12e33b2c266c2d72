import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import type { GeneratedFile } from "../../src/index.ts";
import { fromRoot, temporaryFolder } from "./workspace.ts";

/** A request as the server received it. */
export interface Received {
  /** Method and target, such as `GET /notes?limit=2`. */
  readonly line: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Responds to a request whose body has been read. Default: 204. */
export type Respond = (response: ServerResponse, received: Received, request: IncomingMessage) => void;

/** A plain Node server that records the received requests. */
export interface Recorder {
  readonly url: string;
  readonly received: Received[];
}

/** Starts a server that stops when the test ends. */
export async function startRecorder(
  respond: Respond = (response) => response.writeHead(204).end(),
): Promise<Recorder> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    const entry = { line: `${method} ${url}`, headers, body: Buffer.concat(chunks).toString("latin1") };
    received.push(entry);
    respond(response, entry, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const runtime = pathToFileURL(fromRoot("packages/client-core/src/index.ts")).href;

/** Imports a generated client as a program would, and creates an instance. The test specifies its type. */
export async function liveClient<Client>(
  files: readonly GeneratedFile[],
  baseUrl: string,
  options: object = {},
): Promise<Client> {
  const { createClient } = await import(runtime);
  const { definition } = await importOperations(files);
  return createClient(definition, { baseUrl, auth: false, ...options }) as Client;
}

/** Imports the standalone operations of a generated client, bound to a client without resources. */
export async function liveOperations<Operations>(
  files: readonly GeneratedFile[],
  baseUrl: string,
): Promise<Operations> {
  const { createBareClient } = await import(runtime);
  const { service, definition: _, ...operations } = await importOperations(files);
  const client = createBareClient(service, { baseUrl, auth: false });
  const bound = Object.entries(operations).map(([name, call]) => [
    name,
    (...args: unknown[]) => (call as (...all: unknown[]) => unknown)(client, ...args),
  ]);
  return Object.fromEntries(bound) as Operations;
}

async function importOperations(files: readonly GeneratedFile[]): Promise<Record<string, unknown>> {
  return importFile(files, "operations.gen.ts");
}

/** Writes the files to a folder, and imports one of them. */
export async function importFile(
  files: readonly GeneratedFile[],
  name: string,
): Promise<Record<string, unknown>> {
  const folder = await temporaryFolder();
  for (const { path, text } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text.replaceAll('"@seamline/client-core"', JSON.stringify(runtime)));
  }
  return import(join(folder, name)) as Promise<Record<string, unknown>>;
}
