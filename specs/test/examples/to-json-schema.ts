import { isJsonObject, type Json, type JsonObject } from "../../rules/model/json.ts";

/** Name of a format of texts: some formats, such as `int64`, are one of texts and one of numbers. */
export function textFormat(format: string): string {
  return `text-${format}`;
}

/** A part of an OpenAPI document of either version, with its schemas as JSON Schema 2020-12. Does without the converter. */
export function toJsonSchema(part: Json): Json {
  if (Array.isArray(part)) return part.map(toJsonSchema);
  if (!isJsonObject(part)) return part;
  const node = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, toJsonSchema(value)]));
  return withNull(withTextFormat(withExclusiveBounds(node)));
}

/** Only where `type` is a text is it the keyword, and not the name of a property. */
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

/** 3.0 has a flag beside the bound. */
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
