import type { Schema } from "./document.ts";
import { integerBounds, STRING_FORMATS } from "./string-formats.ts";

/** Schemas by name. */
export type Definitions = Readonly<Record<string, Schema>>;

/** Schemas by name that are ready for any validator; their references are `#/$defs/<name>`. */
export type PreparedSchemas = Pick<ReadonlyMap<string, Schema>, "get">;

/** Keywords that do not affect which values are valid. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
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
  "$schema",
  "$defs",
  "definitions",
]);

/** Keywords with a schema of the members or items of a value. */
const PARTS = new Set(["items", "additionalProperties", "prefixItems", "properties", "patternProperties"]);

/** Keywords with schemas of the same value, or of values that are only looked for. */
const CONDITIONS = new Set([
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else"],
  ...["contains", "propertyNames", "dependentSchemas"],
]);

/** Keywords whose value has a schema for each of its names. */
const BY_NAME = new Set(["properties", "patternProperties", "dependentSchemas"]);

/** Keywords next to which an object can have members that its schema does not name. */
const OPENING = ["allOf", "anyOf", "oneOf", "not", "if", "dependentSchemas", "$ref"];

/**
 * Makes schemas ready for any validator: without annotations, with formats spelt out, and with references among
 * themselves. Each is made ready when it is first read, since a process needs few of those that a document has.
 *
 * @param isClosed whether an object may have only the members that its schema names, as in a response
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
  // In JSON Schema `true` and `false` are schemas of every value and of none, which `{}` and this say as objects.
  if (typeof schema === "boolean") return schema ? {} : { not: {} };
  const prepared: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (!ANNOTATIONS.has(keyword) && !keyword.startsWith("x-")) {
      // Formats become patterns and bounds, so that no validator applies its own notion of them.
      prepared[keyword === "format" ? "x-format" : keyword] = prepareKeyword(keyword, value, isClosed);
    }
  }
  if (isClosed && isClosable(schema)) prepared.additionalProperties = false;
  return { ...constraintsOf(schema), ...prepared };
}

function prepareKeyword(keyword: string, value: unknown, isClosed: boolean): unknown {
  if (keyword === "$ref") return String(value).replace(/^#\/components\/schemas\//, "#/$defs/");
  if (!PARTS.has(keyword) && !CONDITIONS.has(keyword)) return value;
  // Schemas of the same value do not know the members of each other, so they stay open.
  const prepareOne = (each: Schema): Schema => prepare(each, isClosed && PARTS.has(keyword));
  if (BY_NAME.has(keyword)) return mapValues(value as Definitions, prepareOne);
  if (Array.isArray(value)) return value.map(prepareOne);
  return isSchema(value) || keyword !== "additionalProperties" ? prepareOne(value as Schema) : value;
}

/** Returns the bounds or the pattern that a format stands for. */
export function constraintsOf({ type, format }: Schema): Schema {
  const types = [type].flat();
  if (types.includes("integer")) return integerBounds(format);
  const known = types.includes("string") && format !== undefined ? STRING_FORMATS[format] : undefined;
  return known ? { pattern: known.pattern } : {};
}

/** Whether a schema names members of an object, and does not say whether there may be others. */
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
