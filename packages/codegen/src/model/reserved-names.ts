/** Names that generated files use for something else: no schema may take them. */
export const reservedNames: readonly string[] = [
  "ApiCall",
  "ArrayBuffer",
  "Blob",
  "CallOptions",
  "CheckedPoints",
  "ExtensionPointId",
  "ExtensionPoints",
  "Filled",
  "FormData",
  "NonNullable",
  "Omit",
  "OperationDefinition",
  "OperationId",
  "PageCall",
  "PointCheck",
  "PointFill",
  "ReadableStream",
  "Record",
  "ResourceNames",
  "ServiceClient",
  "ServiceDefinition",
  "URLSearchParams",
  "Uint8Array",
  "WithRequired",
];

/** Members of every client: no resource of the root may take them. */
export const clientMembers: readonly string[] = ["http", "withOptions"];

/** Names that mean something to JavaScript itself on every object, or make a promise of one. */
export const unsafeMembers: readonly string[] = ["__proto__", "constructor", "prototype", "then", "toJSON"];
