/** A document that no contract can be read from; the message names the place and what would be right. */
export class ContractError extends Error {
  override readonly name = "ContractError";
}

/** The parts of an OpenAPI 3.1 document that requests and answers are held against. */

/** A JSON Schema of the dialect of OpenAPI 3.1, as far as the contracts use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  /** The format of a schema that is ready for validation. */
  readonly "x-format"?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly [keyword: string]: unknown;
}

/** A local reference: `#/components/…`. */
export interface Reference {
  readonly $ref: string;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly content?: unknown;
  readonly "x-multi-segment"?: boolean;
}

export type ContentObject = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface RequestBodyObject {
  readonly required?: boolean;
  readonly content?: ContentObject;
}

export interface ResponseObject {
  readonly content?: ContentObject;
  readonly headers?: Readonly<
    Record<string, { readonly required?: boolean; readonly schema?: Schema } | Reference>
  >;
}

export interface OperationObject {
  readonly operationId?: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly [extension: `x-${string}`]: unknown;
}

export interface OpenApiDocument {
  readonly openapi?: string;
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [extension: `x-${string}`]: unknown;
}
