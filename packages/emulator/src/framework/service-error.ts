import type { Violation } from "@seamline/openapi/violation";
import type { ServiceResponse } from "../pipeline/service-response.ts";
import { StoreError } from "../store/store-errors.ts";

/** What more a refusal says. */
export interface RefusalDetails {
  /** Why, in the service's own word: `FAILED_PRECONDITION`, `dnsZone.not_found`. The service's word for the status otherwise. */
  readonly reason?: string;
  /** The field or resource that it is about. */
  readonly field?: string;
  /** What of the contract was broken. */
  readonly violations?: readonly Violation[];
  /** When to come again, in milliseconds: `Retry-After`. */
  readonly retryAfterMs?: number;
  /** Methods that may be used, for the header `Allow`. */
  readonly allow?: readonly string[];
}

/** A request that a service does not carry out. The service turns it into an answer of its own shape. */
export class ServiceError extends Error {
  override readonly name: string = "Refusal";
  readonly status: number;
  readonly details: RefusalDetails;

  /** @param problem what was wrong, and what would be right: shown to the caller */
  constructor(status: number, problem: string, details: RefusalDetails = {}) {
    super(problem);
    this.status = status;
    this.details = details;
  }
}

/**
 * The refusal of a body that breaks a rule which its schema cannot say: 400 INVALID_ARGUMENT.
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

/** The word of a status, where a refusal brings none of its own. The contract has none for a failure of the service. */
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

/** A refusal in the shape that the errors of retention and functions have: a code, a word for programs, and details. */
export function statusErrorResponse({ status, message, details }: ServiceError): ServiceResponse {
  const { reason, violations = [], retryAfterMs, allow } = details;
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
    headers: {
      "content-type": JSON_TYPE,
      ...(status === 401 && { "www-authenticate": "Bearer" }),
      ...(retryAfterMs !== undefined && { "retry-after": `${Math.ceil(retryAfterMs / 1000)}` }),
      ...(allow && allow.length > 0 && { allow: allow.join(", ") }),
    },
    body: JSON.stringify({ error }),
  };
}

/** Another state takes the place of the one that something was begun in: a reset, a seed or a snapshot. */
export class StateReplacedError extends Error {
  override readonly name: string = "StateReplacedError";

  constructor() {
    super("Its state was replaced meanwhile, by a reset, a seed or a snapshot.");
  }
}

/** Whether it is the state that fails or goes, and neither the request nor its handler. */
export function isStateUnavailable(error: unknown): boolean {
  if (error instanceof StateReplacedError) return true;
  return error instanceof StoreError && (error.code === "closed" || error.code === "unavailable");
}

/** What requests are answered with while the emulator has no state to answer from. */
export function unavailableError(error: unknown): ServiceError {
  const why = error instanceof Error ? error.message : String(error);
  return new ServiceError(503, `The emulator cannot answer. ${why}`);
}
