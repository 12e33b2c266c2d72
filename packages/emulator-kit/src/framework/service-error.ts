import type { Violation } from "@seamline/openapi/violation";
import type { ServiceResponse } from "../http/service-response.ts";
import { StoreError } from "../store/store-errors.ts";

/** Parts of a service error in addition to its status and message. */
export interface ServiceErrorDetails {
  /**
   * The service's code for the error, such as `FAILED_PRECONDITION` or `dnsZone.not_found`. The default is the code for
   * the status.
   */
  readonly reason?: string;
  /** The invalid field or the affected resource. */
  readonly field?: string;
  /** Contract violations in the request. */
  readonly violations?: readonly Violation[];
  /** How long to wait before a retry, in milliseconds. Sent as `Retry-After`. */
  readonly retryAfterMs?: number;
  /** Allowed methods, sent in the `Allow` header. */
  readonly allow?: readonly string[];
}

/** An error returned by a service, in the format described in its documents. */
export class ServiceError extends Error {
  override readonly name: string = "ServiceError";
  readonly status: number;
  readonly details: ServiceErrorDetails;

  /** @param problem description of the problem and how to fix it */
  constructor(status: number, problem: string, details: ServiceErrorDetails = {}) {
    super(problem);
    this.status = status;
    this.details = details;
  }
}

/**
 * Creates a 400 error for a rule that a JSON schema cannot express.
 *
 * @param pointer JSON pointer into the body
 * @param rule the name of the rule
 */
export function invalidFieldError(pointer: string, rule: string, problem: string): ServiceError {
  return new ServiceError(400, problem, {
    field: pointer,
    violations: [{ in: "body", pointer, rule, problem }],
  });
}

const JSON_TYPE = "application/json; charset=UTF-8";

/** Default error codes by status, for undocumented failures. */
const REASONS: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  405: "UNIMPLEMENTED",
  409: "ALREADY_EXISTS",
  413: "INVALID_ARGUMENT",
  414: "INVALID_ARGUMENT",
  415: "INVALID_ARGUMENT",
  429: "RESOURCE_EXHAUSTED",
  501: "UNIMPLEMENTED",
};

/**
 * Returns the headers of an error response that do not depend on its body.
 *
 * @param challenge the authentication scheme in the `WWW-Authenticate` header of a 401 response; if it is `undefined`,
 * the header is omitted
 */
export function errorFields(
  { status, details }: Pick<ServiceError, "status" | "details">,
  challenge: string | undefined,
): Record<string, string> {
  const { retryAfterMs, allow = [] } = details;
  return {
    ...(status === 401 && challenge !== undefined && { "www-authenticate": challenge }),
    ...(retryAfterMs !== undefined && { "retry-after": `${Math.ceil(retryAfterMs / 1000)}` }),
    ...(allow.length > 0 && { allow: allow.join(", ") }),
  };
}

/** Formats an error as an object with a numeric code, a message, a status name and details. */
export function statusErrorResponse({ status, message, details }: ServiceError): ServiceResponse {
  const { reason, violations = [] } = details;
  const fieldViolations = violations.map(({ in: place, pointer, rule, problem }) => ({
    field: `${place}${pointer}`,
    rule,
    description: problem,
  }));
  const statusName = reason ?? REASONS[status];
  const error = {
    code: status,
    message,
    ...(statusName !== undefined && { status: statusName }),
    ...(fieldViolations.length > 0 && { details: [{ "@type": "BadRequest", fieldViolations }] }),
  };
  return {
    status,
    headers: { "content-type": JSON_TYPE, ...errorFields({ status, details }, "Bearer") },
    body: JSON.stringify({ error }),
  };
}

/** Thrown if a reset, a seed or a snapshot replaces the state while an operation is in progress. */
export class StateReplacedError extends Error {
  override readonly name: string = "StateReplacedError";

  constructor() {
    super("The state was replaced by a reset, a seed or a snapshot.");
  }
}

/**
 * Returns whether an error occurred because the state failed or is being replaced, rather than because of an invalid
 * request or a bug in a handler.
 */
export function isStateUnavailable(error: unknown): boolean {
  if (error instanceof StateReplacedError) return true;
  return error instanceof StoreError && ["closed", "replaced", "unavailable"].includes(error.code);
}

/** Creates the 503 error that requests receive while the emulator has no usable state. */
export function unavailableError(error: unknown): ServiceError {
  const why = error instanceof Error ? error.message : String(error);
  return new ServiceError(503, `The emulator cannot handle requests. ${why}`);
}
