/**
 * Exports that every service package re-exports for its client's users. Exports that only generated modules need are in
 * the root entry.
 */

export { type Auth, apiKey } from "./auth/auth.ts";
export { type BearerToken, bearer, type TokenProvider, type TokenRequest } from "./auth/bearer.ts";
export { ApiError, type ApiErrorAt, isApiError } from "./errors/api-error.ts";
export {
  AbortError,
  isAbortError,
  isNetworkError,
  isPaginationLoopError,
  isRedirectError,
  isResponseTooLargeError,
  isTimeoutError,
  isValidationError,
  NetworkError,
  PaginationLoopError,
  RedirectError,
  ResponseTooLargeError,
  TimeoutError,
  ValidationError,
  type ValidationIssue,
} from "./errors/call-errors.ts";
export {
  isOperationFailedError,
  isOperationTimeoutError,
  OperationFailedError,
  OperationTimeoutError,
} from "./errors/operation-errors.ts";
export type { OperationState } from "./errors/operation-state.ts";
export {
  InvalidArgumentError,
  isInvalidArgumentError,
  isSeamlineError,
  SeamlineError,
} from "./errors/seamline-error.ts";
export type {
  AttemptEvent,
  CallEvent,
  Hooks,
  PageEvent,
  PollEvent,
  RetryEvent,
  TimedEvent,
} from "./hooks/hooks.ts";
export type {
  CancellableOperationCall,
  OperationCall,
  OperationReference,
  WaitOptions,
} from "./long-running/operation-call.ts";
export { type WaitUntilOptions, waitUntil } from "./long-running/wait-until.ts";
export type { AuthenticatedClientOptions, CallOptions, ClientOptions } from "./options/client-options.ts";
export type { EnvironmentOptions, EnvironmentVariables } from "./options/environment.ts";
export type { RetryOptions } from "./options/retry-options.ts";
export type { StandardSchema, Validate } from "./options/validators.ts";
export type { LinkPageCall } from "./pagination/link-pages.ts";
export type { PageCall, PagesOptions, ToArrayOptions } from "./pagination/pages.ts";
export type { ApiCall, CallAsShown, DataWithResponse } from "./pipeline/api-call.ts";
export type { CallResult } from "./pipeline/call-result.ts";
export { throwInvalid, warnInvalid } from "./pipeline/validate.ts";
export type { Clock } from "./platform/clock.ts";
export { type EnumGuard, enumGuard, parseInt64, type Unlisted, unlisted } from "./values.ts";
