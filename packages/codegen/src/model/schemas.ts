import type { OpenApiDocument, Schema } from "../document/editable-document.ts";
import { pointIds } from "../document/points.ts";
import { byCodePoint, pascalCase } from "../identifiers.ts";
import type { NameRegistry } from "../name-registry.ts";
import type { SchemaModel } from "./model.ts";

/**
 * Names the types of the document's schemas, and sorts them by type. A key that is already a type name takes precedence
 * over one that must be converted (`Pet` before `pet`).
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

/** Returns whether a fill can add members, that is, whether the schema's values are objects. */
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

/** Returns the ids of an unnamed object's extension points. */
export function inlinePoints(schema: Schema): string[] {
  return schema.type === "object" && carriesFill(schema) ? pointIds(schema) : [];
}

/**
 * Returns whether objects may have unknown members if the extension point is not filled: the schema allows them, or has
 * no properties.
 */
export function isOpen({ additionalProperties, properties }: Schema): boolean {
  const allowsMore = additionalProperties !== undefined && additionalProperties !== false;
  return allowsMore || Object.keys(properties ?? {}).length === 0;
}
