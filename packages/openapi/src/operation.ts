import type { ResourceName, Schema } from "./document.ts";

/** Where a request has the values of a parameter. */
export type ParameterPlace = "path" | "query" | "header";

/** How the items of an array are separated: by repeating the parameter, or by a character between them. */
export type ListStyle = "repeated" | "comma" | "space" | "pipe";

export interface ContractParameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  /** Only of a parameter whose type is an array. */
  readonly list: ListStyle | undefined;
  /** Whether the value may span several segments of the path. */
  readonly multiSegment: boolean;
  /** Resolved: never a reference. */
  readonly schema: Schema;
  /** Name of the schema among the contract's definitions. */
  readonly definition: string;
}

/** One media type of a body. */
export interface ContractContent {
  /** Lower case and without parameters: `application/json`. */
  readonly mediaType: string;
  /** As the document writes it, which may be a reference; `undefined` for a body of any content. */
  readonly schema: Schema | undefined;
  readonly definition: string | undefined;
}

export interface ContractRequestBody {
  readonly required: boolean;
  readonly content: readonly ContractContent[];
}

export interface ContractResponse {
  readonly content: readonly ContractContent[];
  /** Lower-case names of the headers that the document calls required. */
  readonly requiredHeaders: readonly string[];
}

/** `x-pagination`: JSON pointers into the body of the response. */
export type Pagination =
  | { readonly style: "token"; readonly parameter: string; readonly items: string; readonly next: string }
  | {
      readonly style: "page";
      readonly parameter: string;
      readonly items: string;
      readonly current: string;
      readonly more: string;
    };

/** `x-errors`: JSON pointers into the body of an error response. */
export interface ErrorPointers {
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
  readonly requestId?: string;
}

/** One operation of a contract, as data. */
export interface ContractOperation<OperationId extends string = string> {
  readonly operationId: OperationId;
  /** Upper case. */
  readonly method: string;
  /** `/v1/matters/{matterId}:close`. */
  readonly template: string;
  readonly resourceName: ResourceName | undefined;
  readonly pagination: Pagination | undefined;
  /** Those of the operation, or else of the document. */
  readonly errors: ErrorPointers | undefined;
  readonly parameters: readonly ContractParameter[];
  readonly requestBody: ContractRequestBody | undefined;
  /** By status as the document writes it: `200`, `2XX`, `default`. */
  readonly responses: ReadonlyMap<string, ContractResponse>;
  /** Every `x-…` of the operation, unread: `x-permissions`, `x-operation`, `x-scopes`, … */
  readonly extensions: Readonly<Record<`x-${string}`, unknown>>;
}
