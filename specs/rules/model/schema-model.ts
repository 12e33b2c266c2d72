import type { Location } from "@redocly/openapi-core";
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

export function isObjectSchema(schema: Located): boolean {
  return typesOf(schema).includes("object") || "properties" in schema.node;
}

/** The children under one keyword. */
export function childrenOf(schema: SchemaModel, keyword: string): SchemaModel[] {
  return schema.children.filter((child) => child.keyword === keyword).map((child) => child.schema);
}

export function propertyOf(schema: SchemaModel, name: string): SchemaModel | undefined {
  return schema.children.find((child) => child.keyword === "properties" && child.name === name)?.schema;
}

/** Whether a JSON pointer (RFC 6901) leads to a property that the schema names. */
export function pointerLeadsTo(schema: SchemaModel, pointer: string): SchemaModel | undefined {
  if (!pointer.startsWith("/")) return undefined;
  const names = pointer
    .slice(1)
    .split("/")
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  return names.reduce<SchemaModel | undefined>((found, name) => found && propertyOf(found, name), schema);
}
