import type { Violation } from "@seamline/openapi/violation";
import type { ServiceResponse } from "../http/service-response.ts";
import { StoreError } from "../store/store-errors.ts";

/** Details of a service error. */
export interface ServiceErrorDetails {
  /**
   * The service's code for the reason: `FAILED_PRECONDITION`, `dnsZone.not_found`. The default is its code for the
   * status.
   */
  readonly reason?: string;
  /** The invalid field, or the affected resource. */
  readonly field?: string;
  /** Contract violations in the request. */
  readonly violations?: readonly Violation[];
  /** Delay before a retry, in milliseconds: `Retry-After`. */
  readonly retryAfterMs?: number;
  /** Allowed methods, for the `Allow` header. */
  readonly allow?: readonly string[];
}

/** An error response of a service. The service formats it as its documents describe. */
export class ServiceError extends Error {
  override readonly name: string = "ServiceError";
  readonly status: number;
  readonly details: ServiceErrorDetails;

  /** @param problem message for the caller: what is wrong and how to fix it */
  constructor(status: number, problem: string, details: ServiceErrorDetails = {}) {
    super(problem);
    this.status = status;
    this.details = details;
  }
}

/**
 * Returns a 400 error for a rule that the schema of the body cannot express.
 *
 * @param pointer JSON pointer into the body
 * @param rule name of the rule
 */
export function invalidFieldError(pointer: string, rule: string, problem: string): ServiceError {
  return new ServiceError(400, problem, {
    field: pointer,
    violations: [{ in: "body", pointer, rule, problem }],
  });
}

const JSON_TYPE = "application/json; charset=UTF-8";

/** Default reasons by status. The contract defines no reasons for failures of the service. */
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
 * Returns the header fields of an error that do not depend on its body.
 *
 * @param challenge authentication scheme for the `WWW-Authenticate` header of a 401 response; no header if it is
 * `undefined`
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

/** A reset, a seed or a snapshot has replaced the state while work was in progress. */
export class StateReplacedError extends Error {
  override readonly name: string = "StateReplacedError";

  constructor() {
    super("The state was replaced by a reset, a seed or a snapshot.");
  }
}

/**
 * Returns whether an error means that the state failed or is being replaced, as opposed to an invalid request or a bug
 * in a handler.
 */
export function isStateUnavailable(error: unknown): boolean {
  if (error instanceof StateReplacedError) return true;
  return error instanceof StoreError && ["closed", "replaced", "unavailable"].includes(error.code);
}

/** Returns the 503 error for requests while the emulator has no usable state. */
export function unavailableError(error: unknown): ServiceError {
  const why = error instanceof Error ? error.message : String(error);
  return new ServiceError(503, `The emulator cannot handle requests. ${why}`);
}
