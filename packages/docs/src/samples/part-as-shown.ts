import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";
import type { Json } from "@seamline/ui/code/operation-call";

/** The members of a JSON value that a schema describes. */
export interface PartAsShown {
  readonly value: Json;
  /** Names of the omitted members. */
  readonly omitted: readonly string[];
}

/** Returns a value without the members that its schema lacks. Keeps members in `x-named-fields`. */
export function partAsShown(bundle: OpenApiDocument, written: Schema, value: Json): PartAsShown {
  const schema = followReferences<Schema>(bundle, written as never);
  if (isList(value)) {
    const parts = value.map((item) => partAsShown(bundle, (schema.items ?? {}) as Schema, item));
    return { value: parts.map((part) => part.value), omitted: namesOf(parts) };
  }
  if (typeof value !== "object" || value === null) return { value, omitted: [] };
  return membersPart(bundle, schema, value);
}

function membersPart(
  bundle: OpenApiDocument,
  schema: Schema,
  value: { readonly [member: string]: Json },
): PartAsShown {
  const kept: Record<string, Json> = {};
  const omitted: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    const below = memberSchema(schema, name);
    if (below === undefined) omitted.push(name);
    else {
      const part = partAsShown(bundle, below, member);
      kept[name] = part.value;
      omitted.push(...part.omitted);
    }
  }
  return { value: kept, omitted: [...new Set(omitted)] };
}

/** Returns the schema of a member, or undefined if the object schema does not describe it. */
function memberSchema(schema: Schema, name: string): Schema | undefined {
  const named = schema["x-named-fields"] as Readonly<Record<string, Schema>> | undefined;
  const { additionalProperties: others } = schema;
  const rest = typeof others === "object" && others !== null ? (others as Schema) : undefined;
  return (schema.properties?.[name] as Schema | undefined) ?? named?.[name] ?? rest;
}

function namesOf(parts: readonly PartAsShown[]): string[] {
  return [...new Set(parts.flatMap(({ omitted }) => omitted))];
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
