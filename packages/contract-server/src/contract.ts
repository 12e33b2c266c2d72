import { requestCheckOf } from "./check-request.ts";
import type { Document } from "./document.ts";
import type { RequestCheck, WireRequest } from "./request.ts";
import { match, type Route, routesOf } from "./routes.ts";
import { type Answer, sampleAnswer } from "./sample.ts";
import { SchemaChecks } from "./schema-checks.ts";
import { checkTarget, splitTarget } from "./target.ts";

/** One request that the server took, and what the contract says of it. */
export interface ReceivedRequest extends WireRequest {
  /** The operation whose method and path it matches; `undefined` when there is none. */
  readonly operationId: string | undefined;
  /** Path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** What the contract does not allow; empty when it holds. */
  readonly violations: readonly string[];
}

/** An operation that is ready to be served. */
interface Endpoint {
  readonly route: Route;
  readonly check: RequestCheck;
  readonly success: Answer;
}

type Verdict = Pick<ReceivedRequest, "operationId" | "path" | "violations"> & { readonly answer: Answer };

/** Judges requests by a document. Everything that a document can have wrong shows when it is made, not later. */
export class Contract {
  readonly received: ReceivedRequest[] = [];
  readonly #endpoints: readonly Endpoint[];

  /** @throws Error that says what cannot be served, and why. */
  constructor(document: Document) {
    const schemas = new SchemaChecks(document);
    this.#endpoints = routesOf(document).map((route) => endpointOf(document, schemas, route));
    if (this.#endpoints.length === 0) throw new Error("Cannot serve a document without operations");
  }

  /** Lists the request with its violations and says how to answer it. */
  answer(request: WireRequest): Answer {
    const { answer, ...said } = this.#judgeSafely(request);
    this.received.push({ ...request, ...said });
    return answer;
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
    for (const { route, check, success } of this.#endpoints) {
      const values = match(route, request.method, path);
      if (!values) continue;
      const violations = check({ ...request, path: values, query });
      const answer = violations.length > 0 ? refusal(400, violations).answer : success;
      return { operationId: route.operationId, path: decodeValues(values), violations, answer };
    }
    return refusal(400, [`no operation has ${request.method} ${path}`]);
  }
}

function endpointOf(document: Document, schemas: SchemaChecks, route: Route): Endpoint {
  try {
    const check = requestCheckOf(document, schemas, route);
    return { route, check, success: sampleAnswer(document, route) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot serve ${route.method} ${route.template}: ${reason}`, { cause: error });
  }
}

function refusal(status: number, violations: readonly string[]): Verdict {
  return { operationId: undefined, path: {}, violations, answer: { status, body: { violations } } };
}

function decodeValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
}
