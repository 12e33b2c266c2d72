import type { CheckedRequest } from "@seamline/openapi/request-check";
import { violationOf } from "@seamline/openapi/request-warning";
import type { AnyService, Profile } from "../framework/service.ts";
import { ServiceError } from "../framework/service-error.ts";
import { bytesOf, type HttpRequest } from "../http/http-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import type { Exchange } from "./exchange.ts";
import type { OperationMatch } from "./match-request.ts";

/** The error for an undecodable body (RFC 9110 section 15.5.16). */
const NOT_DECODED = "Content-Encoding must be gzip, deflate or identity, and must match the body.";

/**
 * Parses and validates a request according to its operation's contract.
 *
 * @param exchange records warnings and violations
 * @param strict whether to reject requests with unknown parameters or members
 * @throws ServiceError 400, 413, 415
 */
export function validateRequest(
  { document, routed }: OperationMatch,
  request: HttpRequest,
  exchange: Pick<Exchange, "warn" | "noteViolations">,
  strict: boolean,
): CheckedRequest {
  if (request.body === "too-large")
    throw new ServiceError(413, "The body exceeds the maximum size of the service.");
  if (request.body === "not-decoded") throw new ServiceError(415, NOT_DECODED);
  const { operation, pathParameters, query, overridden } = routed;
  const body = overridden ? undefined : bytesOf(request);
  const parts = { pathParameters, query, headers: request.headers, body };
  const checked = document.contract.checkRequest(operation, parts);
  if (checked.warnings.length > 0) exchange.warn(checked.warnings);
  if (checked.violations.length === 0 && !strict) return checked;
  // Unknown names are listed first, because a misspelled name explains why another member is missing.
  const unknown = strict ? checked.warnings.map(violationOf) : [];
  const violations = [...unknown, ...checked.violations];
  exchange.noteViolations("request", violations);
  const [first] = violations;
  if (first) throw new ServiceError(400, first.problem, { violations });
  return checked;
}

interface ResponseValidation {
  readonly service: AnyService;
  readonly profile: Profile;
  /** Records the violations. */
  readonly exchange: Exchange;
}

/**
 * Validates a response. If a response violates its contract, it is replaced by an error, so that users do not mistake a
 * bug in the emulator for the behavior of the service. Responses in the `observed` profile are not validated, because
 * they deviate from the contract intentionally.
 *
 * @returns the response, or a 500 error that describes the violation
 */
export function validateResponse(
  response: ServiceResponse,
  { document, routed: { operation } }: OperationMatch,
  { service, profile, exchange }: ResponseValidation,
): ServiceResponse {
  const { status, headers, body, json } = response;
  // Documents list neither HTTP errors nor the emulator's own errors: 405, 413 and 501.
  const isDocumented = status < 400 || operation.responses.has(`${status}`);
  if (profile === "observed" || !isDocumented) return response;
  const reader = { get: (name: string) => headers[name.toLowerCase()]?.toString() ?? null };
  const checked = { status, headers: reader, body: body as string | Uint8Array | undefined, json };
  const violations = document.contract.checkResponse(operation, checked);
  const [violation] = violations;
  if (!violation) return response;
  exchange.noteViolations("response", violations);
  const place = violation.pointer === "" ? violation.in : `${violation.in} ${violation.pointer}`;
  const problem = `The emulator's response to ${operation.operationId} violates the contract (${place}): ${violation.problem}`;
  console.error(problem);
  return service.errorResponse(new ServiceError(500, problem), profile, operation);
}
