type Tree = Record<string, unknown>;

interface Mutation {
  readonly what: string;
  /** Keys on the path from the document to the value. */
  readonly at: readonly string[];
  /** The new value; undefined removes the value. */
  readonly to?: unknown;
  /** String that every reported line must contain. */
  readonly expected: string;
}

/** Changes to the 3.0 form of the sample that the comparison must report. */
export const MUTATIONS: readonly Mutation[] = [
  {
    what: "a removed property",
    at: ["components", "schemas", "Zone", "properties", "Weight"],
    expected: 'Zone > parts: "properties Weight" only',
  },
  {
    what: "a removed nullable",
    at: ["components", "schemas", "Zone", "properties", "Name", "nullable"],
    expected: "properties Name > types",
  },
  {
    what: "a removed nullable on an item",
    at: ["components", "schemas", "Zone", "properties", "Parents", "items", "nullable"],
    expected: "properties Parents > parts > items > types",
  },
  {
    what: "an added nullable on a parameter",
    at: ["paths", "/zones", "parameters", "0", "schema", "nullable"],
    to: true,
    expected: "header Trace > schema > types",
  },
  {
    what: "an exclusive bound that became inclusive",
    at: ["components", "schemas", "Zone", "properties", "Weight", "exclusiveMinimum"],
    expected: "properties Weight > bounds",
  },
  {
    what: "an added enum value",
    at: ["components", "schemas", "Zone", "properties", "Kind", "enum"],
    to: ["zone", "other"],
    expected: "properties Kind > values",
  },
  {
    what: "a removed example",
    at: ["components", "schemas", "Zone", "properties", "Weight", "example"],
    expected: "properties Weight > examples",
  },
  {
    what: "a closed object",
    at: ["components", "schemas", "Zone", "additionalProperties"],
    to: false,
    expected: "Zone > parts > additionalProperties",
  },
  {
    what: "a removed parameter",
    at: ["paths", "/zones", "get", "parameters"],
    to: [],
    expected: 'GET /zones > parameters: "query page" only',
  },
  {
    what: "a removed parameter of a path",
    at: ["paths", "/zones", "parameters"],
    to: [],
    expected: 'paths > /zones > parameters: "header Trace" only',
  },
  {
    what: "a removed path without operations",
    at: ["paths", "/records"],
    expected: 'paths: "/records" only',
  },
  {
    what: "a nullable without a type",
    at: ["components", "schemas", "Zone", "properties", "Owner", "nullable"],
    to: true,
    expected: 'properties Owner: "types" only',
  },
  {
    what: "a removed header whose name begins with x-",
    at: ["components", "responses", "Error", "headers", "x-request-id", "schema", "nullable"],
    expected: "headers > x-request-id > schema > types",
  },
  {
    what: "a parameter that became required",
    at: ["paths", "/zones", "get", "parameters", "0", "required"],
    to: true,
    expected: 'query page: "required" only',
  },
  {
    what: "a removed operation",
    at: ["paths", "/zones", "get"],
    expected: 'operations: "GET /zones" only',
  },
  {
    what: "a removed request body",
    at: ["paths", "/zones", "post", "requestBody"],
    expected: 'POST /zones: "requestBody" only',
  },
  {
    what: "a removed response",
    at: ["paths", "/zones", "get", "responses", "default"],
    expected: 'GET /zones > responses: "default" only',
  },
  {
    what: "a response with a different schema",
    at: ["paths", "/zones", "get", "responses", "200", "content", "application/json", "schema", "$ref"],
    to: "#/components/schemas/Other",
    expected: "200 > content > application/json > schema",
  },
  {
    what: "a removed component",
    at: ["components", "responses", "Error"],
    expected: 'components: "responses Error" only',
  },
  {
    what: "a removed example of a response",
    at: ["paths", "/zones", "get", "responses", "200", "content", "application/json", "examples", "other"],
    expected: '200 > content > application/json > examples: "other" only',
  },
  {
    what: "an example that was converted like a schema",
    at: ["components", "examples", "Zone", "value", "nullable"],
    expected: 'examples Zone > value: "nullable" only',
  },
  {
    what: "a removed nullable on a shared header",
    at: ["components", "headers", "Age", "schema", "nullable"],
    expected: "headers Age > schema > types",
  },
  {
    what: "a removed security scheme",
    at: ["components", "securitySchemes", "token"],
    expected: 'components: "securitySchemes token" only',
  },
  {
    what: "an enum that is no longer open",
    at: ["components", "schemas", "State", "x-open-enum"],
    expected: 'State > rest: "x-open-enum" only',
  },
  {
    what: "a removed x- extension of an operation",
    at: ["paths", "/zones", "get", "x-idempotent"],
    expected: 'GET /zones: "x-idempotent" only',
  },
  {
    what: "a removed x- extension of a schema",
    at: ["components", "schemas", "Zone", "x-extension-point"],
    expected: 'Zone > rest: "x-extension-point" only',
  },
  {
    what: "a removed x- extension of the document",
    at: ["x-extension-points"],
    expected: 'root: "x-extension-points" only',
  },
];

/** Returns a copy of a document with one mutation. */
export function mutate(document: Tree, { at, to }: Mutation): Tree {
  const copy = structuredClone(document);
  const parent = at.slice(0, -1).reduce((node, key) => node[key] as Tree, copy);
  const last = at.at(-1) ?? "";
  if (to === undefined) delete parent[last];
  else parent[last] = to;
  return copy;
}
