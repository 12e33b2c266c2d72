/** Names that generated files use for something else: no schema may take them. */
export const reservedNames: readonly string[] = [
  "ApiCall",
  "ArrayBuffer",
  "Blob",
  "CallOptions",
  "CancellableOperationCall",
  "CancellableOperations",
  "CheckedPoints",
  "ExtensionPointId",
  "ExtensionPoints",
  "Filled",
  "FormData",
  "NonNullable",
  "Omit",
  "OperationCall",
  "OperationDefinition",
  "OperationId",
  "PageCall",
  "PointCheck",
  "PointFill",
  "ReadableStream",
  "Record",
  "ResourceNames",
  "ResumableOperations",
  "ServiceClient",
  "ServiceDefinition",
  "StartedOperations",
  "URLSearchParams",
  "Uint8Array",
  "Unlisted",
  "WithRequired",
];

/**
 * Values that stand beside those of enumerations, in generated files and in the entries of services, which give
 * on the guards of the runtime.
 */
export const reservedValueNames: readonly string[] = [
  "definition",
  "enumGuard",
  "isAbortError",
  "isApiError",
  "isInvalidArgumentError",
  "isNetworkError",
  "isOperationFailedError",
  "isOperationTimeoutError",
  "isPaginationLoopError",
  "isRedirectError",
  "isSeamlineError",
  "isTimeoutError",
  "isValidationError",
  "waitUntil",
];

/** Members of every client: no resource of the root may take them. */
export const clientMembers: readonly string[] = ["extend", "http", "request", "withOptions"];

/** Names that mean something to JavaScript itself on every object, or make a promise of one. */
export const unsafeMembers: readonly string[] = ["__proto__", "constructor", "prototype", "then", "toJSON"];
