import type { Schema as CheckedSchema } from "@seamline/openapi/document";
import { ANNOTATIONS, constraintsOf } from "@seamline/openapi/prepare-schemas";
import type { Schema } from "../document/editable-document.ts";
import type { CodeContext } from "./context.ts";

type Keywords = Readonly<Record<string, unknown>>;

/**
 * Returns the part of a schema that limits the data of a response, in the form of JSON Schema 2020-12: without
 * annotations, open enumerations, and the peculiarities of OpenAPI 3.0. The schemas inside it stay as written.
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

/** In OpenAPI 3.0, `exclusiveMinimum` is a flag of `minimum`. */
function isLimit(keyword: string, value: unknown): boolean {
  return !ANNOTATIONS.has(keyword) && !(/^exclusiveM/.test(keyword) && typeof value === "boolean");
}

function limitName(keyword: string, { exclusiveMinimum, exclusiveMaximum }: Schema): string {
  if (keyword === "minimum" && exclusiveMinimum === true) return "exclusiveMinimum";
  return keyword === "maximum" && exclusiveMaximum === true ? "exclusiveMaximum" : keyword;
}

/** An open enumeration limits only the type: future values are valid. */
function hasClosedEnum(schema: Schema): boolean {
  return schema.enum !== undefined && schema["x-open-enum"] !== true;
}

function isListed(schema: Schema): boolean {
  return hasClosedEnum(schema) || schema.const !== undefined;
}

/** Listed values make a check of their type unnecessary. */
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

/** Returns the types that a schema allows, in the form of OpenAPI 3.1. */
function typesOf({ type, nullable }: Schema): string[] {
  const types = [type ?? []].flat();
  return nullable === true && types.length > 0 ? [...new Set([...types, "null"])] : types;
}

/** OpenAPI 3.0 requires `null` among the values of a nullable enumeration; few documents list it, and all mean it. */
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

/** Write-only members are required in requests only (OpenAPI 3.0.4, fixed fields of the Schema Object). */
function requiredNames({ required = [], properties = {} }: Schema, { resolve }: CodeContext): string[] {
  const isWriteOnly = (name: string): boolean =>
    Object.hasOwn(properties, name) && resolve(properties[name] as Schema).writeOnly === true;
  return required.filter((name) => !isWriteOnly(name));
}
