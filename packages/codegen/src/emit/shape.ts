import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { Schema } from "../document/editable-document.ts";
import { type Doc, document, schemaDoc } from "./js-doc.ts";
import { named } from "./syntax.ts";

export interface ShapeContext {
  /** Type names by the keys of `components.schemas`. */
  readonly names: ReadonlyMap<string, string>;
  /** Source schemas of properties, keyed by the created property. */
  readonly properties: WeakMap<ts.Node, Schema>;
  readonly resolve: (schema: Schema) => Schema;
}

/**
 * Transforms types from openapi-typescript: `components["schemas"]["Matter"]` becomes `Matter`, an open object becomes
 * one literal, unions lose inner parentheses, and properties get comments from their schemas.
 */
export function shape<Node extends ts.Node>(node: Node, context: ShapeContext): Node {
  const visit = (child: ts.Node): ts.Node => {
    const name = schemaName(child, context.names);
    if (name !== undefined) {
      return named(name);
    }
    const visited = compiler.visitEachChild(child, visit, undefined);
    if (compiler.isIntersectionTypeNode(visited)) {
      return mergeLiterals(visited);
    }
    if (compiler.isUnionTypeNode(visited)) {
      return flattenUnion(visited);
    }
    const schema = context.properties.get(child);
    return schema === undefined ? visited : document(visited, propertyDoc(schema, context));
  };
  return compiler.visitNode(node, visit) as Node;
}

/**
 * Returns a property's comment. For a reference, the comment contains only the description and the deprecation of the
 * target.
 */
function propertyDoc(schema: Schema, { resolve }: ShapeContext): Doc {
  if (schema.$ref === undefined) {
    return schemaDoc(schema);
  }
  const { description, deprecated } = resolve(schema);
  return { paragraphs: [description], tags: deprecated === true ? ["@deprecated"] : [] };
}

/** Returns the type name for `components["schemas"]["Key"]`. */
function schemaName(node: ts.Node, names: ReadonlyMap<string, string>): string | undefined {
  if (!compiler.isIndexedAccessTypeNode(node) || !compiler.isIndexedAccessTypeNode(node.objectType)) {
    return undefined;
  }
  const { objectType: components, indexType: kind } = node.objectType;
  const isSchema =
    compiler.isTypeReferenceNode(components) &&
    compiler.isIdentifier(components.typeName) &&
    components.typeName.text === "components" &&
    textOf(kind) === "schemas";
  return isSchema ? names.get(textOf(node.indexType) ?? "") : undefined;
}

function textOf(type: ts.TypeNode): string | undefined {
  return compiler.isLiteralTypeNode(type) && compiler.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined;
}

/** Converts `((string | null) | number) | null` to `string | null | number`. */
function flattenUnion(union: ts.UnionTypeNode): ts.UnionTypeNode {
  const members = union.types.flatMap(membersOf);
  const firstNull = members.findIndex(isNull);
  const distinct = members.filter((member, index) => index === firstNull || !isNull(member));
  return members.length === union.types.length ? union : compiler.factory.createUnionTypeNode(distinct);
}

function membersOf(type: ts.TypeNode): readonly ts.TypeNode[] {
  const inner = compiler.isParenthesizedTypeNode(type) ? type.type : type;
  return compiler.isUnionTypeNode(inner) ? inner.types.flatMap(membersOf) : [type];
}

function isNull(type: ts.TypeNode): boolean {
  return compiler.isLiteralTypeNode(type) && type.literal.kind === compiler.SyntaxKind.NullKeyword;
}

/**
 * Merges `{ a: string } & { [key: string]: unknown }` into one literal: every property is compatible with an index
 * signature of `unknown`.
 */
function mergeLiterals(node: ts.IntersectionTypeNode): ts.TypeNode {
  const [first, second] = node.types;
  const isPair = node.types.length === 2 && first && second;
  if (
    !isPair ||
    !compiler.isTypeLiteralNode(first) ||
    !compiler.isTypeLiteralNode(second) ||
    !isOpen(second)
  ) {
    return node;
  }
  return compiler.factory.createTypeLiteralNode([...first.members, ...second.members]);
}

function isOpen(literal: ts.TypeLiteralNode): boolean {
  const [member] = literal.members;
  return (
    literal.members.length === 1 &&
    member !== undefined &&
    compiler.isIndexSignatureDeclaration(member) &&
    member.type.kind === compiler.SyntaxKind.UnknownKeyword
  );
}
