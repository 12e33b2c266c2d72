import type { OperationState } from "../operation-call.ts";
import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** What was known when the time was over. */
export interface OperationTimeoutErrorDetails extends ErrorContext {
  readonly deadlineMs?: number;
  readonly polls?: number;
  readonly elapsedMs?: number;
  readonly state?: OperationState;
}

/**
 * A `wait()`, or `waitUntil`, has reached its `deadlineMs`. The operation itself goes on.
 *
 * Credentials of the call that the service repeats are replaced by `[redacted]`.
 */
export class OperationTimeoutError extends SeamlineError {
  /** How long the wait was to be, in milliseconds. */
  declare readonly deadlineMs?: number;
  /** How many polls the service answered with a state. */
  declare readonly polls?: number;
  /** How long the wait was, in milliseconds of the client's clock. */
  declare readonly elapsedMs?: number;
  /** The last state that the service answered with; absent where it had not answered at all. */
  declare readonly state?: OperationState;

  constructor(message: string, details?: OperationTimeoutErrorDetails) {
    super(message, details, "OperationTimeoutError");
  }
}

/** Whether `value` is an {@link OperationTimeoutError}, also one of another copy of this package. */
export function isOperationTimeoutError(value: unknown): value is OperationTimeoutError {
  return isKind(value, "OperationTimeoutError");
}
