import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** What the service said. */
export interface ApiErrorDetails<Body> extends ErrorContext {
  readonly method: string;
  readonly path: string;
  readonly attempts: number;
  readonly status: number;
  readonly code?: string;
  readonly field?: string;
  readonly body: Body | undefined;
  readonly bodyText: string;
  readonly headers: Headers;
  readonly requestId?: string;
  readonly retryAfterMs?: number;
}

/**
 * The service answered, and the answer is not a success: its status says so, or its body cannot be read.
 *
 * The message holds the code and the message of the body where the document says where they stand, else the start of
 * the body. Credentials of the call that the service repeats are replaced by `[redacted]`.
 */
export class ApiError<Body = unknown> extends SeamlineError {
  declare readonly method: string;
  declare readonly path: string;
  declare readonly attempts: number;
  /** HTTP status. 2xx where the status says success and the body cannot be read. */
  declare readonly status: number;
  /** The service's identifier of what went wrong, where the document says where it stands. */
  declare readonly code?: string;
  /** The field or resource that the error concerns, where the document says where it stands. */
  declare readonly field?: string;
  /** Decoded body: JSON, else text; `undefined` when empty or unreadable. */
  declare readonly body: Body | undefined;
  /** Body as it came. */
  declare readonly bodyText: string;
  /** Headers of the response. */
  declare readonly headers: Headers;
  /** What the service calls the request: by its body, where the document says where, else by a header such as `X-Request-Id`. */
  declare readonly requestId?: string;
  /** How long the service wants to be left alone, in milliseconds, where it says so in `Retry-After`. */
  declare readonly retryAfterMs?: number;

  constructor(message: string, details: ApiErrorDetails<Body>) {
    super(message, details, "ApiError");
  }

  override toJSON(): object {
    return { ...super.toJSON(), headers: Object.fromEntries(this.headers) };
  }
}

/** Whether `value` is an {@link ApiError}, also one of another copy of this package. */
export function isApiError(value: unknown): value is ApiError {
  return isKind(value, "ApiError");
}
