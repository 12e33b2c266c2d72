import type { Exchange } from "@seamline/openapi/recorded-exchange";
import type { Routed } from "@seamline/openapi/route-request";
import { type Difference, requestDifference, responseDifference } from "./difference.ts";
import type { ObservedDocument } from "./observed-document.ts";

export interface ExchangeCheck {
  readonly differences: readonly Difference[];
  /** Reason why the response could not be checked, if any. */
  readonly unchecked?: string;
}

/** A 304 response has no body (RFC 9110 section 15.4.5). */
const NOT_MODIFIED = 304;

/** Additional findings from comparing a response body with its schema. */
export interface WalkedBody {
  /** Members that the schema does not describe. */
  readonly undocumented: readonly string[];
  /** Returns whether the value at the pointer is allowed by an open enum. */
  isOpenValue(pointer: string): boolean;
}

export function isAccepted({ status }: Exchange): boolean {
  return status !== undefined && status >= 200 && status < 400;
}

export function checkExchange(
  exchange: Exchange,
  document: ObservedDocument,
  routed: Routed,
  walked: WalkedBody,
): ExchangeCheck {
  const { contract, names } = document;
  const differences = isAccepted(exchange) ? requestDifferences(exchange, document, routed) : [];
  const { status, response, method } = exchange;
  if (status === undefined) return { differences, unchecked: "no response was recorded" };
  if (method === "HEAD" || status === NOT_MODIFIED)
    return { differences, unchecked: "the response has no body" };
  const { headers, body } = response;
  const violations = contract.reportResponse(routed.operation, { status, headers, body });
  const isReadable = response.obstacle === undefined;
  const ofResponse = violations
    .filter(({ in: place }) => isReadable || place === "status")
    .filter(
      ({ rule, pointer }) =>
        rule !== "additionalProperties" && !(rule === "enum" && walked.isOpenValue(pointer)),
    )
    .map((violation) => responseDifference(violation, names));
  const all = [...differences, ...ofResponse, ...walked.undocumented.map(undocumentedMember)];
  return isReadable ? { differences: all } : { differences: all, unchecked: response.obstacle };
}

function requestDifferences(
  { request }: Exchange,
  { contract, names }: ObservedDocument,
  { operation, pathParameters, query, overridden }: Routed,
): Difference[] {
  const { headers, body } = request;
  const parts = { pathParameters, query, headers, body: overridden ? undefined : body };
  const { violations } = contract.checkRequest(operation, parts);
  const isReadable = request.obstacle === undefined;
  return violations
    .filter(({ in: place }) => isReadable || place !== "body")
    .map((violation) => requestDifference(violation, names));
}

function undocumentedMember(pointer: string): Difference {
  return {
    message: "response",
    in: "body",
    pointer,
    rule: "additionalProperties",
    problem: "is not documented.",
  };
}
