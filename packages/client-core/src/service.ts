/**
 * What every service package re-exports: the parts of the runtime that users of a client need at hand.
 * What only generated modules need is in the root entry.
 */
export type { ApiCall, DataWithResponse } from "./api-call.ts";
export { apiKey } from "./auth/api-key.ts";
export type { Auth } from "./auth/auth.ts";
export { type BearerToken, bearer, type TokenProvider, type TokenRequest } from "./auth/bearer.ts";
export type { CallResult } from "./call-result.ts";
export type { AuthenticatedClientOptions, CallOptions, ClientOptions } from "./client-options.ts";
export type { Clock } from "./clock.ts";
export { type EnumGuard, enumGuard } from "./enum-guard.ts";
export { AbortError, isAbortError } from "./errors/abort-error.ts";
export { ApiError, type ApiErrorAt, isApiError } from "./errors/api-error.ts";
export { InvalidArgumentError, isInvalidArgumentError } from "./errors/invalid-argument-error.ts";
export { isNetworkError, NetworkError } from "./errors/network-error.ts";
export { isOperationFailedError, OperationFailedError } from "./errors/operation-failed-error.ts";
export { isOperationTimeoutError, OperationTimeoutError } from "./errors/operation-timeout-error.ts";
export { isPaginationLoopError, PaginationLoopError } from "./errors/pagination-loop-error.ts";
export { isRedirectError, RedirectError } from "./errors/redirect-error.ts";
export { isSeamlineError, SeamlineError } from "./errors/seamline-error.ts";
export { isTimeoutError, TimeoutError } from "./errors/timeout-error.ts";
export { isValidationError, ValidationError, type ValidationIssue } from "./errors/validation-error.ts";
export type {
  AttemptEvent,
  CallEvent,
  Hooks,
  PageEvent,
  PollEvent,
  RetryEvent,
  TimedEvent,
} from "./hooks.ts";
export { parseInt64 } from "./int64.ts";
export type {
  CancellableOperationCall,
  OperationCall,
  OperationReference,
  OperationState,
  WaitOptions,
} from "./operation-call.ts";
export type { PageCall, PagesOptions, ToArrayOptions } from "./page-call.ts";
export type { RetryOptions } from "./retry-options.ts";
export type { StandardSchema } from "./standard-schema.ts";
export { type WaitUntilOptions, waitUntil } from "./wait-until.ts";
