import type ts from "typescript";
import { compiler } from "../compiler.ts";
import { isIdentifier } from "../identifiers.ts";

const { factory } = compiler;

const exported = [factory.createModifier(compiler.SyntaxKind.ExportKeyword)];
const readonly = [factory.createModifier(compiler.SyntaxKind.ReadonlyKeyword)];

export function named(name: string, ...typeArguments: ts.TypeNode[]): ts.TypeReferenceNode {
  return factory.createTypeReferenceNode(name, typeArguments);
}

export function stringType(text: string): ts.LiteralTypeNode {
  return factory.createLiteralTypeNode(factory.createStringLiteral(text));
}

/** Returns `"OPEN"`, `12` or `-1`. */
export function literalType(value: string | number): ts.LiteralTypeNode {
  if (typeof value === "string") {
    return stringType(value);
  }
  const digits = factory.createNumericLiteral(Math.abs(value));
  const isNegative = value < 0;
  return factory.createLiteralTypeNode(
    isNegative ? factory.createPrefixUnaryExpression(compiler.SyntaxKind.MinusToken, digits) : digits,
  );
}

function keywordType(kind: ts.KeywordTypeSyntaxKind): ts.TypeNode {
  return factory.createKeywordTypeNode(kind);
}

type Keyword = "string" | "number" | "bigint" | "unknown" | "undefined" | "never";

export const keyword: Readonly<Record<Keyword, ts.TypeNode>> = {
  string: keywordType(compiler.SyntaxKind.StringKeyword),
  number: keywordType(compiler.SyntaxKind.NumberKeyword),
  bigint: keywordType(compiler.SyntaxKind.BigIntKeyword),
  unknown: keywordType(compiler.SyntaxKind.UnknownKeyword),
  undefined: keywordType(compiler.SyntaxKind.UndefinedKeyword),
  never: keywordType(compiler.SyntaxKind.NeverKeyword),
};

export function nullType(): ts.TypeNode {
  return factory.createLiteralTypeNode(factory.createNull());
}

/** Joins types with `|`. Returns a single type unchanged, and `never` for no types. */
export function unionOf(types: readonly ts.TypeNode[]): ts.TypeNode {
  const [only = keyword.never] = types;
  return types.length < 2 ? only : factory.createUnionTypeNode(types);
}

/** Joins types with `&`. Returns a single type unchanged, and `unknown` for no types. */
export function intersectionOf(types: readonly ts.TypeNode[]): ts.TypeNode {
  const [only = keyword.unknown] = types;
  return types.length < 2 ? only : factory.createIntersectionTypeNode(types);
}

export function indexed(type: ts.TypeNode, key: ts.TypeNode): ts.TypeNode {
  return factory.createIndexedAccessTypeNode(type, key);
}

export interface PropertyOptions {
  readonly optional?: boolean;
  readonly readonly?: boolean;
}

export function property(
  name: string,
  type: ts.TypeNode,
  options: PropertyOptions = {},
): ts.PropertySignature {
  const question = options.optional ? factory.createToken(compiler.SyntaxKind.QuestionToken) : undefined;
  return factory.createPropertySignature(
    options.readonly ? readonly : undefined,
    propertyName(name),
    question,
    type,
  );
}

/** Returns a property name: an identifier if possible, a number for a status, otherwise a string. */
function propertyName(name: string): ts.PropertyName {
  if (isIdentifier(name)) {
    return factory.createIdentifier(name);
  }
  return /^[1-9]\d*$/.test(name) ? factory.createNumericLiteral(name) : factory.createStringLiteral(name);
}

export interface ParameterSpec {
  readonly name: string;
  readonly type: ts.TypeNode;
  readonly optional: boolean;
}

function parameters(specs: readonly ParameterSpec[]): ts.ParameterDeclaration[] {
  return specs.map(({ name, type, optional }) => {
    const question = optional ? factory.createToken(compiler.SyntaxKind.QuestionToken) : undefined;
    return factory.createParameterDeclaration(undefined, undefined, name, question, type);
  });
}

/** Returns `Name extends constraint = fallback`. */
export function typeParameter(
  name: string,
  constraint: ts.TypeNode,
  fallback: ts.TypeNode,
): ts.TypeParameterDeclaration {
  return factory.createTypeParameterDeclaration(undefined, name, constraint, fallback);
}

export function method(
  name: string,
  specs: readonly ParameterSpec[],
  returns: ts.TypeNode,
  typeParameters?: readonly ts.TypeParameterDeclaration[],
): ts.MethodSignature {
  return factory.createMethodSignature(
    undefined,
    propertyName(name),
    undefined,
    typeParameters,
    parameters(specs),
    returns,
  );
}

/** Returns `(input: Input) => Call`. */
export function functionType(
  specs: readonly ParameterSpec[],
  returns: ts.TypeNode,
  typeParameters?: readonly ts.TypeParameterDeclaration[],
): ts.FunctionTypeNode {
  return factory.createFunctionTypeNode(typeParameters, parameters(specs), returns);
}

/** Returns `export const name: type = code`. */
export function constant(name: string, type: ts.TypeNode, code: string): ts.VariableStatement {
  // An identifier can contain any code, because the printer does not change its text.
  const value = factory.createIdentifier(code);
  const declaration = factory.createVariableDeclaration(name, undefined, type, value);
  const list = factory.createVariableDeclarationList([declaration], compiler.NodeFlags.Const);
  return factory.createVariableStatement(exported, list);
}

export interface InterfaceOptions {
  readonly exported?: boolean;
  readonly extends?: ts.TypeReferenceNode;
  readonly typeParameters?: readonly ts.TypeParameterDeclaration[] | undefined;
}

export function interfaceOf(
  name: string,
  members: readonly ts.TypeElement[],
  options: InterfaceOptions = {},
): ts.InterfaceDeclaration {
  const base = options.extends;
  const heritage = base && [
    factory.createHeritageClause(compiler.SyntaxKind.ExtendsKeyword, [
      factory.createExpressionWithTypeArguments(base.typeName as ts.Identifier, base.typeArguments),
    ]),
  ];
  const modifiers = options.exported === false ? undefined : exported;
  return factory.createInterfaceDeclaration(modifiers, name, options.typeParameters, heritage, members);
}

export function typeAlias(
  name: string,
  type: ts.TypeNode,
  options: { exported?: boolean; typeParameters?: readonly ts.TypeParameterDeclaration[] } = {},
): ts.TypeAliasDeclaration {
  const modifiers = options.exported === false ? undefined : exported;
  return factory.createTypeAliasDeclaration(modifiers, name, options.typeParameters, type);
}

/** Returns `import type { a, b } from "module"`, or no import if the list of names is empty. */
export function importTypes(names: readonly string[], module: string): ts.ImportDeclaration[] {
  if (names.length === 0) {
    return [];
  }
  const specifiers = names.map((name) =>
    factory.createImportSpecifier(false, undefined, factory.createIdentifier(name)),
  );
  const bindings = factory.createNamedImports(specifiers);
  const clause = factory.createImportClause(true, undefined, bindings);
  return [factory.createImportDeclaration(undefined, clause, factory.createStringLiteral(module))];
}

export function referencedNames(nodes: readonly ts.Node[]): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (compiler.isTypeReferenceNode(node) && compiler.isIdentifier(node.typeName)) {
      names.add(node.typeName.text);
    }
    if (compiler.isExpressionWithTypeArguments(node) && compiler.isIdentifier(node.expression)) {
      names.add(node.expression.text);
    }
    compiler.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return names;
}
