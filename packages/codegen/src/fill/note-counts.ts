import type { Schema } from "@seamline/openapi/document";
import type { SchemaObserver } from "@seamline/openapi/infer-schema";
import { formatPointer } from "@seamline/openapi/json-pointer";

/** Writes down how often each member of an inferred schema was seen, and what examples do not say of it. */
export function noteCounts(
  schema: Schema,
  observer: SchemaObserver,
  at: readonly string[],
  comments: Map<string, string>,
): void {
  const unknown = whatIsUnknown(schema, observer);
  if (unknown) comments.set(formatPointer(at), unknown);
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const known = observer.members.get(name);
    if (!known) continue;
    const place = [...at, "properties", name];
    noteCounts(member, known, place, comments);
    noteSeen(known, observer, place, comments);
  }
  if (schema.items && observer.items) noteCounts(schema.items, observer.items, [...at, "items"], comments);
  const { additionalProperties: entries } = schema;
  if (typeof entries === "object" && observer.entries)
    noteCounts(entries, observer.entries, [...at, "additionalProperties"], comments);
  for (const [index, variant] of (schema.oneOf ?? []).entries())
    noteCounts(variant, observer, [...at, "oneOf", String(index)], comments);
}

/** Writes down how many of the objects have a member, before what is noted of it already. */
export function noteSeen(
  member: SchemaObserver,
  holder: SchemaObserver,
  at: readonly string[],
  comments: Map<string, string>,
): void {
  const pointer = formatPointer(at);
  const counted = `Seen in ${member.count} of ${holder.countOf("object")}.`;
  comments.set(pointer, [counted, comments.get(pointer) ?? ""].join(" ").trimEnd());
}

function whatIsUnknown(schema: Schema, observer: SchemaObserver): string | undefined {
  if (Object.keys(schema).length === 0) return "Nothing but null was seen: write its type.";
  if (schema.type === "array" && !observer.items)
    return "Only empty lists were seen: write the type of the items.";
  return undefined;
}
