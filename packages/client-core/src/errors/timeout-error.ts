import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** Which limit was reached. */
export interface TimeoutErrorDetails extends ErrorContext {
  readonly limit: "timeoutMs" | "deadlineMs";
  readonly ms: number;
}

/** An attempt took longer than `timeoutMs`, or a call with its retries longer than `deadlineMs`. */
export class TimeoutError extends SeamlineError {
  /** The option that ended the call. */
  declare readonly limit: "timeoutMs" | "deadlineMs";
  /** Value of that option, in milliseconds. */
  declare readonly ms: number;

  constructor(message: string, details: TimeoutErrorDetails) {
    super(message, details, "TimeoutError");
  }
}

/** Whether `value` is a {@link TimeoutError}, also one of another copy of this package. */
export function isTimeoutError(value: unknown): value is TimeoutError {
  return isKind(value, "TimeoutError");
}
