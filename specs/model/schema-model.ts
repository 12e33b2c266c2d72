import type { Location } from "@redocly/openapi-core";
import { parsePointer } from "@seamline/openapi/json-pointer";
import type { Located } from "./located.ts";

/** Kind of data that a schema describes. */
export type Use = "request" | "response" | "parameter";

export interface SchemaModel extends Located {
  /** True for a component: a whole file, or an entry of the root's components. */
  readonly named: boolean;
  /** All direct and indirect uses. */
  readonly uses: Set<Use>;
  readonly children: SchemaChild[];
}

export interface SchemaChild {
  /** Keyword in the parent, such as `properties`, `items` or `allOf`. */
  readonly keyword: string;
  /** Property name or list index. */
  readonly name: string;
  /** Location of the schema, or of the reference to it if it is a component. */
  readonly at: Location;
  readonly schema: SchemaModel;
}

/** Returns the types of a schema, except `null`. */
export function typesOf({ node }: Located): string[] {
  const types = Array.isArray(node.type) ? node.type : [node.type];
  return types.filter((type): type is string => typeof type === "string" && type !== "null");
}

/**
 * Returns type and format in the notation of the inventory, such as `integer int32`. Returns an empty string if the
 * schema has no type.
 */
export function typeText(schema: SchemaModel | undefined): string {
  if (schema === undefined) return "";
  const { format } = schema.node;
  return [...typesOf(schema), ...(typeof format === "string" ? [format] : [])].join(" ");
}

export function isObjectSchema(schema: Located): boolean {
  return typesOf(schema).includes("object") || "properties" in schema.node;
}

/**
 * Returns whether all values are strings, numbers or booleans. A schema without restrictions is treated as a scalar.
 */
export function isScalar(schema: SchemaModel): boolean {
  return (
    !isObjectSchema(schema) &&
    !typesOf(schema).includes("array") &&
    ["oneOf", "anyOf", "allOf"].every((keyword) => childrenOf(schema, keyword).every(isScalar))
  );
}

export function childrenOf(schema: SchemaModel, keyword: string): SchemaModel[] {
  return schema.children.filter((child) => child.keyword === keyword).map((child) => child.schema);
}

export function propertyOf(schema: SchemaModel, name: string): SchemaModel | undefined {
  return schema.children.find((child) => child.keyword === "properties" && child.name === name)?.schema;
}

/** Returns the property at a JSON pointer (RFC 6901), or the schema itself for an empty pointer. */
export function pointerLeadsTo(schema: SchemaModel, pointer: string): SchemaModel | undefined {
  if (pointer === "") return schema;
  if (!pointer.startsWith("/")) return undefined;
  return parsePointer(pointer).reduce<SchemaModel | undefined>(
    (found, name) => found && propertyOf(found, name),
    schema,
  );
}
