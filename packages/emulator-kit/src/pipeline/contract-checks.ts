import type { CheckedRequest } from "@seamline/openapi/request-check";
import { violationOf } from "@seamline/openapi/request-warning";
import type { AnyService, Profile } from "../framework/service.ts";
import { ServiceError } from "../framework/service-error.ts";
import { bytesOf, type HttpRequest } from "../http/http-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import type { Exchange } from "./exchange.ts";
import type { OperationMatch } from "./match-request.ts";

/** The error of a compressed body that cannot be decoded (RFC 9110 section 15.5.16). */
const NOT_DECODED = "Content-Encoding must be gzip, deflate or identity, and the body must be so.";

/**
 * Reads a request by the contract of its operation.
 *
 * @param exchange notes the warnings about what the service ignores
 * @param strict whether a request with something that the service ignores is an error
 * @throws ServiceError 400, 413, 415
 */
export function validateRequest(
  { document, routed }: OperationMatch,
  request: HttpRequest,
  exchange: Pick<Exchange, "warn" | "noteViolations">,
  strict: boolean,
): CheckedRequest {
  if (request.body === "too-large") throw new ServiceError(413, "The body is longer than the service takes.");
  if (request.body === "not-decoded") throw new ServiceError(415, NOT_DECODED);
  const { operation, pathParameters, query, overridden } = routed;
  const body = overridden ? undefined : bytesOf(request);
  const parts = { pathParameters, query, headers: request.headers, body };
  const checked = document.contract.checkRequest(operation, parts);
  if (checked.warnings.length > 0) exchange.warn(checked.warnings);
  if (checked.violations.length === 0 && !strict) return checked;
  // Misspelt names come first, since a member that is missing may be one of them.
  const unknown = strict ? checked.warnings.map(violationOf) : [];
  const violations = [...unknown, ...checked.violations];
  exchange.noteViolations("request", violations);
  const [first] = violations;
  if (first) throw new ServiceError(400, first.problem, { violations });
  return checked;
}

/** What a response is validated by. */
interface ResponseValidation {
  readonly service: AnyService;
  readonly profile: Profile;
  /** Notes the violations. */
  readonly exchange: Exchange;
}

/**
 * Keeps a response that breaks its contract from going out, since clients would take a mistake of the emulator for the
 * service's behaviour. The profile `observed` leaves the contract on purpose.
 *
 * @returns the response, or a 500 that says what is wrong with it
 */
export function validateResponse(
  response: ServiceResponse,
  { document, routed: { operation } }: OperationMatch,
  { service, profile, exchange }: ResponseValidation,
): ServiceResponse {
  const { status, headers, body, json } = response;
  // No document lists the errors of HTTP and of the emulator itself: 405, 413, 501.
  const isDocumented = status < 400 || operation.responses.has(`${status}`);
  if (profile === "observed" || !isDocumented) return response;
  const reader = { get: (name: string) => headers[name.toLowerCase()]?.toString() ?? null };
  const checked = { status, headers: reader, body: body as string | Uint8Array | undefined, json };
  const violations = document.contract.checkResponse(operation, checked);
  const [violation] = violations;
  if (!violation) return response;
  exchange.noteViolations("response", violations);
  const place = violation.pointer === "" ? violation.in : `${violation.in} ${violation.pointer}`;
  const problem = `The emulator's response to ${operation.operationId} breaks its contract (${place}): ${violation.problem}`;
  console.error(problem);
  return service.errorResponse(new ServiceError(500, problem), profile, operation);
}
