/**
 * The parts of an OpenAPI 3 document that Seamline reads. What a document in the wild may leave out is optional,
 * whatever the specification says.
 */

/** A document that cannot be read as one; the message names the place and what would be right. */
export class ContractError extends Error {
  override readonly name = "ContractError";
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: InfoObject;
  readonly servers?: readonly ServerObject[];
  readonly paths?: Readonly<Record<string, PathItemObject>>;
  readonly components?: ComponentsObject;
  readonly security?: readonly SecurityRequirement[];
  /** Points that the document leaves open. */
  readonly "x-extension-points"?: Readonly<Record<string, ExtensionPoint>>;
  /** Points that overlays have closed. */
  readonly "x-filled-points"?: Readonly<Record<string, ExtensionPoint>>;
  readonly "x-errors"?: Readonly<Record<string, string>>;
  readonly "x-profile"?: string;
  /** Version of the API; `info.version` is that of the description. */
  readonly "x-api-version"?: string;
  readonly [key: string]: unknown;
}

export interface InfoObject {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
}

export interface ServerObject {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

/** Fields of a path item that are operations, in the order in which operations are listed. */
export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** As a path item writes it: in lower case. */
export type Method = (typeof METHODS)[number];

export function isMethod(key: string): key is Method {
  return (METHODS as readonly string[]).includes(key);
}

export type PathItemObject = { readonly [Key in Method]?: OperationObject } & {
  readonly $ref?: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
};

export interface OperationObject {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  /** By status as it is written: `200`, `2XX`, `default`. */
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly SecurityRequirement[];
  /** Its place among the resources of the source: `matters.holds.addHeldAccounts`. */
  readonly "x-method"?: string;
  readonly "x-idempotent"?: boolean;
  readonly "x-resource-name"?: ResourceName;
  /** What a list says of its pages: a style, parameters, and JSON pointers into the response. */
  readonly "x-pagination"?: Readonly<Record<string, string>>;
  readonly "x-operation"?: LongRunningOperation;
  readonly "x-permissions"?: { readonly all?: readonly string[]; readonly any?: readonly string[] };
  readonly "x-scopes"?: readonly string[];
  readonly "x-extension-point"?: string | readonly string[];
  readonly [extension: `x-${string}`]: unknown;
}

/** How the segments of a path make up the name that the source speaks of. */
export interface ResourceName {
  readonly parameter: string;
  /** `projects/{project}/locations/{location}`. */
  readonly pattern: string;
}

/** `x-pagination` as the contracts write it. `items`, `next`, `current` and `more` are JSON pointers into the response. */
export type Pagination =
  | { readonly style: "token"; readonly parameter: string; readonly items: string; readonly next: string }
  | {
      readonly style: "page";
      readonly parameter: string;
      readonly items: string;
      readonly current: string;
      readonly more: string;
    };

/** OperationIds, JSON pointers into the response, and texts that the response may hold. */
export interface LongRunningOperation {
  readonly get?: string;
  readonly cancel?: string;
  readonly name?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly done?: string;
  readonly doneValues?: readonly string[];
  readonly failedValues?: readonly string[];
  readonly error?: string;
  readonly response?: string;
  readonly metadata?: string;
}

export interface ParameterObject {
  readonly name: string;
  /** `path`, `query`, `header` or `cookie`. */
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly content?: ContentObject;
  /** Whether the value may span several segments of the path. */
  readonly "x-multi-segment"?: boolean;
}

export interface RequestBodyObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: ContentObject;
}

export interface ResponseObject {
  readonly description?: string;
  readonly content?: ContentObject;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
}

export interface HeaderObject {
  readonly required?: boolean;
  readonly schema?: Schema;
}

/** The forms of a body, by media type. */
export type ContentObject = Readonly<Record<string, MediaTypeObject>>;

export interface MediaTypeObject {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}

export interface ExampleObject {
  readonly value?: unknown;
}

export interface ComponentsObject {
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly parameters?: Readonly<Record<string, ParameterObject | Reference>>;
  readonly requestBodies?: Readonly<Record<string, RequestBodyObject | Reference>>;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
  readonly securitySchemes?: Readonly<Record<string, SecuritySchemeObject | Reference>>;
  readonly [kind: string]: Readonly<Record<string, unknown>> | undefined;
}

export interface SecuritySchemeObject {
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
}

/** Names of security schemes, all of which are needed together. */
export type SecurityRequirement = Readonly<Record<string, unknown>>;

/** A `$ref`, such as `#/components/schemas/Matter`. */
export interface Reference {
  readonly $ref: string;
}

/** A JSON Schema of the dialect of OpenAPI 3.1, or of 3.0. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly type?: string | readonly string[];
  /** Of OpenAPI 3.0. */
  readonly nullable?: boolean;
  readonly format?: string;
  /** The format of a schema that is ready for validation. */
  readonly "x-format"?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly "x-extension-point"?: string | readonly string[];
  readonly "x-extensible-enum"?: readonly unknown[];
  readonly "x-open-enum"?: boolean;
  readonly "x-enum-varnames"?: unknown;
  readonly [keyword: string]: unknown;
}

export interface ExtensionPoint {
  /** What it leaves open: `fields`, `parameters`, `auth`, … */
  readonly area?: string;
  readonly source?: string;
  readonly summary?: string;
  /** Id of the point that this one is a part of. */
  readonly within?: string;
}
