import type { OperationState } from "./operation-state.ts";
import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** How a long-running operation ended. */
export interface OperationFailedErrorDetails extends ErrorContext {
  readonly operationName?: string;
  readonly code?: number | string;
  readonly details?: unknown;
  readonly metadata?: unknown;
  readonly body?: unknown;
}

/**
 * A long-running operation is done and has ended in an error. The message contains what the service says.
 *
 * Credentials of the call that the service repeats are replaced by `[redacted]`.
 */
export class OperationFailedError extends SeamlineError {
  /**
   * Name of the long-running operation, where it has one. `operationId` is that of the call that started it, or that
   * read it where it was resumed.
   */
  declare readonly operationName?: string;
  /** The `code` of the operation's error, as the service gives it; its status, where that alone says that it failed. */
  declare readonly code?: number | string;
  /** The `details` of the operation's error, as the service gives them. */
  declare readonly details?: unknown;
  /** Last metadata of the operation. */
  declare readonly metadata?: unknown;
  /** The whole body of the last response. */
  declare readonly body?: unknown;

  constructor(message: string, details?: OperationFailedErrorDetails) {
    super(message, details, "OperationFailedError");
  }
}

/** Whether `value` is an {@link OperationFailedError}, also one of another copy of this package. */
export function isOperationFailedError(value: unknown): value is OperationFailedError {
  return isKind(value, "OperationFailedError");
}

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
  /** How many polls got a state. */
  declare readonly polls?: number;
  /** How long the wait was, in milliseconds of the client's clock. */
  declare readonly elapsedMs?: number;
  /** The last state that the service gave; absent where it had given none. */
  declare readonly state?: OperationState;

  constructor(message: string, details?: OperationTimeoutErrorDetails) {
    super(message, details, "OperationTimeoutError");
  }
}

/** Whether `value` is an {@link OperationTimeoutError}, also one of another copy of this package. */
export function isOperationTimeoutError(value: unknown): value is OperationTimeoutError {
  return isKind(value, "OperationTimeoutError");
}
