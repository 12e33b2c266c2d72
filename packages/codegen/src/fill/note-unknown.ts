import type { Schema } from "@seamline/openapi/document";
import type { SchemaObserver } from "@seamline/openapi/infer-schema";
import { formatPointer } from "@seamline/openapi/json-pointer";

/** Adds comments for types that the examples do not show. */
export function noteUnknown(
  schema: Schema,
  observer: SchemaObserver,
  at: readonly string[],
  comments: Map<string, string>,
): void {
  const unknown = whatIsUnknown(schema, observer);
  if (unknown) comments.set(formatPointer(at), unknown);
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const known = observer.members.get(name);
    if (known) noteUnknown(member, known, [...at, "properties", name], comments);
  }
  if (schema.items && observer.items) noteUnknown(schema.items, observer.items, [...at, "items"], comments);
  const { additionalProperties: entries } = schema;
  if (typeof entries === "object" && observer.entries)
    noteUnknown(entries, observer.entries, [...at, "additionalProperties"], comments);
  for (const [index, variant] of (schema.oneOf ?? []).entries())
    noteUnknown(variant, observer, [...at, "oneOf", String(index)], comments);
}

function whatIsUnknown(schema: Schema, observer: SchemaObserver): string | undefined {
  const isUntyped = Object.keys(schema).every((keyword) => keyword === "x-observed");
  if (isUntyped) return "The examples only contain null: write the type.";
  if (schema.type === "array" && !observer.items)
    return "The examples only contain empty lists: write the item type.";
  return undefined;
}
