import type { Contract } from "../src/contract.ts";
import type { CheckedRequest } from "../src/request-check.ts";
import type { Routed, RouteResult } from "../src/route-request.ts";

/** The relevant parts of a request. */
export interface Sent {
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array | string;
}

export const JSON_TYPE = { "content-type": "application/json" };

/** Routes a request. */
export function route(
  contract: Contract,
  method: string,
  target: string,
  { headers = {}, body }: Sent = {},
): RouteResult {
  const form = typeof body === "string" ? body : undefined;
  return contract.route({ method, target, headers: new Headers(headers), form });
}

/** Routes a request that must match an operation. */
export function routed(contract: Contract, method: string, target: string, sent?: Sent): Routed {
  const result = route(contract, method, target, sent);
  if (result.kind !== "operation") throw new Error(`${method} ${target} is routed to ${result.kind}.`);
  return result;
}

/** Routes a request and checks it against its operation. */
export function check(contract: Contract, method: string, target: string, sent: Sent = {}): CheckedRequest {
  const { operation, pathParameters, query } = routed(contract, method, target, sent);
  const headers = new Headers(sent.headers);
  return contract.checkRequest(operation, { pathParameters, query, headers, body: sent.body });
}
