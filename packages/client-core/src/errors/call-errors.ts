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

/** No response came, or it broke off: connection, DNS, TLS. `cause` is the error of the platform, without credentials. */
export class NetworkError extends SeamlineError {
  constructor(message: string, context?: ErrorContext) {
    super(message, context, "NetworkError");
  }
}

/** Whether `value` is a {@link NetworkError}, also one of another copy of this package. */
export function isNetworkError(value: unknown): value is NetworkError {
  return isKind(value, "NetworkError");
}

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

/** Where a service wanted to send the call. */
export interface RedirectErrorDetails extends ErrorContext {
  readonly status?: number;
  readonly location?: string;
}

/** The service responded with a redirect. It is never followed, since credentials would follow it too. */
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

/** Details of a {@link ResponseTooLargeError}. */
export interface ResponseTooLargeErrorDetails extends ErrorContext {
  readonly status?: number;
  readonly maxBytes: number;
}

/**
 * The body of a success has more bytes than `maxBodyBytes` after decompression, or a downloaded file has more than
 * `maxBytes`. The rest was not read, and the call is not retried.
 */
export class ResponseTooLargeError extends SeamlineError {
  /** HTTP status of the success; absent for a downloaded file. */
  declare readonly status?: number;
  /** The limit, in bytes after decompression. */
  declare readonly maxBytes: number;

  constructor(message: string, details: ResponseTooLargeErrorDetails) {
    super(message, details, "ResponseTooLargeError");
  }
}

/** Whether `value` is a {@link ResponseTooLargeError}, also one of another copy of this package. */
export function isResponseTooLargeError(value: unknown): value is ResponseTooLargeError {
  return isKind(value, "ResponseTooLargeError");
}

/**
 * The pages of a list repeat, skip items or never end. The message names the cause: a page other than the requested
 * page, an earlier page, too many pages without new items, or a token that is too long for a URL.
 */
export class PaginationLoopError extends SeamlineError {
  constructor(message: string, context?: ErrorContext) {
    super(message, context, "PaginationLoopError");
  }
}

/** Whether `value` is a {@link PaginationLoopError}, also one of another copy of this package. */
export function isPaginationLoopError(value: unknown): value is PaginationLoopError {
  return isKind(value, "PaginationLoopError");
}

/** What is wrong with the data of a response. */
export interface ValidationIssue {
  /** JSON pointer (RFC 6901) into the data; empty for the whole. */
  readonly path: string;
  /** In the words of the validator. */
  readonly message: string;
}

/** What the validator rejected. */
export interface ValidationErrorDetails extends ErrorContext {
  readonly status: number;
  readonly issues: readonly ValidationIssue[];
}

/**
 * The service responded with a success whose data the operation's validator rejects.
 *
 * Credentials of the call that the validator repeats are replaced by `[redacted]`.
 */
export class ValidationError extends SeamlineError {
  /** HTTP status of the success. */
  declare readonly status: number;
  /** Everything that the validator has found. The message contains the first three. */
  declare readonly issues: readonly ValidationIssue[];

  constructor(message: string, details: ValidationErrorDetails) {
    super(message, details, "ValidationError");
  }
}

/** Whether `value` is a {@link ValidationError}, also one of another copy of this package. */
export function isValidationError(value: unknown): value is ValidationError {
  return isKind(value, "ValidationError");
}
