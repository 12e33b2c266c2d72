import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** The service gave another page than it was asked for: going on would repeat or skip items. */
export class PaginationLoopError extends SeamlineError {
  constructor(message: string, context?: ErrorContext) {
    super(message, context, "PaginationLoopError");
  }
}

/** Whether `value` is a {@link PaginationLoopError}, also one of another copy of this package. */
export function isPaginationLoopError(value: unknown): value is PaginationLoopError {
  return isKind(value, "PaginationLoopError");
}
