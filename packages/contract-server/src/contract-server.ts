import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Ajv2020 } from "ajv/dist/2020.js";
import { checkRequest, type WireRequest } from "./check-request.ts";
import type { Document } from "./document.ts";
import { type Route, routesOf } from "./routes.ts";
import { sampleAnswer } from "./sample.ts";

/** One request that the server took, and what the contract says of it. */
export interface ReceivedRequest extends WireRequest {
  /** The operation whose method and path it matches; `undefined` when there is none. */
  readonly operationId: string | undefined;
  /** Path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** What the contract does not allow; empty when it holds. */
  readonly violations: readonly string[];
}

/** A running server. Its requests stay listed until it is closed. */
export interface ContractServer {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/**
 * Serves a document on a free loopback port: every request is held against the operation that it matches and is
 * answered with the smallest success that the document allows (400 with the violations when there are any).
 *
 * It reads the bundle by itself and shares no code with the generator or the runtime, so that agreement means something.
 */
export async function startContractServer(document: unknown): Promise<ContractServer> {
  const contract = new Contract(document as Document);
  const server = createServer(async (request, response) => {
    const received = contract.receive(await readRequest(request));
    const answer = contract.answer(received);
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received: contract.received, close: () => close(server) };
}

class Contract {
  readonly received: ReceivedRequest[] = [];
  readonly #document: Document;
  readonly #routes: readonly Route[];
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });

  constructor(document: Document) {
    this.#document = document;
    this.#routes = routesOf(document);
    this.#ajv.addSchema({ $id: "document", components: document.components });
  }

  receive(request: WireRequest): ReceivedRequest {
    const { pathname } = new URL(request.target, "http://contract");
    const route = this.#routes.find((each) => each.method === request.method && each.pattern.test(pathname));
    const received = {
      ...request,
      operationId: route?.operationId,
      path: route ? decodeValues(route.pattern.exec(pathname)?.groups ?? {}) : {},
      violations: route
        ? checkRequest(this.#document, this.#ajv, route, request)
        : [`no operation has ${request.method} ${pathname}`],
    };
    this.received.push(received);
    return received;
  }

  answer(received: ReceivedRequest): { status: number; body: unknown } {
    const route = this.#routes.find((each) => each.operationId === received.operationId);
    if (!route || received.violations.length > 0)
      return { status: 400, body: { violations: received.violations } };
    return sampleAnswer(this.#document, route);
  }
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

function decodeValues(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
