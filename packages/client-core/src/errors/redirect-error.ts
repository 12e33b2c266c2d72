import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** Where a service wanted to send the call. */
export interface RedirectErrorDetails extends ErrorContext {
  readonly status?: number;
  readonly location?: string;
}

/** The service answered with a redirect. It is never followed, since credentials would follow it too. */
export class RedirectError extends SeamlineError {
  /** HTTP status; absent in browsers, which hide it. */
  declare readonly status?: number;
  /** Value of the `Location` header; absent in browsers, which hide it. */
  declare readonly location?: string;

  constructor(message: string, details?: RedirectErrorDetails) {
    super(message, details, "RedirectError");
  }
}

/** Whether `value` is a {@link RedirectError}, also one of another copy of this package. */
export function isRedirectError(value: unknown): value is RedirectError {
  return isKind(value, "RedirectError");
}
