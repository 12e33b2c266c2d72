import type { Schema } from "@seamline/openapi/document";
import { childPointer, valueAt } from "@seamline/openapi/json-pointer";
import { isReference } from "@seamline/openapi/references";
import type { Origin } from "./origin.ts";
import { openPoints, type ProfileDocument } from "./profile-document.ts";

/** Type of a field as text. */
export interface FieldType {
  /** For example `string`, or `array of` followed by the name of a schema. */
  readonly text: string;
  /** Schema whose name follows the text. */
  readonly schema?: { readonly name: string; readonly url: string };
}

/** Values of an enumeration. */
export interface ListedValues {
  readonly values: readonly string[];
  /** True if other values are possible. */
  readonly open: boolean;
}

/** A field of a schema or a parameter. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Markdown. */
  readonly description: string;
  /** For example `default 100`, `at least 1` or `pattern ^a`. */
  readonly constraints: readonly string[];
  readonly listed?: ListedValues;
  readonly origin: Origin;
  readonly open: readonly string[];
  /** IDs of open points that the page has already listed. */
  readonly openAgain?: readonly string[];
  readonly fields: readonly Field[];
  /** Whether nested fields are omitted, because the schema is recursive, too deep or too large. */
  readonly cut: boolean;
}

/** A resolved schema and its pointer. */
interface PlacedSchema {
  readonly schema: Schema;
  readonly pointer: string;
  readonly name?: string;
}

/** Number of levels of nested fields on a page. Deeper fields are shown on their schemas' pages. */
export const UNFOLDED_LEVELS = 2;

/** Maximum number of nested fields in a schema. The fields of larger schemas are shown on the schemas' own pages. */
export const MAX_UNFOLDED_FIELDS = 20;

/** Resolves a schema reference. In bundles, all references point to components. */
export function placeSchema(document: ProfileDocument, pointer: string): PlacedSchema {
  const written = valueAt(document.bundle, pointer) as Schema;
  if (!isReference(written)) return { schema: written as Schema, pointer };
  const target = written.$ref.slice(1);
  const name = target.split("/").at(-1) as string;
  return { ...placeSchema(document, target), name };
}

/**
 * Returns the fields of an object schema in document order.
 *
 * @param pointer JSON pointer to the schema, which may be a reference or an array of objects
 * @param above names of the enclosing schemas
 * @param most maximum number of fields of a nested schema
 */
export function fieldsOf(
  document: ProfileDocument,
  pointer: string,
  above: readonly string[] = [],
  most: number = MAX_UNFOLDED_FIELDS,
): Field[] {
  const { schema, pointer: place, name } = innermost(document, pointer);
  const within = name === undefined ? above : [...above, name];
  const required = new Set((schema.required as readonly string[] | undefined) ?? []);
  return Object.keys(schema.properties ?? {}).map((key) => {
    const below = childPointer(`${place}/properties`, key);
    return fieldAt(document, key, below, required.has(key), within, most);
  });
}

/** Returns the schema that contains the fields: the item schema of an array, or the value schema of a map. */
function innermost(document: ProfileDocument, pointer: string): PlacedSchema {
  const placed = placeSchema(document, pointer);
  if (placed.schema.items !== undefined) return innermost(document, `${placed.pointer}/items`);
  if (isObject(placed.schema.additionalProperties) && placed.schema.properties === undefined)
    return innermost(document, `${placed.pointer}/additionalProperties`);
  return placed;
}

/** Returns the field whose schema is at a pointer. */
export function fieldAt(
  document: ProfileDocument,
  name: string,
  pointer: string,
  required: boolean,
  above: readonly string[],
  most: number = MAX_UNFOLDED_FIELDS,
): Field {
  const { schema, name: schemaName } = placeSchema(document, pointer);
  const inner = innermost(document, pointer);
  const size = Object.keys(inner.schema.properties ?? {}).length;
  const nested = size > 0;
  const again = inner.name !== undefined && above.includes(inner.name);
  const hasPage = inner.name !== undefined;
  const tooMany = above.length > 0 && size > most;
  const cut = nested && hasPage && (again || tooMany || above.length >= UNFOLDED_LEVELS);
  return {
    name,
    type: typeOf(document, pointer),
    required,
    deprecated: schema.deprecated === true,
    description: schema.description ?? "",
    constraints: constraintsOf(schema),
    ...listedValues(inner.schema),
    origin: document.originOf(pointer),
    open: [...new Set([...openPoints(schema), ...openPoints(inner.schema)])],
    fields:
      nested && !cut
        ? fieldsOf(document, pointer, schemaName === undefined ? [...above, name] : above, most)
        : [],
    cut,
  };
}

function listedValues(schema: Schema): { listed?: ListedValues } {
  const values = schema.enum as readonly unknown[] | undefined;
  if (values === undefined) return {};
  return { listed: { values: values.map(String), open: schema["x-open-enum"] === true } };
}

/** Returns the type of a schema as text, for example `array of HeldAccount`. */
export function typeOf(document: ProfileDocument, pointer: string): FieldType {
  const { schema, pointer: place, name } = placeSchema(document, pointer);
  if (name !== undefined) return { text: "", schema: { name, url: document.urls.schema(name) } };
  if (schema.items !== undefined) return prefixed("array of", typeOf(document, `${place}/items`));
  if (isObject(schema.additionalProperties) && schema.properties === undefined)
    return prefixed("map of", typeOf(document, `${place}/additionalProperties`));
  const types = [schema.type ?? "any"].flat() as string[];
  const format = typeof schema.format === "string" ? ` (${schema.format})` : "";
  return { text: `${types.join(" or ")}${format}` };
}

function prefixed(words: string, { text, schema }: FieldType): FieldType {
  return { text: [words, text].filter(Boolean).join(" "), ...(schema && { schema }) };
}

/** Descriptions of validation keywords. */
const CONSTRAINTS: Readonly<Record<string, (value: unknown) => string>> = {
  default: (value) => `default ${JSON.stringify(value)}`,
  const: (value) => `always ${JSON.stringify(value)}`,
  minimum: (value) => `at least ${value}`,
  maximum: (value) => `at most ${value}`,
  minLength: (value) => `at least ${value} characters`,
  maxLength: (value) => `at most ${value} characters`,
  minItems: (value) => `at least ${value} items`,
  maxItems: (value) => `at most ${value} items`,
  pattern: (value) => `matches ${value}`,
  readOnly: () => "read-only",
  writeOnly: () => "write-only",
};

function constraintsOf(schema: Schema): string[] {
  return Object.entries(CONSTRAINTS).flatMap(([keyword, say]) =>
    schema[keyword] === undefined || schema[keyword] === false ? [] : [say(schema[keyword])],
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
