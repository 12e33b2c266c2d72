/** Names that generated files use, so no schema may have them. */
export const reservedNames: readonly string[] = [
  "Accept",
  "ApiCall",
  "ArrayBuffer",
  "AsyncIterable",
  "BareClient",
  "Blob",
  "CallAsShown",
  "CallOptions",
  "CancellableOperationCall",
  "CancellableOperations",
  "CheckedPoints",
  "ExtensionPointId",
  "ExtensionPoints",
  "Filled",
  "FormData",
  "LinkPageCall",
  "NonNullable",
  "Omit",
  "OperationCall",
  "OperationDefinition",
  "OperationId",
  "OperationsClient",
  "PageCall",
  "PointCheck",
  "PointFill",
  "RawBody",
  "ReadableStream",
  "Record",
  "ResourceNames",
  "Resumable",
  "ResumableOperations",
  "ServerDefinition",
  "ServerSentEvent",
  "Servers",
  "ServiceClient",
  "ServiceDefinition",
  "ServiceDescription",
  "StartedOperations",
  "StreamCall",
  "URLSearchParams",
  "Uint8Array",
  "Unlisted",
  "WithRequired",
];

/** Other names that generated files and service entries export, such as runtime guards. */
export const reservedValueNames: readonly string[] = [
  "apiKey",
  "bearer",
  "definition",
  "enumGuard",
  "fromEnvironment",
  "isAbortError",
  "isApiError",
  "isInvalidArgumentError",
  "isNetworkError",
  "isOperationFailedError",
  "isOperationTimeoutError",
  "isPaginationLoopError",
  "isRedirectError",
  "isResponseTooLargeError",
  "isSeamlineError",
  "isTimeoutError",
  "isValidationError",
  "parseInt64",
  "service",
  "unlisted",
  "waitUntil",
];

/** Names that `types.gen.ts` and `operations.gen.ts` always export. They are not in pascal case. */
export const fileExports: readonly string[] = ["$defs", "components", "operations", "paths", "webhooks"];

/** Members of every client. Root resources must not use these names. */
export const clientMembers: readonly string[] = ["extend", "http", "request", "withOptions"];

/**
 * Names with a special meaning in JavaScript: members of every object, `toJSON` for `JSON.stringify`, and `then` for
 * `await`.
 */
export const unsafeMembers: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
  "then",
  "toJSON",
];
