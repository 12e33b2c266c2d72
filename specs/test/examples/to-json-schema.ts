import { isJsonObject, type Json, type JsonObject } from "../../model/json.ts";

/** Returns a separate name for the format of a string, because formats such as `int64` also exist for numbers. */
export function textFormat(format: string): string {
  return `text-${format}`;
}

/**
 * Converts the schemas in a part of a document of either version to JSON Schema 2020-12, without using the converter.
 */
export function toJsonSchema(part: Json): Json {
  if (Array.isArray(part)) return part.map(toJsonSchema);
  if (!isJsonObject(part)) return part;
  const node = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, toJsonSchema(value)]));
  return withNull(withTextFormat(withExclusiveBounds(node)));
}

/** Converts the keyword `nullable`. If `type` is not a string, `node` is a map of properties, not a schema. */
function withNull({ nullable, ...node }: JsonObject): JsonObject {
  if (nullable === undefined) return node;
  return nullable === true && typeof node.type === "string"
    ? { ...node, type: [node.type, "null"] }
    : { ...node, nullable };
}

function withTextFormat(node: JsonObject): JsonObject {
  const isText = [node.type].flat().includes("string") && typeof node.format === "string";
  const isKnown = /^(?:u?int64|google-\w+)$/.test(String(node.format));
  return isText && isKnown ? { ...node, format: textFormat(String(node.format)) } : node;
}

/** In 3.0, `exclusiveMinimum` and `exclusiveMaximum` are booleans next to the bounds. */
function withExclusiveBounds(node: JsonObject): JsonObject {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest } = node;
  return {
    ...rest,
    ...(exclusiveMinimum === true
      ? { exclusiveMinimum: minimum ?? null }
      : kept({ minimum, exclusiveMinimum })),
    ...(exclusiveMaximum === true
      ? { exclusiveMaximum: maximum ?? null }
      : kept({ maximum, exclusiveMaximum })),
  };
}

function kept(fields: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}
