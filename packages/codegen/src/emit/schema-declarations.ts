import { formatFragment } from "@seamline/openapi/json-pointer";
import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { Schema } from "../document/editable-document.ts";
import type { SchemaModel } from "../model/model.ts";
import { isOpen } from "../model/schemas.ts";
import { fillOf, partAsShown } from "./extension-types.ts";
import { type Doc, document, schemaDoc } from "./js-doc.ts";
import { isOpenEnum } from "./open-enum.ts";
import type { SchemaTypes } from "./schema-types.ts";
import {
  interfaceOf,
  intersectionOf,
  keyword,
  named,
  nullType,
  stringType,
  typeAlias,
  unionOf,
} from "./syntax.ts";

/** Declares a schema: an interface for objects with a single form, otherwise a type alias. */
export function declareSchema(model: SchemaModel, types: SchemaTypes): ts.Statement[] {
  const pointer = formatFragment(["components", "schemas", model.key]);
  const [declaration, ...helpers] =
    model.points.length === 0
      ? [declarePlain(model, types.typeOf(model.schema, pointer))]
      : declareFilled(model, types.typeOf(partAsShown(model.schema), pointer));
  return declaration === undefined ? [] : [document(declaration, docOf(model.schema, types)), ...helpers];
}

function docOf(schema: Schema, { openEnum }: SchemaTypes): Doc {
  const { paragraphs, tags } = schemaDoc(schema);
  const isMarked = openEnum === "marked" && isOpenEnum(schema);
  const note = isMarked ? "Use `unlisted(value)` for values that are not listed." : undefined;
  return { paragraphs: [...paragraphs, note], tags };
}

function declarePlain({ typeName }: SchemaModel, type: ts.TypeNode): ts.Statement {
  return compiler.isTypeLiteralNode(type) ? interfaceOf(typeName, type.members) : typeAlias(typeName, type);
}

/**
 * Declares the documented members of a schema and the fills of its extension points in one interface, so editors show
 * its name and a fill can narrow members.
 */
function declareFilled(
  { typeName, printableName, schema, points }: SchemaModel,
  shown: ts.TypeNode,
): ts.Statement[] {
  const open = isOpen(schema);
  const isComposed = [schema.allOf, schema.anyOf, schema.oneOf].some((part) => part !== undefined);
  if (isComposed || schema.nullable === true) {
    const type = intersectionOf([shown, ...points.map((point) => fillOf(point, open))]);
    return [typeAlias(typeName, schema.nullable === true ? unionOf([type, nullType()]) : type)];
  }
  const filled = (type: ts.TypeNode, point: string): ts.TypeReferenceNode => filledBy(type, point, open);
  const [first = "", ...others] = points;
  if (compiler.isTypeLiteralNode(shown)) {
    const base = points.reduce(filled, named(printableName));
    const own = interfaceOf(printableName, shown.members, { exported: false });
    return [interfaceOf(typeName, [], { extends: base }), own];
  }
  const base = others.reduce(filled, fillOf(first, open));
  return [interfaceOf(typeName, [], { extends: base })];
}

/** Returns `Filled<MatterShown, "matter.fields">`. */
function filledBy(shown: ts.TypeNode, point: string, open: boolean): ts.TypeReferenceNode {
  return named("Filled", shown, stringType(point), ...(open ? [] : [keyword.unknown]));
}
