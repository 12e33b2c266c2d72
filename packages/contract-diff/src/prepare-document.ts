import { withoutBooleanSchemas } from "./boolean-schemas.ts";
import { isMap, type JsonObject } from "./json-object.ts";

/** Prefixes of root fields in a prepared document. Each extension point gets a field. */
export const OPEN_POINT = "x-open-point ";
export const FILLED_POINT = "x-filled-point ";

/** Position of a schema in `prefixItems`. Redocly matches the schemas in a list regardless of order. */
export const ITEM_POSITION = "x-item-position";

/** Fields with arbitrary data as values. */
const DATA = new Set(["default", "const", "example", "examples"]);

/** Lists whose order is not significant. */
const SETS = new Set(["required", "type", "enum", "tags"]);

/** Fields that are maps with arbitrary keys. */
const MAPS = new Set([
  ...["paths", "webhooks", "callbacks", "responses", "content", "headers", "links", "encoding", "variables"],
  ...["schemas", "parameters", "requestBodies", "securitySchemes", "pathItems", "mapping", "scopes"],
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "definitions"],
]);

/**
 * Converts a document for comparison with Redocly. Redocly only compares scalar fields and ignores everything inside
 * extensions and examples, so these values are converted to strings. Removes fields that change with every release.
 */
export function prepareDocument(document: JsonObject): JsonObject {
  const { "x-extension-points": open, "x-filled-points": filled, info, ...rest } = document;
  const { version: _version, contact: _contact, ...described } = (info ?? {}) as JsonObject;
  return {
    ...(prepared(rest) as JsonObject),
    ...points(OPEN_POINT, open),
    ...points(FILLED_POINT, filled),
    info: { version: "", ...(prepared(described) as JsonObject) },
  };
}

/** Creates a field for each point, so that each point is compared separately. */
function points(prefix: string, register: unknown): JsonObject {
  const entries = Object.entries((register ?? {}) as JsonObject);
  return Object.fromEntries(entries.map(([id, point]) => [`${prefix}${id}`, canonical(point)]));
}

function prepared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prepared);
  if (typeof value !== "object" || value === null) return value;
  const named = withItemPositions(withNamesOfValues(withoutBooleanSchemas(value as JsonObject)));
  return Object.fromEntries(Object.entries(named).map(([key, item]) => [key, preparedField(key, item)]));
}

/** Replaces `x-enum-varnames`, a list in enum order, with a map from enum values to names. */
function withNamesOfValues(schema: JsonObject): JsonObject {
  const { enum: values, "x-enum-varnames": names } = schema;
  if (!Array.isArray(values) || !Array.isArray(names)) return schema;
  return { ...schema, "x-enum-varnames": Object.fromEntries(values.map((value, at) => [value, names[at]])) };
}

function withItemPositions(schema: JsonObject): JsonObject {
  const { prefixItems: items } = schema;
  if (!Array.isArray(items)) return schema;
  return {
    ...schema,
    prefixItems: items.map((item, at) => (isMap(item) ? { ...item, [ITEM_POSITION]: at } : item)),
  };
}

function preparedField(key: string, value: unknown): unknown {
  const becomesString = key.startsWith("x-") || DATA.has(key);
  if (becomesString) return typeof value === "object" && value !== null ? canonical(value) : value;
  if (SETS.has(key) && Array.isArray(value)) return value.map(prepared).toSorted(byText);
  return MAPS.has(key) && isMap(value) ? preparedMap(value) : prepared(value);
}

function byText(one: unknown, other: unknown): number {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)] as [string, string];
  return a < b ? -1 : Number(a > b);
}

function preparedMap(map: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([name, item]) => [name, prepared(item)]));
}

/** Returns JSON with sorted members, because their order is not significant. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    isMap(item) ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1))) : item,
  );
}
