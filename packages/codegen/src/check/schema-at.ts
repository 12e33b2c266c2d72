import type { Segments } from "@seamline/openapi/json-pointer";
import type { OpenApiDocument, Schema } from "../document/editable-document.ts";
import { resolve } from "../document/operation-entry.ts";

const maxDepth = 16;

/** Returns the resolved schema at a pointer into a value; `undefined` if the schema has no such property. */
export function schemaAt(document: OpenApiDocument, schema: Schema, segments: Segments): Schema | undefined {
  const written = writtenSchemaAt(document, schema, segments);
  return written && resolve<Schema>(document, written);
}

/** Returns the schema at a pointer. References are not resolved, because their names become type names. */
export function writtenSchemaAt(
  document: OpenApiDocument,
  schema: Schema,
  segments: Segments,
  depth = 0,
): Schema | undefined {
  const [name, ...rest] = segments;
  if (name === undefined) {
    return schema;
  }
  const resolved = resolve<Schema>(document, schema);
  // Compositions may be recursive.
  if (depth > maxDepth) {
    return undefined;
  }
  const property = resolved.properties?.[name];
  if (property !== undefined) {
    return writtenSchemaAt(document, property, rest, depth + 1);
  }
  const members = [...(resolved.allOf ?? []), ...(resolved.anyOf ?? []), ...(resolved.oneOf ?? [])];
  const found = members.map((member) => writtenSchemaAt(document, member, segments, depth + 1));
  return found.find((candidate) => candidate !== undefined);
}
