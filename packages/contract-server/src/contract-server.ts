import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { type RequestCheck, type RoutedRequest, requestCheckOf, type WireRequest } from "./request-check.ts";
import { checkTarget, match, type Route, routesOf, splitTarget } from "./routing.ts";
import { type ServedResponse, type Success, successOf } from "./sample-responses.ts";
import { SchemaChecks } from "./schema-checks.ts";

export type { ServedResponse } from "./sample-responses.ts";

/** A running server. */
export interface ContractServer {
  readonly url: string;
  /** All requests since the server started. */
  readonly received: readonly ReceivedRequest[];
  /**
   * Sets the responses of an operation; `undefined` restores the documented success.
   *
   * @throws Error if the document has no such operation
   */
  respondWith(operationId: string, script: Script | undefined): void;
  close(): Promise<void>;
}

/**
 * Serves a document on a free loopback port, and checks every request against the matching operation. The response is
 * the first example of the operation's successful response, or else a minimal sample of its schema. An invalid request
 * is rejected with 400 and the violations.
 *
 * Routing and validation share no code with the generator, the runtime or the emulator, so they serve as an independent
 * check.
 *
 * @throws Error if the document has an operation that cannot be served: an invalid schema, an unresolved reference, no
 * documented success, or an unsupported parameter or credential
 */
export async function startContractServer(document: unknown): Promise<ContractServer> {
  const contract = new Contract(document as OpenApiDocument);
  const server = createServer((request, response) => {
    // Rejects only if the client disconnects during the request.
    serve(contract, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received: contract.received,
    respondWith: (operationId, script) => contract.script(operationId, script),
    close: () => close(server),
  };
}

async function serve(contract: Contract, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, contentType, body } = contract.respondTo(await readRequest(request));
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

/** A received request with its violations of the contract. */
export interface ReceivedRequest extends WireRequest {
  /** The operation that matches the method and path; `undefined` if no operation matches. */
  readonly operationId: string | undefined;
  /** Path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** Violations of the contract. Empty if the request is valid. */
  readonly violations: readonly string[];
  readonly response: ServedResponse;
}

/** Creates the response to a valid request. Default: an empty 200 response with the content type JSON. */
export type Script = (request: RoutedRequest) => Partial<ServedResponse>;

interface Endpoint {
  readonly route: Route;
  readonly check: RequestCheck;
  readonly success: Success;
}

type Outcome = Omit<ReceivedRequest, keyof WireRequest>;

/** Checks requests against a document. The constructor rejects documents that cannot be served. */
export class Contract {
  readonly received: ReceivedRequest[] = [];
  readonly #endpoints: readonly Endpoint[];
  readonly #scripts = new Map<string, Script>();

  /** @throws Error with the operation that cannot be served, and the reason */
  constructor(document: OpenApiDocument) {
    const schemas = new SchemaChecks(document);
    const routes = routesOf(document);
    this.#endpoints = routes.map((route) => endpointOf(document, schemas, routes, route));
    if (this.#endpoints.length === 0) throw new Error("Cannot serve a document without operations");
  }

  /** @throws Error if the document has no such operation */
  script(operationId: string, script: Script | undefined): void {
    if (!this.#endpoints.some(({ route }) => route.operationId === operationId))
      throw new Error(`Unknown operation ${operationId}`);
    if (script) this.#scripts.set(operationId, script);
    else this.#scripts.delete(operationId);
  }

  /** Records a request with its violations, and returns the response. */
  respondTo(request: WireRequest): ServedResponse {
    const outcome = this.#checkSafely(request);
    this.received.push({ ...request, ...outcome });
    return outcome.response;
  }

  /** Reports an internal error as a violation, so that the test fails immediately instead of timing out. */
  #checkSafely(request: WireRequest): Outcome {
    try {
      return this.#check(request);
    } catch (error) {
      return rejected(500, [`the server failed: ${error}`]);
    }
  }

  #check(request: WireRequest): Outcome {
    const unclear = checkTarget(request.target);
    if (unclear.length > 0) return rejected(400, unclear);
    const { path, query } = splitTarget(request.target);
    for (const endpoint of this.#endpoints) {
      const { route, check } = endpoint;
      const values = match(route, request.method, path);
      if (!values) continue;
      const routed = { ...request, path: values, query };
      const violations = check(routed);
      const response =
        violations.length > 0 ? rejected(400, violations).response : this.#responseOf(endpoint, routed);
      return { operationId: route.operationId, path: decodeValues(values), violations, response };
    }
    return rejected(400, [`no operation matches ${request.method} ${path}`]);
  }

  #responseOf({ route, success }: Endpoint, request: RoutedRequest): ServedResponse {
    const script = this.#scripts.get(route.operationId);
    return script ? { status: 200, contentType: JSON_TYPE, ...script(request) } : success(request);
  }
}

const JSON_TYPE = "application/json";

function endpointOf(
  document: OpenApiDocument,
  schemas: SchemaChecks,
  routes: readonly Route[],
  route: Route,
): Endpoint {
  try {
    const check = requestCheckOf(document, schemas, route);
    return { route, check, success: successOf(document, routes, route) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot serve ${route.method} ${route.template}: ${reason}`, { cause: error });
  }
}

function rejected(status: number, violations: readonly string[]): Outcome {
  const response = { status, contentType: JSON_TYPE, body: { violations } };
  return { operationId: undefined, path: {}, violations, response };
}

function decodeValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
}
