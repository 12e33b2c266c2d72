/**
 * Fields of OpenAPI 3.0.3 objects. Fields that are not listed have no 3.0 equivalent. Schemas are not listed, because
 * only their syntax differs in 3.0. Objects accept extensions, whose names begin with `x-`. In a map, such as a map of
 * headers, these names are ordinary keys.
 */

/** Content of a field: one object, a list or a map of objects, or a value with the same form in both versions. */
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

/** Placeholder for fields with arbitrary names. */
export const ANY_FIELD = "*";

export const OBJECT_SHAPES = {
  root: {
    openapi: value,
    info: one("info"),
    servers: list("server"),
    paths: one("paths"),
    components: one("components"),
    security: value,
    tags: list("tag"),
    externalDocs: one("externalDocs"),
  },
  info: {
    title: value,
    description: value,
    termsOfService: value,
    contact: one("contact"),
    license: one("license"),
    version: value,
  },
  contact: { name: value, url: value, email: value },
  license: { name: value, url: value },
  server: { url: value, description: value, variables: map("serverVariable") },
  serverVariable: { enum: value, default: value, description: value },
  tag: { name: value, description: value, externalDocs: one("externalDocs") },
  externalDocs: { description: value, url: value },
  paths: { [ANY_FIELD]: one("pathItem") },
  components: {
    schemas: map("schema"),
    responses: map("response"),
    parameters: map("parameter"),
    examples: map("example"),
    requestBodies: map("requestBody"),
    headers: map("header"),
    securitySchemes: map("securityScheme"),
    links: map("link"),
    callbacks: map("callback"),
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
    servers: list("server"),
    parameters: list("parameter"),
  },
  operation: {
    tags: value,
    summary: value,
    description: value,
    externalDocs: one("externalDocs"),
    operationId: value,
    parameters: list("parameter"),
    requestBody: one("requestBody"),
    responses: one("responses"),
    callbacks: map("callback"),
    deprecated: value,
    security: value,
    servers: list("server"),
  },
  callback: { [ANY_FIELD]: one("pathItem") },
  responses: { [ANY_FIELD]: one("response") },
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
    links: map("link"),
  },
  link: {
    operationRef: value,
    operationId: value,
    parameters: value,
    requestBody: value,
    description: value,
    server: one("server"),
  },
  example: { summary: value, description: value, value, externalValue: value },
  securityScheme: {
    type: value,
    description: value,
    name: value,
    in: value,
    scheme: value,
    bearerFormat: value,
    flows: one("oauthFlows"),
    openIdConnectUrl: value,
  },
  oauthFlows: {
    implicit: one("oauthFlow"),
    password: one("oauthFlow"),
    clientCredentials: one("oauthFlow"),
    authorizationCode: one("oauthFlow"),
  },
  oauthFlow: { authorizationUrl: value, tokenUrl: value, refreshUrl: value, scopes: value },
} as const;
