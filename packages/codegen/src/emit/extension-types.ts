import type { SchemaObject, TransformNodeOptions } from "openapi-typescript";
import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { Schema } from "../document/editable-document.ts";
import { inlinePoints, isOpen } from "../model/schemas.ts";
import { openapiTypescript } from "../openapi-typescript.ts";
import { isOpenEnum, type OpenEnum, openUnion } from "./open-enum.ts";
import { intersectionOf, keyword, named, nullType, stringType, unionOf } from "./syntax.ts";

/**
 * Returns the type for a schema that openapi-typescript does not handle: bytes, 64-bit integers in parameters, open
 * enums, extension points in unnamed objects, and some lists. Returns `undefined` for other schemas.
 */
export function typeOfExtension(
  schema: Schema,
  options: TransformNodeOptions,
  openEnum: OpenEnum,
): ts.TypeNode | undefined {
  const type = typeWithoutNull(schema, options, openEnum);
  return type !== undefined && schema.nullable === true ? unionOf([type, nullType()]) : type;
}

function typeWithoutNull(
  schema: Schema,
  options: TransformNodeOptions,
  openEnum: OpenEnum,
): ts.TypeNode | undefined {
  if (schema.type === "string" && schema.format === "binary") {
    return named("Blob");
  }
  if (isLongInteger(schema) && isParameter(options)) {
    return unionOf([keyword.number, keyword.bigint]);
  }
  if (isOpenEnum(schema)) {
    return openUnion(schema, openEnum);
  }
  if (schema.type === "array") {
    return listType(schema, options);
  }
  const points = inlinePoints(schema);
  return points.length === 0 ? undefined : filledType(schema, points, options);
}

/**
 * Returns whether a schema is a 64-bit integer, which a JavaScript number cannot always represent. In JSON it is still
 * a number, but a parameter is sent as a string.
 */
function isLongInteger({ type, format, enum: values }: Schema): boolean {
  return type === "integer" && /^u?int64$/.test(format ?? "") && values === undefined;
}

/** Returns whether a schema belongs to a parameter. */
function isParameter({ path }: TransformNodeOptions): boolean {
  return /\/parameters\//.test(path ?? "") && !/\/(?:schemas|properties)\//.test(path ?? "");
}

/**
 * Returns the type of a list that openapi-typescript handles incorrectly. It drops the additional elements of a tuple,
 * and flattens a list of lists if the inner list is in a composition (`oneOf` with one member).
 */
function listType({ prefixItems, items }: Schema, options: TransformNodeOptions): ts.TypeNode | undefined {
  const { factory } = compiler;
  const typeOf = (schema: Schema): ts.TypeNode =>
    openapiTypescript.transformSchemaObject(schema as SchemaObject, options);
  if (typeof items !== "object" || Array.isArray(items)) {
    return undefined;
  }
  if (Array.isArray(prefixItems)) {
    const rest = factory.createRestTypeNode(factory.createArrayTypeNode(typeOf(items)));
    return factory.createTupleTypeNode([...prefixItems.map(typeOf), rest]);
  }
  const isSimple = items.$ref !== undefined || typeof items.type === "string";
  const element = isSimple ? undefined : typeOf(items);
  const isList = element && (compiler.isArrayTypeNode(element) || compiler.isTupleTypeNode(element));
  return isList ? factory.createArrayTypeNode(element) : undefined;
}

function filledType(schema: Schema, points: readonly string[], options: TransformNodeOptions): ts.TypeNode {
  const hasProperties = Object.keys(schema.properties ?? {}).length > 0;
  const shown = hasProperties
    ? [openapiTypescript.transformSchemaObject(partAsShown(schema) as SchemaObject, options)]
    : [];
  return intersectionOf([...shown, ...points.map((point) => fillOf(point, isOpen(schema)))]);
}

/** Returns the schema without the parts that a fill replaces. */
export function partAsShown(schema: Schema): Schema {
  const { "x-extension-point": _points, additionalProperties: _open, nullable: _null, ...shown } = schema;
  return shown;
}

/**
 * Returns `PointFill<ExtensionPoints, "matter.fields">`. Without a fill, this type is an open record or adds nothing.
 */
export function fillOf(point: string, isOpenRecord: boolean): ts.TypeReferenceNode {
  const unfilled = isOpenRecord ? [] : [keyword.unknown];
  return named("PointFill", named("ExtensionPoints"), stringType(point), ...unfilled);
}
