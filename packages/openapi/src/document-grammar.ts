import { METHODS } from "./document.ts";

/** Kind of a value in an OpenAPI document. Distinguishes only the kinds needed to find references and schemas. */
export type Kind =
  | "document"
  | "components"
  | "paths"
  | "pathItems"
  | "pathItem"
  | "operationMap"
  | "operation"
  | "parameterList"
  | "responsesByStatus"
  | "responseMap"
  | "callbackMap"
  | "content"
  | "mediaType"
  | "encodingMap"
  | "encodingList"
  | "encodings"
  | "schemaMap"
  | "schemaList"
  | "parameterMap"
  | "requestBodyMap"
  | "headerMap"
  | "exampleMap"
  | "linkMap"
  | "securitySchemeMap"
  | "schemas"
  | "responses"
  | "parameters"
  | "requestBodies"
  | "headers"
  | "examples"
  | "links"
  | "callbacks"
  | "securitySchemes"
  | "extension";

interface Production {
  readonly children?: Readonly<Record<string, Kind>>;
  /** Kind of all entries that are not listed in `children`. */
  readonly each?: Kind;
  /** Whether entries starting with `x-` are extensions. If not, `x-request-id` is an ordinary name. */
  readonly isExtensible?: true;
}

function allOfKind(kind: Kind, keys: readonly string[]): Record<string, Kind> {
  return Object.fromEntries(keys.map((key) => [key, kind]));
}

const schemaKeywords: Record<string, Kind> = {
  ...allOfKind("schemaMap", ["properties", "patternProperties", "dependentSchemas", "$defs", "definitions"]),
  ...allOfKind("schemaList", ["allOf", "anyOf", "oneOf", "prefixItems"]),
  ...allOfKind("schemas", ["items", "additionalProperties", "additionalItems", "propertyNames", "contains"]),
  ...allOfKind("schemas", [
    "unevaluatedItems",
    "unevaluatedProperties",
    "not",
    "if",
    "then",
    "else",
    "contentSchema",
  ]),
};

const encodings: Record<string, Kind> = {
  encoding: "encodingMap",
  prefixEncoding: "encodingList",
  itemEncoding: "encodings",
};

const parameter: Production = { children: { schema: "schemas", content: "content", examples: "exampleMap" } };

const grammar: Readonly<Record<Kind, Production>> = {
  document: { children: { paths: "paths", webhooks: "pathItems", components: "components" } },
  components: {
    children: {
      schemas: "schemaMap",
      responses: "responseMap",
      parameters: "parameterMap",
      requestBodies: "requestBodyMap",
      headers: "headerMap",
      examples: "exampleMap",
      links: "linkMap",
      callbacks: "callbackMap",
      pathItems: "pathItems",
      mediaTypes: "content",
      securitySchemes: "securitySchemeMap",
    },
  },
  paths: { each: "pathItem", isExtensible: true },
  pathItems: { each: "pathItem" },
  pathItem: {
    children: {
      parameters: "parameterList",
      additionalOperations: "operationMap",
      ...allOfKind("operation", METHODS),
    },
  },
  operationMap: { each: "operation" },
  operation: {
    children: {
      parameters: "parameterList",
      requestBody: "requestBodies",
      responses: "responsesByStatus",
      callbacks: "callbackMap",
    },
  },
  parameterList: { each: "parameters" },
  responsesByStatus: { each: "responses", isExtensible: true },
  responseMap: { each: "responses" },
  callbackMap: { each: "callbacks" },
  content: { each: "mediaType" },
  mediaType: {
    children: {
      ...allOfKind("schemas", ["schema", "itemSchema"]),
      examples: "exampleMap",
      ...encodings,
    },
  },
  encodingMap: { each: "encodings" },
  encodingList: { each: "encodings" },
  encodings: { children: { headers: "headerMap", ...encodings } },
  schemaMap: { each: "schemas" },
  schemaList: { each: "schemas" },
  parameterMap: { each: "parameters" },
  requestBodyMap: { each: "requestBodies" },
  headerMap: { each: "headers" },
  exampleMap: { each: "examples" },
  linkMap: { each: "links" },
  securitySchemeMap: { each: "securitySchemes" },
  schemas: { children: schemaKeywords },
  responses: { children: { headers: "headerMap", content: "content", links: "linkMap" } },
  parameters: parameter,
  requestBodies: { children: { content: "content" } },
  headers: parameter,
  examples: {},
  links: {},
  callbacks: { each: "pathItem", isExtensible: true },
  securitySchemes: {},
  extension: { each: "extension" },
};

/** Returns the kind of an entry, or `undefined` for plain data such as examples. */
export function childKind(parent: Kind, key: string): Kind | undefined {
  const production: Production = grammar[parent];
  if (production.children !== undefined && Object.hasOwn(production.children, key)) {
    return production.children[key];
  }
  return production.isExtensible && key.startsWith("x-") ? undefined : production.each;
}

/** Like `childKind`, but includes extensions, which may contain references to files. */
export function copiedKind(parent: Kind, key: string): Kind | undefined {
  return childKind(parent, key) ?? (key.startsWith("x-") ? "extension" : undefined);
}
