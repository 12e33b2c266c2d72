import ts from "typescript-5.9";

/** What a declaration of a report, or a member of one, promises. */
export interface Shape {
  /** The whole of it, without comments and on one line. */
  readonly text: string;
  /** The part before its members: `interface Shelf<Book> extends Furniture`. */
  readonly head: string;
  /** Undefined where the declaration has no members of its own. Overloads share a name. */
  readonly members?: Shapes;
  /** Undefined where it cannot be called. */
  readonly call?: Call;
}

/** Shapes by their names. */
export type Shapes = ReadonlyMap<string, readonly Shape[]>;

/** The parameters of a function, and the rest of its signature. */
export interface Call {
  readonly parameters: readonly { readonly text: string; readonly isOptional: boolean }[];
  readonly rest: string;
}

const printer = ts.createPrinter({ removeComments: true });

/** Reads the shape of a declaration or a member. */
export function shapeOf(node: ts.Node, file: ts.SourceFile): Shape {
  const text = textOf(node, file);
  const members = membersOf(node);
  if (members !== undefined) {
    const head = oneLine(file.text.slice(node.getStart(file), members.pos)).replace(/ ?\{$/, "");
    return { text, head, members: shapesOf(members, file) };
  }
  return isCall(node) ? { text, head: text, call: callOf(node, text, file) } : { text, head: text };
}

/** Reads the shapes of members, by their names. */
function shapesOf(members: readonly ts.Node[], file: ts.SourceFile): Shapes {
  const shapes = new Map<string, Shape[]>();
  for (const member of members.flatMap(declarationsOf)) {
    const name = nameOf(member, file);
    shapes.set(name, [...(shapes.get(name) ?? []), shapeOf(member, file)]);
  }
  return shapes;
}

/** A statement may declare several variables, or export several names of a namespace. */
export function declarationsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations;
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
    return node.exportClause.elements;
  return [node];
}

/** What has members of its own: they are compared one by one. */
function membersOf(node: ts.Node): ts.NodeArray<ts.Node> | undefined {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node))
    return node.members;
  if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) return node.body.statements;
  const isTyped =
    ts.isTypeAliasDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node);
  return isTyped && node.type && ts.isTypeLiteralNode(node.type) ? node.type.members : undefined;
}

function isCall(node: ts.Node): node is ts.SignatureDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isCallSignatureDeclaration(node) ||
    ts.isConstructSignatureDeclaration(node)
  );
}

function callOf({ parameters }: ts.SignatureDeclaration, text: string, file: ts.SourceFile): Call {
  const read = parameters.map((parameter) => ({
    text: textOf(parameter, file),
    isOptional: parameter.questionToken !== undefined || parameter.dotDotDotToken !== undefined,
  }));
  return { parameters: read, rest: text.replace(read.map((each) => each.text).join(", "), () => "") };
}

/** The name of a declaration or a member; what has none has that of its kind. */
export function nameOf(node: ts.Node, file: ts.SourceFile): string {
  const { name } = node as ts.NamedDeclaration;
  const kind = ts.isGetAccessor(node) ? "get " : ts.isSetAccessor(node) ? "set " : "";
  if (name !== undefined) return `${kind}${textOf(name, file)}`;
  if (ts.isIndexSignatureDeclaration(node)) return `[${node.parameters.map((each) => textOf(each, file))}]`;
  return ts.isCallSignatureDeclaration(node) ? "call" : "constructor";
}

function textOf(node: ts.Node, file: ts.SourceFile): string {
  return oneLine(printer.printNode(ts.EmitHint.Unspecified, node, file));
}

/** Whether it is exported is not a part of a shape. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:(?:export|declare|default) )+/, "");
}
