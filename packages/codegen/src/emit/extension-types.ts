import type { SchemaObject, TransformNodeOptions } from "openapi-typescript";
import type ts from "typescript";
import { pointIds } from "../check/points.ts";
import { compiler } from "../compiler.ts";
import { carriesFill } from "../model/schemas.ts";
import type { Schema } from "../openapi.ts";
import { openapiTypescript } from "../openapi-typescript.ts";
import { intersectionOf, keyword, named, nullType, stringType, unionOf } from "./syntax.ts";

/**
 * Type of a schema that openapi-typescript has no word for: bytes, open enumerations, extension points on
 * objects without a name, and lists that it takes for their own elements. `undefined` for every other schema.
 */
export function typeOfExtension(schema: Schema, options: TransformNodeOptions): ts.TypeNode | undefined {
  const type = typeWithoutNull(schema, options);
  return type !== undefined && schema.nullable === true ? unionOf([type, nullType()]) : type;
}

function typeWithoutNull(schema: Schema, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (schema.type === "string" && schema.format === "binary") {
    return named("Blob");
  }
  const values = schema["x-extensible-enum"];
  if (schema.type === "string" && Array.isArray(values)) {
    return openUnion(values.filter((value) => typeof value === "string"));
  }
  if (schema.type === "array") {
    return listType(schema, options);
  }
  const points = schema.type === "object" && carriesFill(schema) ? pointIds(schema) : [];
  return points.length === 0 ? undefined : filledType(schema, points, options);
}

/**
 * A tuple that further elements may follow, and a list whose elements are lists by composition (`oneOf` with one
 * member): openapi-typescript leaves out the former and takes the latter for one list.
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

/** `"OPEN" | "CLOSED" | (string & {})`: completion offers what is known, and anything is accepted. */
function openUnion(values: readonly string[]): ts.TypeNode {
  const empty = compiler.factory.createTypeLiteralNode([]);
  const anyString = compiler.factory.createParenthesizedType(intersectionOf([keyword.string, empty]));
  return unionOf([...values.map(stringType), anyString]);
}

function filledType(schema: Schema, points: readonly string[], options: TransformNodeOptions): ts.TypeNode {
  const hasProperties = Object.keys(schema.properties ?? {}).length > 0;
  const shown = hasProperties
    ? [openapiTypescript.transformSchemaObject(shownPart(schema) as SchemaObject, options)]
    : [];
  return intersectionOf([...shown, ...points.map(fillOf)]);
}

/** The schema without what a fill says in its place. */
export function shownPart(schema: Schema): Schema {
  const { "x-extension-point": _points, additionalProperties: _open, nullable: _null, ...shown } = schema;
  return shown;
}

/** `PointFill<ExtensionPoints, "matter.fields">` */
export function fillOf(point: string): ts.TypeReferenceNode {
  return named("PointFill", named("ExtensionPoints"), stringType(point));
}
