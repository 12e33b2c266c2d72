import { isStateUnavailable, ServiceError, unavailableError } from "../framework/service-error.ts";
import { InvalidCursorError } from "../store/store-errors.ts";
import type { ServiceMatch } from "./match-request.ts";

/**
 * Converts any error from a handler to a service error. Unexpected errors are bugs in the emulator. Their response says
 * so, and their cause is logged to the console.
 */
export function toServiceError(error: unknown, match: ServiceMatch): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isStateUnavailable(error)) return unavailableError(error);
  const operation = match.kind === "operation" ? match.routed.operation : undefined;
  if (error instanceof InvalidCursorError) return invalidPageTokenError(operation?.pagination?.parameter);
  const failure = `The emulator failed to handle ${operation?.operationId ?? "a request"}.`;
  console.error(failure, error);
  return new ServiceError(500, `${failure} This is a bug in the emulator, not a problem with the request.`);
}

/** Creates the 501 error for an operation without a handler. */
export function notImplementedError(operationId: string): ServiceError {
  return new ServiceError(501, `The emulator does not implement the documented operation ${operationId}.`);
}

function invalidPageTokenError(parameter = "pageToken"): ServiceError {
  const problem = `${parameter} must be the token from the previous page of the same list.`;
  return new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: `/${parameter}`, rule: "page-token", problem }],
  });
}
