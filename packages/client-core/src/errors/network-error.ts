import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** No answer came, or it broke off: connection, DNS, TLS. `cause` says what the platform reported, without credentials. */
export class NetworkError extends SeamlineError {
  constructor(message: string, context?: ErrorContext) {
    super(message, context, "NetworkError");
  }
}

/** Whether `value` is a {@link NetworkError}, also one of another copy of this package. */
export function isNetworkError(value: unknown): value is NetworkError {
  return isKind(value, "NetworkError");
}
