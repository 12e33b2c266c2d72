import type { OperationState } from "./operation-state.ts";
import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** Members of an {@link OperationFailedError}. */
export interface OperationFailedErrorDetails extends ErrorContext {
  readonly operationName?: string;
  readonly code?: number | string;
  readonly details?: unknown;
  readonly metadata?: unknown;
  readonly body?: unknown;
}

/**
 * A long-running operation ended with an error. The message contains that error's code and message.
 *
 * If the service repeats the call's credentials, they are replaced by `[redacted]`.
 */
export class OperationFailedError extends SeamlineError {
  /**
   * Name of the long-running operation, if it has one. `operationId` identifies the call that started the operation.
   * For a resumed operation, it identifies the call that read the state.
   */
  declare readonly operationName?: string;
  /** The `code` of the operation's error, unchanged, or the operation's status if the response contains no error. */
  declare readonly code?: number | string;
  /** The `details` of the operation's error, unchanged. */
  declare readonly details?: unknown;
  /** The operation's last metadata. */
  declare readonly metadata?: unknown;
  /** The whole body of the last response. */
  declare readonly body?: unknown;

  constructor(message: string, details?: OperationFailedErrorDetails) {
    super(message, details, "OperationFailedError");
  }
}

/** Returns whether `value` is an {@link OperationFailedError}, including one from another copy of this package. */
export function isOperationFailedError(value: unknown): value is OperationFailedError {
  return isKind(value, "OperationFailedError");
}

/** Members of an {@link OperationTimeoutError}. */
export interface OperationTimeoutErrorDetails extends ErrorContext {
  readonly deadlineMs?: number;
  readonly polls?: number;
  readonly elapsedMs?: number;
  readonly state?: OperationState;
}

/**
 * A `wait()` or `waitUntil()` reached its `deadlineMs`. The operation itself continues.
 *
 * If the service repeats the call's credentials, they are replaced by `[redacted]`.
 */
export class OperationTimeoutError extends SeamlineError {
  /** The limit, in milliseconds. */
  declare readonly deadlineMs?: number;
  /** Number of polls that returned a state. */
  declare readonly polls?: number;
  /** Actual duration of the wait, in milliseconds, as measured by the client's clock. */
  declare readonly elapsedMs?: number;
  /** The last state that the service returned, if any. */
  declare readonly state?: OperationState;

  constructor(message: string, details?: OperationTimeoutErrorDetails) {
    super(message, details, "OperationTimeoutError");
  }
}

/** Returns whether `value` is an {@link OperationTimeoutError}, including one from another copy of this package. */
export function isOperationTimeoutError(value: unknown): value is OperationTimeoutError {
  return isKind(value, "OperationTimeoutError");
}
