import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** The call's `signal` ended it. `cause` is the reason of the signal. */
export class AbortError extends SeamlineError {
  constructor(message: string, context?: ErrorContext) {
    super(message, context, "AbortError");
  }
}

/** Whether `value` is an {@link AbortError}, also one of another copy of this package. */
export function isAbortError(value: unknown): value is AbortError {
  return isKind(value, "AbortError");
}
