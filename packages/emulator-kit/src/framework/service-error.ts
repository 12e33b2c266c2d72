import type { Violation } from "@seamline/openapi/violation";
import type { ServiceResponse } from "../http/service-response.ts";
import { StoreError } from "../store/store-errors.ts";

/** Further details of a service error. */
export interface ServiceErrorDetails {
  /** The service's word for the reason: `FAILED_PRECONDITION`, `dnsZone.not_found`. Unless given, its word for the status. */
  readonly reason?: string;
  /** The field or resource that it is about. */
  readonly field?: string;
  /** The rules of the contract that the request breaks. */
  readonly violations?: readonly Violation[];
  /** When to try again, in milliseconds: `Retry-After`. */
  readonly retryAfterMs?: number;
  /** Methods that may be used, for the header `Allow`. */
  readonly allow?: readonly string[];
}

/** An error that a service responds with. The service gives it the shape that its documents describe. */
export class ServiceError extends Error {
  override readonly name: string = "ServiceError";
  readonly status: number;
  readonly details: ServiceErrorDetails;

  /** @param problem what was wrong, and what would be right: shown to the caller */
  constructor(status: number, problem: string, details: ServiceErrorDetails = {}) {
    super(problem);
    this.status = status;
    this.details = details;
  }
}

/**
 * The error of a body that breaks a rule which its schema cannot express: 400 INVALID_ARGUMENT.
 *
 * @param pointer JSON pointer into the body
 * @param rule what is broken, in a word
 */
export function invalidFieldError(pointer: string, rule: string, problem: string): ServiceError {
  return new ServiceError(400, problem, {
    field: pointer,
    violations: [{ in: "body", pointer, rule, problem }],
  });
}

const JSON_TYPE = "application/json; charset=UTF-8";

/** The reason for a status where the error has none of its own. The contract has none for failures of the service. */
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
 * Makes the header fields of an error that do not depend on its body.
 *
 * @param challenge the authentication scheme of a 401 response, for `WWW-Authenticate`; none if it is `undefined`
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

/** An error as an object with a code, a message, a word for programs, and details. */
export function statusErrorResponse({ status, message, details }: ServiceError): ServiceResponse {
  const { reason, violations = [] } = details;
  const fieldViolations = violations.map(({ in: place, pointer, rule, problem }) => ({
    field: `${place}${pointer}`,
    rule,
    description: problem,
  }));
  const word = reason ?? REASONS[status];
  const error = {
    code: status,
    message,
    ...(word !== undefined && { status: word }),
    ...(fieldViolations.length > 0 && { details: [{ "@type": "BadRequest", fieldViolations }] }),
  };
  return {
    status,
    headers: { "content-type": JSON_TYPE, ...errorFields({ status, details }, "Bearer") },
    body: JSON.stringify({ error }),
  };
}

/** A reset, a seed or a snapshot has replaced the state that something was begun in. */
export class StateReplacedError extends Error {
  override readonly name: string = "StateReplacedError";

  constructor() {
    super("Its state was replaced meanwhile, by a reset, a seed or a snapshot.");
  }
}

/** Whether an error means that the state has failed or is being replaced, and not that the request or its handler is wrong. */
export function isStateUnavailable(error: unknown): boolean {
  if (error instanceof StateReplacedError) return true;
  return error instanceof StoreError && ["closed", "replaced", "unavailable"].includes(error.code);
}

/** The error of every request while the emulator has no state to serve: 503. */
export function unavailableError(error: unknown): ServiceError {
  const why = error instanceof Error ? error.message : String(error);
  return new ServiceError(503, `The emulator cannot answer. ${why}`);
}
