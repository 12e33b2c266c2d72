export type { ApiCall, DataWithResponse } from "./api-call.ts";
export { apiKey } from "./auth/api-key.ts";
export type { Auth, AuthHeader, CredentialRequest } from "./auth/auth.ts";
export { type BearerToken, bearer, type TokenProvider, type TokenRequest } from "./auth/bearer.ts";
export type { Behaviour } from "./behaviour.ts";
export type {
  CallFailure,
  CallResult,
  CallSuccess,
  CallUnanswered,
  FailureStatus,
  SuccessStatus,
} from "./call-result.ts";
export type { CallOptions, ClientOptions } from "./client-options.ts";
export type { ClientRequest, RequestInput } from "./client-request.ts";
export type { Clock } from "./clock.ts";
export { createClient } from "./create-client.ts";
export type {
  DocumentDefinition,
  ErrorPointers,
  HttpMethod,
  LongRunningDefinition,
  OperationDefinition,
  OperationTable,
  PagePagination,
  PaginationDefinition,
  QueryParameterStyle,
  ResourceNameDefinition,
  TokenPagination,
} from "./definition.ts";
export { type EnumGuard, enumGuard } from "./enum-guard.ts";
export { AbortError, isAbortError } from "./errors/abort-error.ts";
export { ApiError, type ApiErrorDetails, isApiError } from "./errors/api-error.ts";
export { InvalidArgumentError, isInvalidArgumentError } from "./errors/invalid-argument-error.ts";
export { isNetworkError, NetworkError } from "./errors/network-error.ts";
export {
  isOperationFailedError,
  OperationFailedError,
  type OperationFailedErrorDetails,
} from "./errors/operation-failed-error.ts";
export {
  isOperationTimeoutError,
  OperationTimeoutError,
  type OperationTimeoutErrorDetails,
} from "./errors/operation-timeout-error.ts";
export { isPaginationLoopError, PaginationLoopError } from "./errors/pagination-loop-error.ts";
export { isRedirectError, RedirectError, type RedirectErrorDetails } from "./errors/redirect-error.ts";
export { type ErrorContext, isSeamlineError, SeamlineError } from "./errors/seamline-error.ts";
export { isTimeoutError, TimeoutError, type TimeoutErrorDetails } from "./errors/timeout-error.ts";
export {
  isValidationError,
  ValidationError,
  type ValidationErrorDetails,
  type ValidationIssue,
} from "./errors/validation-error.ts";
export type { PointCheck, PointFill } from "./extension-points.ts";
export type {
  AttemptEvent,
  CallEvent,
  EndedEvent,
  Hooks,
  PageEvent,
  PollEvent,
  RetryEvent,
} from "./hooks.ts";
export type { HttpClient } from "./http-client.ts";
export { parseInt64 } from "./int64.ts";
export { longRunning } from "./long-running.ts";
export type {
  CancellableOperationCall,
  OperationCall,
  OperationReference,
  OperationState,
  WaitOptions,
} from "./operation-call.ts";
export type { PageCall, PagesOptions, ToArrayOptions } from "./page-call.ts";
export { pages } from "./pages.ts";
export { type ResourceNames, resourceNames } from "./resource-names.ts";
export type { CancellableOperations, ResumableOperations } from "./resumable-operations.ts";
export type { RetryOptions } from "./retry-options.ts";
export type { ServiceClient } from "./service-client.ts";
export type { ServiceDefinition } from "./service-definition.ts";
export type { SchemaIssue, SchemaResult, StandardSchema } from "./standard-schema.ts";
export { type WaitUntilOptions, waitUntil } from "./wait-until.ts";
