import { type ErrorContext, isKind, SeamlineError } from "./seamline-error.ts";

/** The call was aborted by its `signal`. `cause` is the signal's reason. */
export class AbortError extends SeamlineError {
  constructor(message: string, context?: ErrorContext) {
    super(message, context, "AbortError");
  }
}

/** Returns whether `value` is an {@link AbortError}, including one from another copy of this package. */
export function isAbortError(value: unknown): value is AbortError {
  return isKind(value, "AbortError");
}

/**
 * The connection failed before the response was complete: connection, DNS or TLS error. `cause` is the platform's
 * error, without credentials.
 */
export class NetworkError extends SeamlineError {
  constructor(message: string, context?: ErrorContext) {
    super(message, context, "NetworkError");
  }
}

/** Returns whether `value` is a {@link NetworkError}, including one from another copy of this package. */
export function isNetworkError(value: unknown): value is NetworkError {
  return isKind(value, "NetworkError");
}

/** Members of a {@link TimeoutError}. */
export interface TimeoutErrorDetails extends ErrorContext {
  readonly limit: "timeoutMs" | "deadlineMs";
  readonly ms: number;
}

/** An attempt took longer than `timeoutMs`, or a call including its retries took longer than `deadlineMs`. */
export class TimeoutError extends SeamlineError {
  /** Option whose limit was reached. */
  declare readonly limit: "timeoutMs" | "deadlineMs";
  /** Value of that option, in milliseconds. */
  declare readonly ms: number;

  constructor(message: string, details: TimeoutErrorDetails) {
    super(message, details, "TimeoutError");
  }
}

/** Returns whether `value` is a {@link TimeoutError}, including one from another copy of this package. */
export function isTimeoutError(value: unknown): value is TimeoutError {
  return isKind(value, "TimeoutError");
}

/** Members of a {@link RedirectError}. */
export interface RedirectErrorDetails extends ErrorContext {
  readonly status?: number;
  readonly location?: string;
}

/** The service responded with a redirect. Redirects are never followed, because that would forward the credentials. */
export class RedirectError extends SeamlineError {
  /** HTTP status; absent in browsers, which hide it. */
  declare readonly status?: number;
  /** Value of the `Location` header; absent in browsers, which hide it. */
  declare readonly location?: string;

  constructor(message: string, details?: RedirectErrorDetails) {
    super(message, details, "RedirectError");
  }
}

/** Returns whether `value` is a {@link RedirectError}, including one from another copy of this package. */
export function isRedirectError(value: unknown): value is RedirectError {
  return isKind(value, "RedirectError");
}

/** Members of a {@link ResponseTooLargeError}. */
export interface ResponseTooLargeErrorDetails extends ErrorContext {
  readonly status?: number;
  readonly maxBytes: number;
}

/**
 * The body of a successful response is larger than `maxBodyBytes` after decompression, or a downloaded file is larger
 * than `maxBytes`. The remaining data was not read, and the call is not retried.
 */
export class ResponseTooLargeError extends SeamlineError {
  /** HTTP status of the successful response; absent for a downloaded file. */
  declare readonly status?: number;
  /** The limit, in bytes after decompression. */
  declare readonly maxBytes: number;

  constructor(message: string, details: ResponseTooLargeErrorDetails) {
    super(message, details, "ResponseTooLargeError");
  }
}

/** Returns whether `value` is a {@link ResponseTooLargeError}, including one from another copy of this package. */
export function isResponseTooLargeError(value: unknown): value is ResponseTooLargeError {
  return isKind(value, "ResponseTooLargeError");
}

/**
 * The pages of a list repeat, skip items or never end. The message names the cause: a different page than requested, an
 * earlier page, too many pages without new items, or a token that is too long for a URL.
 */
export class PaginationLoopError extends SeamlineError {
  constructor(message: string, context?: ErrorContext) {
    super(message, context, "PaginationLoopError");
  }
}

/** Returns whether `value` is a {@link PaginationLoopError}, including one from another copy of this package. */
export function isPaginationLoopError(value: unknown): value is PaginationLoopError {
  return isKind(value, "PaginationLoopError");
}

/** A problem in response data. */
export interface ValidationIssue {
  /** JSON pointer (RFC 6901) to the invalid value; empty for the data as a whole. */
  readonly path: string;
  /** Message from the validator. */
  readonly message: string;
}

/** Members of a {@link ValidationError}. */
export interface ValidationErrorDetails extends ErrorContext {
  readonly status: number;
  readonly issues: readonly ValidationIssue[];
}

/**
 * A successful response contained data that the operation's validator rejected.
 *
 * If the validator repeats the call's credentials, they are replaced by `[redacted]`.
 */
export class ValidationError extends SeamlineError {
  /** HTTP status of the successful response. */
  declare readonly status: number;
  /** All issues that the validator reported. The message contains the first three. */
  declare readonly issues: readonly ValidationIssue[];

  constructor(message: string, details: ValidationErrorDetails) {
    super(message, details, "ValidationError");
  }
}

/** Returns whether `value` is a {@link ValidationError}, including one from another copy of this package. */
export function isValidationError(value: unknown): value is ValidationError {
  return isKind(value, "ValidationError");
}
