import type { Schema } from "./document.ts";

/** OpenAPI version of a schema. Version 3.0 supports neither type lists nor the type `null`. */
export type SchemaDialect = "3.0" | "3.1";

/** Combines the schemas of several kinds of values. */
export function unionOf(variants: readonly Schema[], isNullable: boolean, dialect: SchemaDialect): Schema {
  const [first, ...others] = variants;
  if (!first) return {};
  if (others.length === 0) return isNullable ? nullable(first, dialect) : first;
  if (dialect === "3.0") return { oneOf: isNullable ? [nullable(first, dialect), ...others] : variants };
  const all = isNullable ? [...variants, { type: "null" }] : variants;
  const areTypesOnly = all.every((variant) => Object.keys(variant).length === 1);
  return areTypesOnly ? { type: all.map(({ type }) => type as string) } : { oneOf: all };
}

function nullable(schema: Schema, dialect: SchemaDialect): Schema {
  const values = schema.enum && { enum: [...schema.enum, null] };
  if (dialect === "3.0") return { ...schema, ...values, nullable: true };
  return { ...schema, ...values, type: [schema.type as string, "null"] };
}
