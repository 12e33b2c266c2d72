import type { Answer } from "./answer.ts";
import { requestCheckOf } from "./check-request.ts";
import type { Document } from "./document.ts";
import type { RequestCheck, RoutedRequest, WireRequest } from "./request.ts";
import { match, type Route, routesOf } from "./routes.ts";
import { SchemaChecks } from "./schema-checks.ts";
import { type Success, successOf } from "./success.ts";
import { checkTarget, splitTarget } from "./target.ts";

/** One request that the server took, and what the contract says of it. */
export interface ReceivedRequest extends WireRequest {
  /** The operation whose method and path it matches; `undefined` when there is none. */
  readonly operationId: string | undefined;
  /** Path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** What the contract does not allow; empty when it holds. */
  readonly violations: readonly string[];
  readonly answer: Answer;
}

/** How a test has an operation answer a request that keeps the contract. What it leaves out is a 200 in JSON. */
export type Script = (request: RoutedRequest) => Partial<Answer>;

/** An operation that is ready to be served. */
interface Endpoint {
  readonly route: Route;
  readonly check: RequestCheck;
  readonly success: Success;
}

type Verdict = Omit<ReceivedRequest, keyof WireRequest>;

/** Judges requests by a document. Everything that a document can have wrong shows when it is made, not later. */
export class Contract {
  readonly received: ReceivedRequest[] = [];
  readonly #endpoints: readonly Endpoint[];
  readonly #scripts = new Map<string, Script>();

  /** @throws Error that says what cannot be served, and why. */
  constructor(document: Document) {
    const schemas = new SchemaChecks(document);
    const routes = routesOf(document);
    this.#endpoints = routes.map((route) => endpointOf(document, schemas, routes, route));
    if (this.#endpoints.length === 0) throw new Error("Cannot serve a document without operations");
  }

  /** @throws Error for an operation that the document does not have */
  script(operationId: string, script: Script | undefined): void {
    if (!this.#endpoints.some(({ route }) => route.operationId === operationId))
      throw new Error(`There is no operation ${operationId}`);
    if (script) this.#scripts.set(operationId, script);
    else this.#scripts.delete(operationId);
  }

  /** Lists the request with its violations and says how to answer it. */
  answer(request: WireRequest): Answer {
    const said = this.#judgeSafely(request);
    this.received.push({ ...request, ...said });
    return said.answer;
  }

  /** A request that breaks the server must fail its test at once, with the reason, and not leave its client waiting. */
  #judgeSafely(request: WireRequest): Verdict {
    try {
      return this.#judge(request);
    } catch (error) {
      return refusal(500, [`the server failed: ${error}`]);
    }
  }

  #judge(request: WireRequest): Verdict {
    const unclear = checkTarget(request.target);
    if (unclear.length > 0) return refusal(400, unclear);
    const { path, query } = splitTarget(request.target);
    for (const endpoint of this.#endpoints) {
      const { route, check } = endpoint;
      const values = match(route, request.method, path);
      if (!values) continue;
      const routed = { ...request, path: values, query };
      const violations = check(routed);
      const answer = violations.length > 0 ? refusal(400, violations).answer : this.#answer(endpoint, routed);
      return { operationId: route.operationId, path: decodeValues(values), violations, answer };
    }
    return refusal(400, [`no operation has ${request.method} ${path}`]);
  }

  #answer({ route, success }: Endpoint, request: RoutedRequest): Answer {
    const script = this.#scripts.get(route.operationId);
    return script ? { status: 200, contentType: JSON_TYPE, ...script(request) } : success(request);
  }
}

const JSON_TYPE = "application/json";

function endpointOf(
  document: Document,
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

function refusal(status: number, violations: readonly string[]): Verdict {
  const answer = { status, contentType: JSON_TYPE, body: { violations } };
  return { operationId: undefined, path: {}, violations, answer };
}

function decodeValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
}
