import ts from "typescript-5.9";
import { hasWords, messageText, type Values } from "./message-text.ts";

export interface ErrorMessage {
  /** Class of the error with its code, or `problem` for an item in a list of problems. */
  readonly error: string;
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
  readonly message: string;
}

/** An expression that creates an error, and the parts of its message. */
interface Site {
  readonly error: string;
  readonly node: ts.Node;
  readonly parts: readonly ts.Expression[];
}

/** A function that creates an error from its parameters. */
interface Helper extends Site {
  readonly name: string;
  readonly parameters: readonly string[];
}

const ERROR = /^[A-Z]\w*Errors?$/;
const PARTS: ReadonlySet<string> = new Set(["message", "problem", "reason", "remedy"]);

/** Finds the error messages in the TypeScript files of a package, by path. */
export function errorMessages(files: ReadonlyMap<string, string>): ErrorMessage[] {
  const nodes = [...files].flatMap(([file, code]) =>
    nodesIn(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)),
  );
  const helpers = nodes.flatMap((node) => helperOf(siteOf(node)) ?? []);
  return nodes
    .flatMap((node) => messageOf(siteOf(node)) ?? messageOfCall(node, helpers) ?? [])
    .filter(({ message }) => hasWords(message));
}

function nodesIn(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesIn(child)));
  return nodes;
}

/** Recognizes `new XError(…)`, `super(…)` in an error, `create(XError, …)` and `{ problem: … }`. */
function siteOf(node: ts.Node): Site | undefined {
  if (ts.isObjectLiteralExpression(node))
    return isProblem(node) ? { error: "problem", node, parts: [node] } : undefined;
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  const { expression: callee, arguments: parts = [] } = node;
  const isSuper = callee.kind === ts.SyntaxKind.SuperKeyword;
  const names = isSuper ? [ts.findAncestor(node, ts.isClassLike)?.name] : [callee, ...parts];
  const error = names.map((name) => name?.getText() ?? "").find((name) => ERROR.test(name));
  return error === undefined ? undefined : { error, node, parts };
}

function isProblem({ properties, parent }: ts.ObjectLiteralExpression): boolean {
  return !ts.isNewExpression(parent) && properties.some(({ name }) => name?.getText() === "problem");
}

function messageOf(site: Site | undefined, values?: Values, at = site?.node): ErrorMessage | undefined {
  if (site === undefined || at === undefined) return undefined;
  const all = site.parts.flatMap((part) => textsOf(part, values));
  const texts = all.slice(0, all.findLastIndex(hasWords) + 1);
  const isCode = (text: string): boolean => /^[\w.-]+$/.test(text);
  const source = at.getSourceFile();
  return {
    error: [site.error, ...texts.filter(isCode)].join(" "),
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(at.getStart()).line + 1,
    message: texts.filter((text) => !isCode(text)).reduce(joined, ""),
  };
}

/** Returns the texts in an argument. An object contributes the members that appear in messages. */
function textsOf(part: ts.Expression, values?: Values): string[] {
  if (ERROR.test(part.getText())) return [];
  if (!ts.isObjectLiteralExpression(part)) return [messageText(part, values)];
  return part.properties.flatMap((member) => {
    if (!PARTS.has(member.name?.getText() ?? "")) return [];
    if (ts.isPropertyAssignment(member)) return [messageText(member.initializer, values)];
    return ts.isShorthandPropertyAssignment(member) ? [messageText(member.name, values)] : [];
  });
}

/** Joins a name and its problem with a space, and a problem and its fix with a colon. */
function joined(text: string, next: string): string {
  if (text === "") return next;
  return text + (/^(?:is|are|must|has|requires|does|can|cannot)\b/.test(next) ? " " : ": ") + next;
}

function helperOf(site: Site | undefined): Helper | undefined {
  const around = site && ts.findAncestor(site.node, ts.isFunctionLike);
  if (around === undefined || ts.isConstructorDeclaration(around)) return undefined;
  const name = (ts.isVariableDeclaration(around.parent) ? around.parent.name : around.name)?.getText();
  const parameters = around.parameters.map((parameter) => parameter.name.getText());
  const texts = site?.parts.flatMap((part) => textsOf(part)).join(" ") ?? "";
  const isUsed = parameters.some((parameter) => texts.includes(`{${parameter}}`));
  return site && name !== undefined && isUsed ? { ...site, name, parameters } : undefined;
}

/** Returns the message of a call to a helper, if one of the arguments is a string. */
function messageOfCall(node: ts.Node, helpers: readonly Helper[]): ErrorMessage | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const texts = node.arguments.map((argument) => messageText(argument));
  const helper = texts.some(hasWords) ? helpers.find((each) => isCalled(each, node)) : undefined;
  const values = helper?.parameters.map((parameter, at) => [parameter, texts[at] ?? ""] as const);
  return messageOf(helper, new Map(values), node);
}

/** Returns whether a call is to this helper: from the same file, or imported. */
function isCalled({ name, node }: Helper, call: ts.CallExpression): boolean {
  const source = call.getSourceFile();
  const isImported = new RegExp(`^import [^;]*\\b${name}\\b`, "m").test(source.text);
  return call.expression.getText() === name && (isImported || node.getSourceFile() === source);
}
