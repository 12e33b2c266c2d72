import type { Reference, Schema } from "./document.ts";
import type { SchemaObserver } from "./infer-schema.ts";
import type { SchemaDialect } from "./observed-kinds.ts";
import { isConstant, isSecretName } from "./proposable-values.ts";

export interface ObservedSchemaOptions {
  /** Name of the member with the observed values. No enum is inferred if the name suggests a secret. */
  readonly name?: string;
  /** Extension point for the observed objects, which stay open. */
  readonly point?: string | undefined;
  readonly dialect?: SchemaDialect;
  /** Whether enums can contain values that do not look like constants. Default: false. */
  readonly allValues?: boolean;
  /** Whether to keep members that were always null, without a type. Default: false. */
  readonly keepsUnknown?: boolean;
  /** Returns a reference to a named schema that matches an inferred object, if there is one. */
  readonly referenceTo?: (inferred: Schema, name: string) => Reference | undefined;
  /** Whether objects must not have other members. Default: false, because observations are never complete. */
  readonly isClosed?: boolean;
}

/**
 * Returns a schema for observed values. No members are required, because examples cannot prove that a member is always
 * present. `x-observed` contains the number of objects with a member and the total number of objects.
 */
export function observedSchema(observer: SchemaObserver, options: ObservedSchemaOptions = {}): Schema {
  return schemaOf(observer.toSchema(options.dialect), observer, options);
}

function schemaOf(inferred: Schema, observer: SchemaObserver, options: ObservedSchemaOptions): Schema {
  const reference = options.referenceTo?.(inferred, options.name ?? "");
  if (reference !== undefined) return reference as Schema;
  const { required: _, properties, items, additionalProperties, oneOf, ...schema } = inferred;
  return {
    ...withProposableEnum(schema, options),
    ...(properties && { properties: memberSchemas(properties, observer, options) }),
    ...(items && { items: observer.items ? schemaOf(items, observer.items, options) : items }),
    ...(isObjectSchema(inferred) && openness(additionalProperties, observer, options)),
    ...(oneOf && { oneOf: oneOf.map((variant) => schemaOf(variant, observer, options)) }),
  };
}

function memberSchemas(
  properties: Readonly<Record<string, Schema>>,
  observer: SchemaObserver,
  options: ObservedSchemaOptions,
): Record<string, Schema> {
  const of = observer.countOf("object");
  return Object.fromEntries(
    [...observer.members].flatMap(([name, member]) => {
      const inferred = properties[name];
      if (inferred === undefined || (isUnknown(inferred) && !options.keepsUnknown)) return [];
      const schema = schemaOf(inferred, member, { ...options, name });
      return [[name, { ...schema, "x-observed": { count: member.count, of } }]];
    }),
  );
}

/** Returns whether only null or nothing was observed. */
function isUnknown(schema: Schema): boolean {
  return Object.keys(schema).length === 0;
}

function isObjectSchema({ type }: Schema): boolean {
  return [type].flat().includes("object");
}

/** Returns the schema for additional members: the entries of a map, or anything. */
function openness(
  entries: boolean | Schema | undefined,
  observer: SchemaObserver,
  options: ObservedSchemaOptions,
): Schema {
  if (typeof entries === "object" && observer.entries)
    return { additionalProperties: schemaOf(entries, observer.entries, { ...options, name: "" }) };
  if (options.isClosed) return entries === undefined ? {} : { additionalProperties: entries };
  const { point } = options;
  return { additionalProperties: true, ...(point !== undefined && { "x-extension-point": point }) };
}

function withProposableEnum(schema: Schema, { name = "", allValues }: ObservedSchemaOptions): Schema {
  const { enum: values, "x-open-enum": _, ...rest } = schema;
  if (values === undefined) return schema;
  const isProposable =
    !isSecretName(name) && (allValues || values.every((value) => value === null || isConstant(value)));
  return isProposable ? schema : rest;
}
