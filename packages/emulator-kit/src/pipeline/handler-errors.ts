import { isStateUnavailable, ServiceError, unavailableError } from "../framework/service-error.ts";
import { InvalidCursorError } from "../store/store-errors.ts";
import type { ServiceMatch } from "./match-request.ts";

/**
 * The service error that stands for whatever was thrown while a request was handled. An error that nobody expected is a
 * mistake of the emulator: the response says so, and the console has the cause.
 */
export function toServiceError(error: unknown, match: ServiceMatch): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isStateUnavailable(error)) return unavailableError(error);
  const operation = match.kind === "operation" ? match.routed.operation : undefined;
  if (error instanceof InvalidCursorError) return invalidPageTokenError(operation?.pagination?.parameter);
  const failure = `The emulator failed to handle ${operation?.operationId ?? "a request"}.`;
  console.error(failure, error);
  return new ServiceError(500, `${failure} This is a mistake of the emulator, not of the request.`);
}

/** The error of an operation that has no handler: 501. */
export function notImplementedError(operationId: string): ServiceError {
  return new ServiceError(
    501,
    `The emulator does not implement ${operationId}, which its contract documents.`,
  );
}

function invalidPageTokenError(parameter = "pageToken"): ServiceError {
  const problem = `${parameter} must be the token of the page before, of the same list.`;
  return new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: `/${parameter}`, rule: "page-token", problem }],
  });
}
