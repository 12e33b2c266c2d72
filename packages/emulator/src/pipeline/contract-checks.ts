import type { CheckedRequest } from "@seamline/openapi/request-check";
import { violationOf } from "@seamline/openapi/request-warning";
import type { AnyService, Profile } from "../framework/service.ts";
import { ServiceError } from "../framework/service-error.ts";
import type { Exchange } from "./exchange.ts";
import { bytesOf, type HttpRequest } from "./http-request.ts";
import type { OperationMatch } from "./match-request.ts";
import type { ServiceResponse } from "./service-response.ts";

/** What a body must be that comes compressed (RFC 9110 section 15.5.16). */
const NOT_DECODED = "Content-Encoding must be gzip, deflate or identity, and the body must be so.";

/**
 * Reads a request by the contract of its operation.
 *
 * @param exchange is given the warnings about what the service ignores
 * @param strict whether what the service ignores is an error
 * @throws ServiceError 400, 413, 415
 */
export function validateRequest(
  { document, routed }: OperationMatch,
  request: HttpRequest,
  exchange: Exchange,
  strict: boolean,
): CheckedRequest {
  if (request.body === "too-large") throw new ServiceError(413, "The body is longer than the service takes.");
  if (request.body === "not-decoded") throw new ServiceError(415, NOT_DECODED);
  const { operation, pathParameters, query, overridden } = routed;
  const body = overridden ? undefined : bytesOf(request);
  const parts = { pathParameters, query, headers: request.headers, body };
  const read = document.contract.checkRequest(operation, parts);
  if (read.warnings.length > 0) exchange.warn(read.warnings);
  if (read.violations.length === 0 && !strict) return read;
  // What is misspelt comes first: what is missing may be the same thing.
  const unknown = strict ? read.warnings.map(violationOf) : [];
  const violations = [...unknown, ...read.violations];
  const [first] = violations;
  if (first) throw new ServiceError(400, first.problem, { violations });
  return read;
}

/**
 * Makes sure that no response goes out which its contract does not know: a mistake of the emulator must not pass for
 * the service. The profile `observed` leaves the contract on purpose.
 *
 * @returns the response, or a 500 that says what is wrong with it
 */
export function validateResponse(
  response: ServiceResponse,
  { document, routed: { operation } }: OperationMatch,
  service: AnyService,
  profile: Profile,
): ServiceResponse {
  const { status, headers, body, json } = response;
  // What HTTP or the emulator itself responds with is in no document: 405, 413, 501.
  const isDocumented = status < 400 || operation.responses.has(`${status}`);
  if (profile === "observed" || !isDocumented) return response;
  const reader = { get: (name: string) => headers[name.toLowerCase()]?.toString() ?? null };
  const checked = { status, headers: reader, body: body as string | Uint8Array | undefined, json };
  const [broken] = document.contract.checkResponse(operation, checked);
  if (!broken) return response;
  const where = broken.pointer === "" ? broken.in : `${broken.in} ${broken.pointer}`;
  const problem = `The emulator's answer to ${operation.operationId} breaks its contract (${where}): ${broken.problem}`;
  console.error(problem);
  return service.errorResponse(new ServiceError(500, problem), profile);
}
