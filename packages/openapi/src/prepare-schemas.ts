import type { Schema } from "./document.ts";
import { integerBounds, STRING_FORMATS } from "./string-formats.ts";

/** Schemas by name. */
export type Definitions = Readonly<Record<string, Schema>>;

/** Schemas by name that any validator can use. Their references are `#/$defs/<name>`. */
export type PreparedSchemas = Pick<ReadonlyMap<string, Schema>, "get">;

/** Keywords without effect on validity. */
const ANNOTATIONS = new Set([
  "description",
  "title",
  "example",
  "examples",
  "deprecated",
  "default",
  "externalDocs",
  "readOnly",
  "writeOnly",
  "xml",
  "discriminator",
  "contentEncoding",
  "contentMediaType",
  "contentSchema",
  "$comment",
]);

/** Keywords whose schemas describe the same value. */
const COMBINING = new Set(["allOf", "anyOf", "oneOf", "not"]);

/** Keywords that allow an object to have members which the schema does not name. */
const OPENING = [...COMBINING, "$ref"];

/**
 * Prepares schemas for any validator: removes annotations, converts formats to patterns, and rewrites references. Each
 * schema is prepared when it is used first, because a process uses few schemas of a document.
 *
 * @param isClosed whether objects may only have the members that the schema names, as in responses
 */
export function prepareSchemas(schemas: Definitions, isClosed: boolean): PreparedSchemas {
  const prepared = new Map<string, Schema>();
  return {
    get(name) {
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      if (schema !== undefined && !prepared.has(name)) prepared.set(name, prepare(schema, isClosed));
      return prepared.get(name);
    },
  };
}

function prepare(schema: Schema, isClosed: boolean): Schema {
  // `true` and `false` are schemas of every value and of no value, with the object forms `{}` and `{ not: {} }`.
  if (typeof schema === "boolean") return schema ? {} : { not: {} };
  const prepared: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (!ANNOTATIONS.has(keyword) && !keyword.startsWith("x-")) {
      // Formats become patterns and bounds, so that validators do not apply different rules.
      prepared[keyword === "format" ? "x-format" : keyword] = prepareKeyword(keyword, value, isClosed);
    }
  }
  if (isClosed && isClosable(schema)) prepared.additionalProperties = false;
  return { ...constraintsOf(schema), ...prepared };
}

function prepareKeyword(keyword: string, value: unknown, isClosed: boolean): unknown {
  if (keyword === "$ref") return String(value).replace(/^#\/components\/schemas\//, "#/$defs/");
  if (keyword === "properties") {
    return mapValues(value as Definitions, (each) => prepare(each, isClosed));
  }
  if (keyword === "items" || keyword === "additionalProperties") {
    return isSchema(value) ? prepare(value, isClosed) : value;
  }
  // The parts of a combination do not know each other's members, so they stay open.
  if (!COMBINING.has(keyword)) return value;
  const parts = value as Schema | readonly Schema[];
  return Array.isArray(parts) ? parts.map((each) => prepare(each, false)) : prepare(parts as Schema, false);
}

function constraintsOf({ type, format }: Schema): Schema {
  const types = [type].flat();
  if (types.includes("integer")) return integerBounds(format);
  const known = types.includes("string") && format !== undefined ? STRING_FORMATS[format] : undefined;
  return known ? { pattern: known.pattern } : {};
}

/** Returns whether a schema names the members of an object without allowing or forbidding others. */
export function isClosable(schema: Schema): boolean {
  const isPart = OPENING.some((keyword) => keyword in schema);
  return schema.properties !== undefined && schema.additionalProperties === undefined && !isPart;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}

function mapValues(values: Definitions, map: (value: Schema) => Schema): Definitions {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
