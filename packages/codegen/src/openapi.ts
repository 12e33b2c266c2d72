/**
 * The parts of an OpenAPI document that this package reads. Everything is optional that a document in the
 * wild may leave out, whatever the specification says.
 */

export interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  title?: string;
  format?: string;
  default?: unknown;
  deprecated?: boolean;
  nullable?: boolean;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  "x-extension-point"?: string | string[];
  "x-extensible-enum"?: unknown[];
  "x-open-enum"?: boolean;
  "x-enum-varnames"?: unknown;
  [key: string]: unknown;
}

export interface MediaType {
  schema?: Schema;
}

export interface Parameter {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  style?: string;
  explode?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
  "x-multi-segment"?: boolean;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface Response {
  description?: string;
  content?: Record<string, MediaType>;
}

export interface ResourceNameExtension {
  parameter: string;
  pattern: string;
}

/** OperationIds, JSON pointers into the body, and texts that the body may hold. */
export interface LongRunningExtension {
  get?: string;
  cancel?: string;
  name?: string;
  parameters?: Record<string, string>;
  done?: string;
  doneValues?: string[];
  failedValues?: string[];
  error?: string;
  response?: string;
  metadata?: string;
}

export interface PermissionsExtension {
  all?: string[];
  any?: string[];
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  "x-method"?: string;
  "x-idempotent"?: boolean;
  "x-resource-name"?: ResourceNameExtension;
  "x-pagination"?: Record<string, string>;
  "x-operation"?: LongRunningExtension;
  "x-permissions"?: PermissionsExtension;
  "x-scopes"?: string[];
  "x-extension-point"?: string | string[];
}

export const methodKeys = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

export type MethodKey = (typeof methodKeys)[number];

export type PathItem = { [Method in MethodKey]?: Operation } & {
  $ref?: string;
  parameters?: (Parameter | Reference)[];
};

export interface ExtensionPoint {
  area?: string;
  source?: string;
  summary?: string;
  /** Id of the point that this one is a part of. */
  within?: string;
}

export interface Components {
  schemas?: Record<string, Schema>;
  responses?: Record<string, Response | Reference>;
  parameters?: Record<string, Parameter | Reference>;
  requestBodies?: Record<string, RequestBody | Reference>;
  [kind: string]: Record<string, unknown> | undefined;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  paths?: Record<string, PathItem>;
  components?: Components;
  "x-extension-points"?: Record<string, ExtensionPoint>;
  /** Points that overlays have closed. */
  "x-filled-points"?: Record<string, ExtensionPoint>;
  "x-errors"?: Record<string, string>;
  "x-profile"?: string;
  [key: string]: unknown;
}
