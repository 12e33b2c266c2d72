import type { Schema } from "../document/editable-document.ts";
import { literal } from "../literal.ts";
import { call } from "./code.ts";
import { typesOf } from "./context.ts";

/**
 * The code of `enum` and `const`, which say what values there are, so that their type need not be checked. An open
 * enumeration says nothing about values: those of tomorrow are right.
 */
export function valueCalls(schema: Schema): string[] {
  const isOpen = schema["x-open-enum"] === true;
  const listed = schema.enum === undefined || isOpen ? [] : [[...schema.enum, ...nullOf(schema)]];
  const fixed = schema.const === undefined ? [] : [[schema.const]];
  return [...listed, ...fixed].map((values) => valuesCode(values.filter((value) => isOfType(value, schema))));
}

/** Beside `nullable`, OpenAPI 3.0 wants `null` among the values; few documents have it there, and all types do. */
function nullOf({ nullable, enum: values = [] }: Schema): null[] {
  return nullable === true && !values.includes(null as never) ? [null] : [];
}

function valuesCode(values: readonly unknown[]): string {
  const isPlain = values.every((value) => typeof value !== "object" || value === null);
  return call(isPlain ? "oneOfValues" : "equalToOne", ...values.map(literal));
}

/** A value that is of no type of the schema cannot come. */
function isOfType(value: unknown, schema: Schema): boolean {
  const types = typesOf(schema);
  return types.length === 0 || types.some((type) => type === typeOf(value) || isIntegerOf(type, value));
}

function typeOf(value: unknown): string {
  if (value === null) {
    return "null";
  }
  return Array.isArray(value) ? "array" : typeof value;
}

function isIntegerOf(type: string, value: unknown): boolean {
  return type === "integer" && Number.isInteger(value);
}
