import { METHODS } from "@seamline/openapi/document";
import { operationsIn } from "@seamline/openapi/operations";
import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { OpenApiDocument, PathItem } from "../document/editable-document.ts";
import { byCodePoint } from "../identifiers.ts";
import type { Model } from "../model/model.ts";
import { property } from "./syntax.ts";

/** Separates the path and the method in the key of a temporary path item. */
const SEPARATOR = "\0";

/** Methods that `openapi-typescript` knows, in upper case. */
const knownMethods: ReadonlySet<string> = new Set(
  METHODS.filter((method) => method !== "query").map((method) => method.toUpperCase()),
);

/** Returns the operations' methods that are not in `HttpMethod`. */
export function additionalMethods({ operations }: Model): string[] {
  const methods = new Set(operations.map(({ method }) => method));
  return [...methods].filter((method) => !knownMethods.has(method)).sort(byCodePoint);
}

/**
 * Moves each operation with a method that openapi-typescript does not know to the `post` of a temporary path item, so
 * that openapi-typescript creates its type. Returns the changed document.
 */
export function withTemporaryPaths(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const others = operationsIn<PathItem>(item).filter(([segments]) => isOther(segments));
    const temporary = others.map(([segments, post]) => {
      const { parameters } = item;
      const key = `${path}${SEPARATOR}${segments.at(-1)?.toLowerCase()}`;
      return [key, { ...(parameters && { parameters }), post }] as const;
    });
    return [[path, item] as const, ...temporary];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function isOther([first]: readonly string[]): boolean {
  return first === "query" || first === "additionalOperations";
}

/** Moves the operations from the temporary path items in the `paths` interface to their real paths. */
export function withoutTemporaryPaths(statement: ts.Statement): ts.Statement {
  if (!compiler.isInterfaceDeclaration(statement) || statement.name.text !== "paths") return statement;
  const moved = new Map<string, ts.TypeElement[]>();
  for (const member of statement.members) {
    const [path = "", method] = keyOf(member).split(SEPARATOR);
    const operation = method && partsOf(member).find((part) => keyOf(part) === "post");
    if (operation) moved.set(path, [...(moved.get(path) ?? []), renamed(operation, method)]);
  }
  if (moved.size === 0) return statement;
  const members = statement.members.filter((member) => !keyOf(member).includes(SEPARATOR));
  const { factory } = compiler;
  return factory.updateInterfaceDeclaration(
    statement,
    statement.modifiers,
    statement.name,
    statement.typeParameters,
    statement.heritageClauses,
    members.map((member) => {
      const others = moved.get(keyOf(member));
      if (!others) return member;
      return property(keyOf(member), factory.createTypeLiteralNode([...partsOf(member), ...others]));
    }),
  );
}

function partsOf(member: ts.TypeElement): readonly ts.TypeElement[] {
  const isLiteral =
    compiler.isPropertySignature(member) && member.type && compiler.isTypeLiteralNode(member.type);
  return isLiteral ? (member.type as ts.TypeLiteralNode).members : [];
}

function renamed(operation: ts.TypeElement, method: string): ts.TypeElement {
  const { type } = operation as ts.PropertySignature;
  return property(method, type as ts.TypeNode);
}

function keyOf({ name }: ts.TypeElement): string {
  return name && (compiler.isIdentifier(name) || compiler.isStringLiteral(name)) ? name.text : "";
}
