/** Names that generated files use for something else: no schema may take them. */
export const reservedNames: readonly string[] = [
  "ApiCall",
  "ArrayBuffer",
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
  "NonNullable",
  "Omit",
  "OperationCall",
  "OperationDefinition",
  "OperationId",
  "PageCall",
  "PointCheck",
  "PointFill",
  "RawBody",
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
  "isResponseTooLargeError",
  "isSeamlineError",
  "isTimeoutError",
  "isValidationError",
  "waitUntil",
];

/** Names that `types.gen.ts` and `operations.gen.ts` always export, and that no type in pascal case can have. */
export const fileExports: readonly string[] = ["$defs", "components", "operations", "paths", "webhooks"];

/** Members of every client: no resource of the root may take them. */
export const clientMembers: readonly string[] = ["extend", "http", "request", "withOptions"];

/**
 * Names that JavaScript itself reads: members of every object and function, `toJSON` for `JSON.stringify`, and `then`
 * for `await`.
 */
export const unsafeMembers: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
  "then",
  "toJSON",
];
