import type { Schema } from "./document.ts";

/** The version of OpenAPI that a schema is written for: 3.0 has neither lists of types nor the type `null`. */
export type SchemaDialect = "3.0" | "3.1";

/** One schema for values of several kinds. */
export function unionOf(variants: readonly Schema[], isNullable: boolean, dialect: SchemaDialect): Schema {
  const [first, ...others] = variants;
  if (!first) return {};
  if (others.length === 0) return isNullable ? nullable(first, dialect) : first;
  if (dialect === "3.0") return { oneOf: isNullable ? [nullable(first, dialect), ...others] : variants };
  const all = isNullable ? [...variants, { type: "null" }] : variants;
  const saysOnlyTypes = all.every((variant) => Object.keys(variant).length === 1);
  return saysOnlyTypes ? { type: all.map(({ type }) => type as string) } : { oneOf: all };
}

function nullable(schema: Schema, dialect: SchemaDialect): Schema {
  const values = schema.enum && { enum: [...schema.enum, null] };
  if (dialect === "3.0") return { ...schema, ...values, nullable: true };
  return { ...schema, ...values, type: [schema.type as string, "null"] };
}
