/**
 * Types for the parts of an OpenAPI 3 document that Seamline reads. Required fields that real documents often omit are
 * optional here.
 */
/** Thrown if a document cannot be read. The message contains the location and a remedy. */
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
  readonly tags?: readonly TagObject[];
  /** Open extension points. */
  readonly "x-extension-points"?: Readonly<Record<string, ExtensionPoint>>;
  /** Extension points filled by overlays. */
  readonly "x-filled-points"?: Readonly<Record<string, ExtensionPoint>>;
  readonly "x-errors"?: Readonly<Record<string, string>>;
  readonly "x-profile"?: string;
  /** Version of the API. `info.version` is the version of the document. */
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

/** Path item fields that contain operations. Operations are listed in this order. */
export const METHODS = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
] as const;

/** HTTP method in lower case, as in path items. */
export type Method = (typeof METHODS)[number];

export function isMethod(key: string): key is Method {
  return (METHODS as readonly string[]).includes(key);
}

export type PathItemObject = { readonly [Key in Method]?: OperationObject } & {
  readonly $ref?: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  /** Operations with other methods, keyed by the method as sent: `COPY` (OpenAPI 3.2). */
  readonly additionalOperations?: Readonly<Record<string, OperationObject>>;
};

/** A tag in OpenAPI 3.2. */
export interface TagObject {
  readonly name: string;
  readonly summary?: string;
  /** Name of the tag that contains this tag. */
  readonly parent?: string;
  /** Purpose of the tag, such as `nav`, `badge` or `audience`. */
  readonly kind?: string;
}

export interface OperationObject {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  /** Responses by status: `200`, `2XX` or `default`. */
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly SecurityRequirement[];
  /** The method's path in the client: `matters.holds.addHeldAccounts`. */
  readonly "x-method"?: string;
  readonly "x-idempotent"?: boolean;
  readonly "x-resource-name"?: ResourceName;
  /** List pagination: its style, its parameter, and JSON pointers into the response. */
  readonly "x-pagination"?: Readonly<Record<string, string>>;
  readonly "x-operation"?: LongRunningOperation;
  readonly "x-permissions"?: { readonly all?: readonly string[]; readonly any?: readonly string[] };
  readonly "x-scopes"?: readonly string[];
  readonly "x-extension-point"?: string | readonly string[];
  readonly [extension: `x-${string}`]: unknown;
}

/** Path segments that form a resource name in the source. */
export interface ResourceName {
  readonly parameter: string;
  /** `projects/{project}/locations/{location}`. */
  readonly pattern: string;
}

/** `x-pagination` in the contracts. `single` means that each response contains the whole list. */
export type Pagination =
  | KeyedPagination
  | { readonly style: "single"; readonly items: string; readonly parameter?: undefined };

/**
 * `x-pagination` for lists with pages. The query parameter `parameter` selects the page. `items`, `next`, `current` and
 * `more` are JSON pointers into the response.
 */
export type KeyedPagination =
  | { readonly style: "token"; readonly parameter: string; readonly items: string; readonly next: string }
  | {
      readonly style: "page";
      readonly parameter: string;
      readonly items: string;
      readonly current: string;
      readonly more: string;
    };

/** `x-operation` in the contracts: operation ids, JSON pointers into the response, and states. */
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
  /** `path`, `query`, `querystring`, `header` or `cookie`. */
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly content?: ContentObject;
  /** True if the value may span several path segments. */
  readonly "x-multi-segment"?: boolean;
  /** Whether the header contains the idempotency key of a request. */
  readonly "x-idempotency-key"?: boolean;
}

export interface RequestBodyObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: ContentObject;
}

export interface ResponseObject {
  readonly summary?: string;
  readonly description?: string;
  readonly content?: ContentObject;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
}

export interface HeaderObject {
  readonly required?: boolean;
  readonly schema?: Schema;
}

/** Schemas and examples of a body, by media type. */
export type ContentObject = Readonly<Record<string, MediaTypeObject>>;

/** Encoding of a form member. */
export interface EncodingObject {
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
}

export interface MediaTypeObject {
  readonly schema?: Schema;
  /** Schema of each item of a stream (OpenAPI 3.2). */
  readonly itemSchema?: Schema;
  readonly encoding?: Readonly<Record<string, EncodingObject>>;
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

/** Security schemes by name. A request must satisfy all schemes. */
export type SecurityRequirement = Readonly<Record<string, unknown>>;

/** A `$ref`, such as `#/components/schemas/Matter`. */
export interface Reference {
  readonly $ref: string;
}

/** A JSON Schema in the dialect of OpenAPI 3.1 or 3.0. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly type?: string | readonly string[];
  /** Only in OpenAPI 3.0. */
  readonly nullable?: boolean;
  readonly format?: string;
  /** In a prepared schema, the `format` of the original schema. */
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
  /** Kind of information that is missing: `fields`, `parameters`, `auth`, … */
  readonly area?: string;
  readonly source?: string;
  readonly summary?: string;
  /** Id of the point that contains this one. */
  readonly within?: string;
}
