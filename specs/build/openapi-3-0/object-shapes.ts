/**
 * The objects of OpenAPI 3.0.3 and their fields. A field that is not here has no 3.0 form.
 * Schemas are not here: they are the one object that is written differently in 3.0.
 */

/** What a field holds: one object, a list or a map of them, or a value that is the same in both versions. */
export type Field =
  | { readonly kind: "value" }
  | { readonly kind: "one" | "list" | "map"; readonly of: ObjectName };

export type ObjectName = keyof typeof OBJECT_SHAPES | "schema";
export type Shape = Readonly<Record<string, Field>>;

const value = { kind: "value" } as const;
const one = <const Name extends string>(of: Name) => ({ kind: "one", of }) as const;
const list = <const Name extends string>(of: Name) => ({ kind: "list", of }) as const;
const map = <const Name extends string>(of: Name) => ({ kind: "map", of }) as const;

const header = {
  description: value,
  required: value,
  deprecated: value,
  allowEmptyValue: value,
  style: value,
  explode: value,
  allowReserved: value,
  schema: one("schema"),
  example: value,
  examples: map("example"),
  content: map("mediaType"),
} as const;

const operation = one("operation");

export const OBJECT_SHAPES = {
  root: {
    openapi: value,
    info: one("info"),
    servers: value,
    paths: map("pathItem"),
    components: one("components"),
    security: value,
    tags: value,
    externalDocs: value,
  },
  info: {
    title: value,
    description: value,
    termsOfService: value,
    contact: value,
    license: one("license"),
    version: value,
  },
  license: { name: value, url: value },
  components: {
    schemas: map("schema"),
    responses: map("response"),
    parameters: map("parameter"),
    examples: map("example"),
    requestBodies: map("requestBody"),
    headers: map("header"),
    securitySchemes: map("securityScheme"),
    links: value,
  },
  pathItem: {
    summary: value,
    description: value,
    get: operation,
    put: operation,
    post: operation,
    delete: operation,
    options: operation,
    head: operation,
    patch: operation,
    trace: operation,
    servers: value,
    parameters: list("parameter"),
  },
  operation: {
    tags: value,
    summary: value,
    description: value,
    externalDocs: value,
    operationId: value,
    parameters: list("parameter"),
    requestBody: one("requestBody"),
    responses: map("response"),
    deprecated: value,
    security: value,
    servers: value,
  },
  parameter: { name: value, in: value, ...header },
  header,
  requestBody: { description: value, content: map("mediaType"), required: value },
  mediaType: {
    schema: one("schema"),
    example: value,
    examples: map("example"),
    encoding: map("encoding"),
  },
  encoding: {
    contentType: value,
    headers: map("header"),
    style: value,
    explode: value,
    allowReserved: value,
  },
  response: {
    description: value,
    headers: map("header"),
    content: map("mediaType"),
    links: value,
  },
  example: { summary: value, description: value, value, externalValue: value },
  securityScheme: {
    type: value,
    description: value,
    name: value,
    in: value,
    scheme: value,
    bearerFormat: value,
    flows: value,
    openIdConnectUrl: value,
  },
} as const;
