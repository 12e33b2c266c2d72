import type { Schema as CheckedSchema } from "@seamline/openapi/document";
import { ANNOTATIONS, constraintsOf } from "@seamline/openapi/prepare-schemas";
import type { Schema } from "../document/editable-document.ts";
import type { CodeContext } from "./context.ts";

type Keywords = Readonly<Record<string, unknown>>;

/**
 * Converts a schema to JSON Schema 2020-12, with only the keywords that restrict response data. Removes annotations and
 * open enums, and converts OpenAPI 3.0 keywords. Nested schemas are not converted.
 */
export function clientSchema(written: Schema, context: CodeContext): CheckedSchema {
  if (context.isOlder && written.$ref !== undefined) {
    return { $ref: written.$ref };
  }
  const keywords = Object.entries(written).filter(([keyword, value]) => isLimit(keyword, value));
  const named = keywords.map(([keyword, value]) => [limitName(keyword, written), value]);
  const { nullable: _, format, ...schema } = Object.fromEntries(named);
  return {
    ...(isListed(written) ? {} : constraintsOf(written)),
    ...schema,
    ...(format !== undefined && { "x-format": String(format) }),
    ...typeAndValues(written),
    ...(written.required !== undefined && { required: requiredNames(written, context) }),
  };
}

/** In OpenAPI 3.0, `exclusiveMinimum` is a boolean that modifies `minimum`. */
function isLimit(keyword: string, value: unknown): boolean {
  return !ANNOTATIONS.has(keyword) && !(/^exclusiveM/.test(keyword) && typeof value === "boolean");
}

function limitName(keyword: string, { exclusiveMinimum, exclusiveMaximum }: Schema): string {
  if (keyword === "minimum" && exclusiveMinimum === true) return "exclusiveMinimum";
  return keyword === "maximum" && exclusiveMaximum === true ? "exclusiveMaximum" : keyword;
}

/** An open enum only restricts the type, because unlisted values are valid. */
function hasClosedEnum(schema: Schema): boolean {
  return schema.enum !== undefined && schema["x-open-enum"] !== true;
}

function isListed(schema: Schema): boolean {
  return hasClosedEnum(schema) || schema.const !== undefined;
}

/** Returns either the types or the listed values, because a listed value needs no type check. */
function typeAndValues(schema: Schema): Keywords {
  const types = typesOf(schema);
  if (!isListed(schema)) {
    return { enum: undefined, type: types.length === 0 ? undefined : types };
  }
  const listed = hasClosedEnum(schema) ? [...(schema.enum ?? []), ...nullOf(schema)] : [schema.const];
  const isOfType = (value: unknown): boolean => types.length === 0 || types.some((type) => isOf(value, type));
  const fixed = hasClosedEnum(schema) ? schema.const : undefined;
  return { type: undefined, const: fixed, enum: listed.filter(isOfType) };
}

/** Returns the types that a schema allows, in OpenAPI 3.1 form. */
function typesOf({ type, nullable }: Schema): string[] {
  const types = [type ?? []].flat();
  return nullable === true && types.length > 0 ? [...new Set([...types, "null"])] : types;
}

/** Adds `null` to a nullable enum. OpenAPI 3.0 requires it in the list, but most documents omit it. */
function nullOf({ nullable, enum: values = [] }: Schema): null[] {
  return nullable === true && !values.includes(null as never) ? [null] : [];
}

function isOf(value: unknown, type: string): boolean {
  if (value === null) {
    return type === "null";
  }
  if (type === "integer") {
    return Number.isInteger(value);
  }
  return type === (Array.isArray(value) ? "array" : typeof value);
}

/**
 * Omits write-only members, because they are required only in requests (OpenAPI 3.0.4, Schema Object, fixed fields).
 */
function requiredNames({ required = [], properties = {} }: Schema, { resolve }: CodeContext): string[] {
  const isWriteOnly = (name: string): boolean =>
    Object.hasOwn(properties, name) && resolve(properties[name] as Schema).writeOnly === true;
  return required.filter((name) => !isWriteOnly(name));
}
