/** The whole runtime: what users of a client need at hand, and what generated modules and helpers need beside it. */

export type { AuthHeader, CredentialRequest } from "./auth/auth.ts";
export type { Behaviour } from "./behaviour.ts";
export type {
  CallFailure,
  CallSuccess,
  CallUnanswered,
  FailureStatus,
  SuccessStatus,
} from "./call-result.ts";
export { requireAuth } from "./client-options.ts";
export type { ClientRequest, RequestInput } from "./client-request.ts";
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
export type { ApiErrorDetails } from "./errors/api-error.ts";
export type { OperationFailedErrorDetails } from "./errors/operation-failed-error.ts";
export type { OperationTimeoutErrorDetails } from "./errors/operation-timeout-error.ts";
export type { RedirectErrorDetails } from "./errors/redirect-error.ts";
export type { ErrorContext } from "./errors/seamline-error.ts";
export type { TimeoutErrorDetails } from "./errors/timeout-error.ts";
export type { ValidationErrorDetails } from "./errors/validation-error.ts";
export type { PointCheck, PointFill } from "./extension-points.ts";
export type { HttpClient } from "./http-client.ts";
export { longRunning } from "./long-running.ts";
export { pages } from "./pages.ts";
export { type ResourceNames, resourceNames } from "./resource-names.ts";
export type { CancellableOperations, ResumableOperations } from "./resumable-operations.ts";
export * from "./service.ts";
export type { ServiceClient } from "./service-client.ts";
export type { ServiceDefinition } from "./service-definition.ts";
export type { SchemaIssue, SchemaResult } from "./standard-schema.ts";
