import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { Model, ParameterGroup } from "../model/model.ts";
import { named } from "./syntax.ts";

/**
 * Replaces each operation's query in the `operations` interface with its named type, so that `http` and the resource
 * tree share a type. Returns other statements unchanged.
 */
export function withNamedQueries(statement: ts.Statement, { operations }: Model): ts.Statement {
  if (!compiler.isInterfaceDeclaration(statement) || statement.name.text !== "operations") {
    return statement;
  }
  const names = new Map(operations.map(({ id, query }) => [id, nameOf(query)]));
  const { modifiers, name, typeParameters, heritageClauses } = statement;
  const members = statement.members.map((member) => {
    const query = names.get(textOf(member.name));
    return query === undefined ? member : replaceAt(member, ["parameters", "query"], named(query));
  });
  return compiler.factory.updateInterfaceDeclaration(
    statement,
    modifiers,
    name,
    typeParameters,
    heritageClauses,
    members,
  );
}

/** Returns the name of the type, or `undefined` if a parameter has `content`, which `http` does not serialize. */
function nameOf({ all, typeName }: ParameterGroup): string | undefined {
  return all.every(({ schema }) => schema !== undefined) ? typeName : undefined;
}

/** Replaces the type of a nested member, and returns the changed member. */
function replaceAt(member: ts.TypeElement, path: readonly string[], type: ts.TypeNode): ts.TypeElement {
  const [next, ...rest] = path;
  if (!compiler.isPropertySignature(member)) {
    return member;
  }
  if (next === undefined) {
    return withType(member, type);
  }
  const { type: holder } = member;
  if (holder === undefined || !compiler.isTypeLiteralNode(holder)) {
    return member;
  }
  const members = holder.members.map((child) =>
    textOf(child.name) === next ? replaceAt(child, rest, type) : child,
  );
  return withType(member, compiler.factory.createTypeLiteralNode(members));
}

function withType(member: ts.PropertySignature, type: ts.TypeNode): ts.PropertySignature {
  const { modifiers, name, questionToken } = member;
  return compiler.factory.updatePropertySignature(member, modifiers, name, questionToken, type);
}

function textOf(name: ts.PropertyName | undefined): string {
  const isText = name && (compiler.isIdentifier(name) || compiler.isStringLiteral(name));
  return isText ? name.text : "";
}
