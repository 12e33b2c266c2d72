import type { OpenApiDocument, Schema } from "../document/editable-document.ts";
import { pointIds } from "../document/points.ts";
import { byCodePoint, pascalCase } from "../identifiers.ts";
import type { NameRegistry } from "../name-registry.ts";
import type { SchemaModel } from "./model.ts";

/**
 * The schemas of the document with the names of their types, sorted by type. A schema that is called like a
 * type already comes before one that has to be renamed (`Pet` before `pet`).
 */
export function nameSchemas(
  document: OpenApiDocument,
  hoisted: ReadonlySet<string>,
  names: NameRegistry,
): SchemaModel[] {
  const entries = Object.entries(document.components?.schemas ?? {});
  const rank = (key: string): number => (hoisted.has(key) ? 2 : Number(pascalCase(key) !== key));
  const sorted = entries.sort(([left], [right]) => rank(left) - rank(right) || byCodePoint(left, right));
  return sorted
    .map(([key, schema]) => ({ key, schema, typeName: names.claim(pascalCase(key)) }))
    .map(({ key, schema, typeName }) => {
      const points = carriesFill(schema) ? pointIds(schema) : [];
      const printableName = points.length === 0 ? typeName : names.claim(`${typeName}Shown`);
      return { key, schema, typeName, printableName, points, isComponent: !hoisted.has(key) };
    })
    .sort((left, right) => byCodePoint(left.typeName, right.typeName));
}

/** Whether values of the schema are objects, to which a fill can add fields. */
function carriesFill(schema: Schema): boolean {
  if (typeof schema !== "object" || schema.$ref !== undefined || schema.enum !== undefined) {
    return false;
  }
  if (schema.type !== undefined) {
    return schema.type === "object";
  }
  const parts = [schema.properties, schema.additionalProperties, schema.allOf, schema.anyOf, schema.oneOf];
  return parts.some((part) => part !== undefined);
}

/** Ids of the points whose fills are the type of an object without a name. */
export function inlinePoints(schema: Schema): string[] {
  return schema.type === "object" && carriesFill(schema) ? pointIds(schema) : [];
}

/**
 * Whether values may hold more than what is shown, as long as nobody says what: the schema says so, or shows
 * nothing at all.
 */
export function isOpen({ additionalProperties, properties }: Schema): boolean {
  const saysSo = additionalProperties !== undefined && additionalProperties !== false;
  return saysSo || Object.keys(properties ?? {}).length === 0;
}
