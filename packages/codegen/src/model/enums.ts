import type { Schema } from "../document/editable-document.ts";
import { camelCase } from "../identifiers.ts";
import { NameRegistry } from "../name-registry.ts";
import type { EnumModel, EnumValue, SchemaModel } from "./model.ts";
import { reservedValueNames } from "./reserved-names.ts";

/** The enumerations that have a name, open and closed, sorted by type. */
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
 * The values of an enumeration, open or closed, each once and without `null`; none where the schema is no
 * enumeration of texts or numbers.
 */
export function enumValues({ type, enum: closed, "x-extensible-enum": open }: Schema): EnumValue[] {
  const isOther = [type].flat().some((name) => name === "array" || name === "object");
  const values = [...new Set(isOther ? [] : (open ?? closed ?? []))].filter((value) => value !== null);
  return values.every(isEnumValue) ? values : [];
}

function isEnumValue(value: unknown): value is EnumValue {
  return typeof value === "string" || typeof value === "number";
}

/** The names that `x-enum-varnames` gives to numbers. Texts say themselves what they are. */
export function labelsOf(schema: Schema, values: readonly EnumValue[]): string[] | undefined {
  const { "x-enum-varnames": labels } = schema;
  const areNumbers = values.every((value) => typeof value === "number");
  if (!areNumbers || !Array.isArray(labels) || labels.length !== values.length) {
    return undefined;
  }
  return new Set(labels).size === labels.length ? labels.map(String) : undefined;
}
