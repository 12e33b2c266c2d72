/** The parts of an OpenAPI document that a request is held against. */

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
  readonly schema?: Schema;
  readonly "x-multi-segment"?: boolean;
}

export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Response {
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly "x-extension-point"?: string | readonly string[];
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, { type: string; in?: string; name?: string }>>;
  };
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly "x-extension-points"?: Readonly<Record<string, { readonly area: string }>>;
}

/** Follows a local reference (`#/components/…`), however many steps it takes. */
export function resolve<Value>(document: Document, value: Value | Reference): Value {
  let current: unknown = value;
  while (isReference(current)) {
    const keys = current.$ref.slice("#/".length).split("/");
    current = keys.reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[unescapeKey(key)],
      document,
    );
  }
  return current as Value;
}

function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "$ref" in value;
}

function unescapeKey(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}
