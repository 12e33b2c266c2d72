import type { Schema } from "./document.ts";
import { integerBounds, STRING_FORMATS } from "./string-formats.ts";

/** Schemas by name; their references are `#/$defs/<name>`. */
export type Definitions = Readonly<Record<string, Schema>>;

/** Keywords that say nothing about what is valid. */
const ANNOTATIONS = new Set([
  "description",
  "title",
  "example",
  "examples",
  "deprecated",
  "default",
  "externalDocs",
]);

const COMBINING = ["allOf", "anyOf", "oneOf", "not", "if", "$ref", "patternProperties"];

/**
 * Makes schemas ready for any validator: without annotations, with formats spelt out, and with references among
 * themselves.
 *
 * @param isClosed whether an object may have only the members that its schema names, as in a response
 */
export function prepareSchemas(schemas: Definitions, isClosed: boolean): Definitions {
  return mapValues(schemas, (schema) => prepare(schema, isClosed));
}

function prepare(schema: Schema, isClosed: boolean): Schema {
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
  if (keyword === "properties" || keyword === "patternProperties") {
    return mapValues(value as Definitions, (each) => prepare(each, isClosed));
  }
  if (keyword === "items" || keyword === "additionalProperties" || keyword === "not") {
    return isSchema(value) ? prepare(value, isClosed) : value;
  }
  // The parts of a combination do not know the members of one another, so they stay open.
  const isCombined = Array.isArray(value) && COMBINING.includes(keyword);
  return isCombined ? value.map((each: Schema) => prepare(each, false)) : value;
}

function constraintsOf({ type, format }: Schema): Schema {
  const types = [type].flat();
  if (types.includes("integer")) return integerBounds(format);
  const known = types.includes("string") && format !== undefined ? STRING_FORMATS[format] : undefined;
  return known ? { pattern: known.pattern } : {};
}

/** Whether a schema names members of an object, and does not say whether there may be others. */
export function isClosable(schema: Schema): boolean {
  const isPart = COMBINING.some((keyword) => keyword in schema);
  return schema.properties !== undefined && schema.additionalProperties === undefined && !isPart;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}

function mapValues(values: Definitions, map: (value: Schema) => Schema): Definitions {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
