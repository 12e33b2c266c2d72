import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Contract, type ReceivedRequest, type Script } from "./contract.ts";
import type { Document } from "./document.ts";
import type { WireRequest } from "./request.ts";

export type { Answer } from "./answer.ts";
export type { ReceivedRequest, Script } from "./contract.ts";

/** A running server. Its requests stay listed until it is closed. */
export interface ContractServer {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  /**
   * Has an operation answer otherwise from now on, or as at first for `undefined`.
   *
   * @throws Error for an operation that the document does not have
   */
  answerWith(operationId: string, script: Script | undefined): void;
  close(): Promise<void>;
}

/**
 * Serves a document on a free loopback port: every request is held against the operation that it matches and is
 * answered with the first example of its success, or else with the smallest one that the document allows (400 with
 * the violations when there are any).
 *
 * It reads the bundle by itself and shares no code with the generator or the runtime, so that agreement means
 * something.
 *
 * @throws Error for a document with an operation that cannot be served: a schema that is invalid, a reference that
 *   leads nowhere, no documented success, a parameter or credential that is written in a way it does not read.
 */
export async function startContractServer(document: unknown): Promise<ContractServer> {
  const contract = new Contract(document as Document);
  const server = createServer((request, response) => {
    // Only a client that hangs up while it sends leads here.
    serve(contract, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received: contract.received,
    answerWith: (operationId, script) => contract.script(operationId, script),
    close: () => close(server),
  };
}

async function serve(contract: Contract, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, contentType, body } = contract.answer(await readRequest(request));
  if (body === undefined || contentType === undefined) response.writeHead(status).end();
  else response.writeHead(status, { "content-type": contentType }).end(encode(contentType, body));
}

function encode(contentType: string, body: unknown): string {
  return /[/+]json$/i.test(contentType) ? JSON.stringify(body) : String(body);
}

async function readRequest(request: IncomingMessage): Promise<WireRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? "",
    target: request.url ?? "",
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
