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
 * A long-running operation is done and has ended in an error. The message holds what the service says.
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
  /** The whole last answer. */
  declare readonly body?: unknown;

  constructor(message: string, details?: OperationFailedErrorDetails) {
    super(message, details, "OperationFailedError");
  }
}

/** Whether `value` is an {@link OperationFailedError}, also one of another copy of this package. */
export function isOperationFailedError(value: unknown): value is OperationFailedError {
  return isKind(value, "OperationFailedError");
}
