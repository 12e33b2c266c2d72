import { isMap, type JsonObject } from "./json-object.ts";

/** Field of a prepared schema that lists the properties with the schema `false`, as JSON. */
export const FORBIDDEN_PROPERTIES = "x-forbidden-properties";

/** Keywords whose value is a schema. Excludes `items` and `additionalProperties`, whose booleans Redocly compares. */
const SCHEMAS = ["not", "if", "then", "else", "contains", "propertyNames", "contentSchema", "schema"];
const SCHEMA_LISTS = ["prefixItems", "allOf", "anyOf", "oneOf"];
const SCHEMA_MAPS = [
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "definitions",
  "schemas",
];

/** Schemas equivalent to the boolean schemas. */
const ALWAYS: JsonObject = {};
const NEVER: JsonObject = { not: {} };

/**
 * Replaces boolean schemas, because Redocly ignores them in most places. A property with the schema `false` becomes a
 * missing property, because callers can neither send nor receive it.
 */
export function withoutBooleanSchemas(schema: JsonObject): JsonObject {
  return withoutForbiddenProperties(
    Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, replaced(keyword, value)])),
  );
}

function replaced(keyword: string, value: unknown): unknown {
  if (SCHEMAS.includes(keyword)) return asObject(value);
  if (SCHEMA_LISTS.includes(keyword) && Array.isArray(value)) return value.map(asObject);
  if (SCHEMA_MAPS.includes(keyword) && isMap(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, keyword === "properties" ? item : asObject(item)]),
    );
  return value;
}

function asObject(schema: unknown): unknown {
  if (typeof schema !== "boolean") return schema;
  return schema ? ALWAYS : NEVER;
}

function withoutForbiddenProperties(schema: JsonObject): JsonObject {
  const { properties } = schema;
  if (!isMap(properties)) return schema;
  const entries = Object.entries(properties);
  const forbidden = entries.filter(([, item]) => item === false).map(([name]) => name);
  const allowed = entries.filter(([, item]) => item !== false).map(([name, item]) => [name, asObject(item)]);
  return {
    ...schema,
    properties: Object.fromEntries(allowed),
    ...(forbidden.length > 0 && { [FORBIDDEN_PROPERTIES]: forbidden.toSorted() }),
  };
}
