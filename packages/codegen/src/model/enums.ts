import type { Schema } from "../document/editable-document.ts";
import { camelCase } from "../identifiers.ts";
import { NameRegistry } from "../name-registry.ts";
import type { EnumModel, EnumValue, SchemaModel } from "./model.ts";
import { reservedValueNames } from "./reserved-names.ts";

/** Describes the named enums, open and closed, sorted by type. */
export function describeEnums(schemas: readonly SchemaModel[]): EnumModel[] {
  const names = new NameRegistry(reservedValueNames);
  return schemas.flatMap(({ typeName, schema }) => {
    const values = enumValues(schema);
    if (values.length === 0) {
      return [];
    }
    const labels = labelsOf(schema, values);
    return {
      typeName,
      valuesName: names.claim(`${camelCase(typeName)}Values`),
      guardName: names.claim(`is${typeName}`),
      values,
      ...(labels && { labels }),
    };
  });
}

/**
 * Returns the distinct values of an open or closed enum, without `null`. Returns no values if the schema is not an enum
 * of strings or numbers.
 */
export function enumValues({ type, enum: closed, "x-extensible-enum": open }: Schema): EnumValue[] {
  const isOther = [type].flat().some((name) => name === "array" || name === "object");
  const values = [...new Set(isOther ? [] : (open ?? closed ?? []))].filter((value) => value !== null);
  return values.every(isEnumValue) ? values : [];
}

function isEnumValue(value: unknown): value is EnumValue {
  return typeof value === "string" || typeof value === "number";
}

/** Returns the names of numeric values in `x-enum-varnames`. Strings need no names. */
export function labelsOf(schema: Schema, values: readonly EnumValue[]): string[] | undefined {
  const { "x-enum-varnames": labels } = schema;
  const areNumbers = values.every((value) => typeof value === "number");
  if (!areNumbers || !Array.isArray(labels) || labels.length !== values.length) {
    return undefined;
  }
  return new Set(labels).size === labels.length ? labels.map(String) : undefined;
}
