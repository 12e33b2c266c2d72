import { childPointer } from "@seamline/openapi/json-pointer";
import { isJsonObject, type Json, type JsonObject } from "../model/json.ts";
import { PORTABLE_SCHEMA_KEYWORDS, SCHEMA_CHILDREN } from "../model/schema-keywords.ts";
import { type ConversionLog, REFERENCE_SIBLINGS } from "./conversion-log.ts";

/** Converts a 3.1 schema to 3.0. Logs constructs without a 3.0 form with their pointers. */
export function convertSchema(schema: Json, pointer: string, log: ConversionLog): Json {
  if (!isJsonObject(schema)) {
    log.add(pointer, "A boolean schema");
    return schema;
  }
  if ("$ref" in schema) {
    if (Object.keys(schema).length > 1) log.add(pointer, REFERENCE_SIBLINGS);
    return schema;
  }
  const converted: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    Object.assign(converted, convertKeyword(schema, keyword, value, childPointer(pointer, keyword), log));
  }
  return converted;
}

function convertKeyword(
  schema: JsonObject,
  keyword: string,
  value: Json,
  pointer: string,
  log: ConversionLog,
): JsonObject {
  if (keyword.startsWith("x-")) return { [keyword]: value };
  if (!PORTABLE_SCHEMA_KEYWORDS.has(keyword)) log.add(pointer, `The keyword ${keyword}`);
  switch (keyword) {
    case "type":
      return convertType(schema, value, pointer, log);
    case "const":
      if ("enum" in schema) log.add(pointer, "const next to enum");
      return { enum: [value] };
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return convertExclusiveBound(schema, keyword, value, pointer, log);
    case "examples":
      return convertExamples(schema, value, pointer, log);
    default:
      return { [keyword]: convertChildren(keyword, value, pointer, log) };
  }
}

/** Converts `[T, 'null']` to `nullable`. 3.0 supports no other list of types. */
function convertType(schema: JsonObject, type: Json, pointer: string, log: ConversionLog): JsonObject {
  const types = Array.isArray(type) ? type : [type];
  const real = types.filter((name) => name !== "null");
  if (real.length !== 1) log.add(pointer, `The type ${JSON.stringify(type)}`);
  if (real.includes("array") && !("items" in schema)) log.add(pointer, "An array without items");
  return { type: real[0] ?? null, ...(real.length < types.length && { nullable: true }) };
}

/** Converts an exclusive bound: it is a number in 3.1, and a boolean next to `minimum` or `maximum` in 3.0. */
function convertExclusiveBound(
  schema: JsonObject,
  keyword: "exclusiveMinimum" | "exclusiveMaximum",
  value: Json,
  pointer: string,
  log: ConversionLog,
): JsonObject {
  const bound = keyword === "exclusiveMinimum" ? "minimum" : "maximum";
  if (bound in schema) log.add(pointer, `${keyword} next to ${bound}`);
  return { [bound]: value, [keyword]: true };
}

function convertExamples(schema: JsonObject, value: Json, pointer: string, log: ConversionLog): JsonObject {
  const examples = Array.isArray(value) ? value : [];
  if (examples.length !== 1 || "example" in schema) log.add(pointer, "A number of examples other than one");
  return { example: examples[0] ?? null };
}

function convertChildren(keyword: string, value: Json, pointer: string, log: ConversionLog): Json {
  const kind = SCHEMA_CHILDREN[keyword];
  if (kind === undefined || (keyword === "additionalProperties" && typeof value === "boolean")) return value;
  if (kind === "list" && Array.isArray(value)) {
    return value.map((child, index) => convertSchema(child, childPointer(pointer, index), log));
  }
  if (kind === "map" && isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [
        name,
        convertSchema(child, childPointer(pointer, name), log),
      ]),
    );
  }
  return convertSchema(value, pointer, log);
}
