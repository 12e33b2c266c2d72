import type { Schema } from "./document.ts";
import { integerBounds, STRING_FORMATS } from "./string-formats.ts";

/** Schemas by name. */
export type Definitions = Readonly<Record<string, Schema>>;

/** Schemas by name, usable with any validator. Their references have the form `#/$defs/<name>`. */
export type PreparedSchemas = Pick<ReadonlyMap<string, Schema>, "get">;

/** Keywords that do not affect validation. */
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

/** Keywords with schemas for the members or items of a value. */
const PARTS = new Set(["items", "additionalProperties", "prefixItems", "properties", "patternProperties"]);

/** Other keywords with schemas. These schemas describe the value itself or only some of its parts. */
const CONDITIONS = new Set([
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else"],
  ...["contains", "propertyNames", "dependentSchemas"],
]);

/** Keywords whose value is a map of schemas by name. */
const BY_NAME = new Set(["properties", "patternProperties", "dependentSchemas"]);

/** Keywords that allow members not listed in the adjacent `properties`. */
const OPENING = ["allOf", "anyOf", "oneOf", "not", "if", "dependentSchemas", "$ref"];

/**
 * Prepares schemas for any validator: removes annotations, replaces formats with patterns and bounds, and rewrites
 * references. Each schema is prepared when it is first read, because a process usually needs only a few schemas.
 *
 * @param isClosed whether to reject undocumented members, as in responses
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
  // The boolean schemas `true` and `false` accept every value and no value, respectively.
  if (typeof schema === "boolean") return schema ? {} : { not: {} };
  const prepared: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (!ANNOTATIONS.has(keyword) && !keyword.startsWith("x-")) {
      // Formats are replaced with patterns and bounds, so that validators do not apply their own definitions.
      prepared[keyword === "format" ? "x-format" : keyword] = prepareKeyword(keyword, value, isClosed);
    }
  }
  if (isClosed && isClosable(schema)) prepared.additionalProperties = false;
  return { ...constraintsOf(schema), ...prepared };
}

function prepareKeyword(keyword: string, value: unknown, isClosed: boolean): unknown {
  if (keyword === "$ref") return String(value).replace(/^#\/components\/schemas\//, "#/$defs/");
  if (!PARTS.has(keyword) && !CONDITIONS.has(keyword)) return value;
  // Schemas that are combined for the same value stay open, because each describes only some of its members.
  const prepareOne = (each: Schema): Schema => prepare(each, isClosed && PARTS.has(keyword));
  if (BY_NAME.has(keyword)) return mapValues(value as Definitions, prepareOne);
  if (Array.isArray(value)) return value.map(prepareOne);
  return isSchema(value) || keyword !== "additionalProperties" ? prepareOne(value as Schema) : value;
}

/** Returns the bounds or the pattern of a format. */
export function constraintsOf({ type, format }: Schema): Schema {
  const types = [type].flat();
  if (types.includes("integer")) return integerBounds(format);
  const known = types.includes("string") && format !== undefined ? STRING_FORMATS[format] : undefined;
  return known ? { pattern: known.pattern } : {};
}

/** Returns whether a schema lists an object's members without specifying whether other members are allowed. */
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
