import type { Location } from "@redocly/openapi-core";
import { parsePointer } from "@seamline/openapi/json-pointer";
import type { Located } from "./located.ts";

/** Where a schema describes data: what callers send, what they get, or a parameter. */
export type Use = "request" | "response" | "parameter";

export interface SchemaModel extends Located {
  /** Whether it is a component: the whole of a file, or an entry of the root's components. */
  readonly named: boolean;
  /** Every use that leads to it. */
  readonly uses: Set<Use>;
  readonly children: SchemaChild[];
}

export interface SchemaChild {
  /** `properties`, `items`, `allOf`, … */
  readonly keyword: string;
  /** Name of the property, or index in a list. */
  readonly name: string;
  /** Where it is written; a reference stands there when the schema is a component. */
  readonly at: Location;
  readonly schema: SchemaModel;
}

/** The types that a schema names, `null` aside. */
export function typesOf({ node }: Located): string[] {
  const types = Array.isArray(node.type) ? node.type : [node.type];
  return types.filter((type): type is string => typeof type === "string" && type !== "null");
}

/** Type and format as a row of the inventory writes them: `integer int32`; empty where the schema has no type. */
export function typeText(schema: SchemaModel | undefined): string {
  if (schema === undefined) return "";
  const { format } = schema.node;
  return [...typesOf(schema), ...(typeof format === "string" ? [format] : [])].join(" ");
}

export function isObjectSchema(schema: Located): boolean {
  return typesOf(schema).includes("object") || "properties" in schema.node;
}

/** Whether a value can be nothing but text, a number or a flag; a schema that says nothing counts as one. */
export function isScalar(schema: SchemaModel): boolean {
  return (
    !isObjectSchema(schema) &&
    !typesOf(schema).includes("array") &&
    ["oneOf", "anyOf", "allOf"].every((keyword) => childrenOf(schema, keyword).every(isScalar))
  );
}

/** The children under one keyword. */
export function childrenOf(schema: SchemaModel, keyword: string): SchemaModel[] {
  return schema.children.filter((child) => child.keyword === keyword).map((child) => child.schema);
}

export function propertyOf(schema: SchemaModel, name: string): SchemaModel | undefined {
  return schema.children.find((child) => child.keyword === "properties" && child.name === name)?.schema;
}

/** The property that a JSON pointer (RFC 6901) leads to, if the schema names it; the schema itself where it is empty. */
export function pointerLeadsTo(schema: SchemaModel, pointer: string): SchemaModel | undefined {
  if (pointer === "") return schema;
  if (!pointer.startsWith("/")) return undefined;
  return parsePointer(pointer).reduce<SchemaModel | undefined>(
    (found, name) => found && propertyOf(found, name),
    schema,
  );
}
