/** The parts of an OpenAPI document that a request is held against, and that answers are made of. */
import { valueAt } from "./pointer.ts";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
}

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly content?: Content;
  readonly "x-multi-segment"?: boolean;
}

export interface Example {
  readonly value?: unknown;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface RequestBody {
  readonly required?: boolean;
  readonly content: Content;
}

export interface Response {
  readonly content?: Content;
}

export interface SecurityScheme {
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
}

/** Names of security schemes, all of which are asked for together. */
export type SecurityRequirement = Readonly<Record<string, unknown>>;

/** Where a list says that it goes on. Pointers lead into the response body. */
export type Pagination =
  | { readonly style: "token"; readonly parameter: string; readonly items: string; readonly next: string }
  | {
      readonly style: "page";
      readonly parameter: string;
      readonly items: string;
      readonly current: string;
      readonly more: string;
    };

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses?: Readonly<Record<string, Response | Reference>>;
  readonly security?: readonly SecurityRequirement[];
  readonly "x-extension-point"?: string | readonly string[];
  readonly "x-pagination"?: Pagination;
  readonly "x-operation"?: LongRunning;
}

/** Where the state of a long-running operation says that it is done: by `true`, or by one of the values. */
export interface LongRunning {
  readonly get: string;
  readonly done?: string;
  readonly doneValues?: readonly string[];
}

export interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | Reference>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly examples?: Readonly<Record<string, Example | Reference>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme | Reference>>;
  };
  readonly security?: readonly SecurityRequirement[];
  readonly "x-extension-points"?: Readonly<Record<string, { readonly area: string }>>;
  readonly "x-errors"?: { readonly code?: string; readonly message?: string };
}

/**
 * Follows a local reference (`#/components/…`), however many steps it takes.
 *
 * @throws Error for a reference that leads out of the document, nowhere, or back to itself.
 */
export function resolve<Value>(document: Document, value: Value | Reference): Value {
  const followed = new Set<string>();
  let current: unknown = value;
  while (isReference(current)) {
    if (followed.has(current.$ref)) throw new Error(`the reference ${current.$ref} leads back to itself`);
    followed.add(current.$ref);
    current = follow(document, current.$ref);
  }
  return current as Value;
}

function follow(document: Document, reference: string): unknown {
  if (!reference.startsWith("#/")) throw new Error(`the reference ${reference} leads out of the document`);
  const found = valueAt(document, decodeURIComponent(reference.slice("#".length)));
  if (found === undefined) throw new Error(`the reference ${reference} leads nowhere`);
  return found;
}

function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "$ref" in value;
}
