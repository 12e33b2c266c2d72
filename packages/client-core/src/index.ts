/** Main entry: exports for client users, and exports that only generated modules and helpers need. */

export { apiKeyCookie } from "./auth/api-key-cookie.ts";
export type { AuthHeader, CredentialRequest } from "./auth/auth.ts";
export { asShown } from "./client/as-shown.ts";
export { type BareClient, createBareClient } from "./client/bare-client.ts";
export type { ClientRequest, RequestInput } from "./client/client-request.ts";
export { createClient } from "./client/create-client.ts";
export { defineOperation } from "./client/define-operation.ts";
export type { HttpClient, HttpOptions, HttpQuerySerializer } from "./client/http-client.ts";
export {
  acceptInput,
  idempotencyKeys,
  queryStyles,
  requestBody,
  resourceNameInput,
} from "./client/request-features.ts";
export type { Feature, ServiceClient, ServiceDefinition } from "./client/service-client.ts";
export type {
  BodySerialization,
  CookieWriter,
  CursorPagination,
  DocumentDefinition,
  ErrorPointers,
  FormEncoder,
  FormEncoding,
  HttpMethod,
  LinkPagination,
  LongRunningDefinition,
  OffsetPagination,
  OperationDefinition,
  OperationTable,
  PagePagination,
  PaginationDefinition,
  QueryParameterStyle,
  ResourceNameDefinition,
  ServiceDescription,
  StreamDefinition,
  TokenPagination,
  UnshownFeatureDefinition,
} from "./definition.ts";
export type { ApiErrorDetails } from "./errors/api-error.ts";
export type {
  RedirectErrorDetails,
  ResponseTooLargeErrorDetails,
  TimeoutErrorDetails,
  ValidationErrorDetails,
} from "./errors/call-errors.ts";
export type { OperationFailedErrorDetails, OperationTimeoutErrorDetails } from "./errors/operation-errors.ts";
export type { ErrorContext } from "./errors/seamline-error.ts";
export type { PointCheck, PointFill } from "./extension-points.ts";
export { longRunning } from "./long-running/long-running.ts";
export type { CancellableOperations, ResumableOperations } from "./long-running/operation-call.ts";
export type { Resumable } from "./long-running/standalone-operation.ts";
export { requireAuth } from "./options/client-options.ts";
export { bearerFromEnvironment, readEnvironment } from "./options/environment.ts";
export type { SchemaIssue, SchemaOptions, SchemaResult } from "./options/validators.ts";
export { linkPages } from "./pagination/link-pages.ts";
export { pages } from "./pagination/pages.ts";
export type {
  CallFailure,
  CallSuccess,
  CallWithoutResponse,
  FailureStatus,
  SuccessStatus,
} from "./pipeline/call-result.ts";
export { writeCookies } from "./request/cookies.ts";
export { formBody } from "./request/form.ts";
export { multipartBody } from "./request/multipart.ts";
export { type ResourceNames, resourceNames } from "./request/resource-names.ts";
export { type ServerDefinition, type ServerVariable, serverUrl } from "./request/server-url.ts";
export * from "./service.ts";
export type { ServerSentEvent, StreamCall } from "./streams/stream-call.ts";
export { streams } from "./streams/streams.ts";
