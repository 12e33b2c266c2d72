import { readFileSync } from "node:fs";
import { resolveAliases } from "@seamline/openapi/yaml-aliases";
import {
  type CST,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  Parser,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { OverlayError } from "./overlay-error.ts";

/** A parsed YAML or JSON file that maps paths to lines. */
export interface OverlayText {
  readonly file: string;
  readonly data: unknown;
  readonly lineOf: (path: readonly string[]) => number;
}

/** Throws an OverlayError for a problem at an offset in the text. */
type FailAt = (problem: string, remedy: string, offset: number) => never;

/** Maximum depth of an overlay. The parser is recursive, and a stack overflow error would not contain a line number. */
const maxDepth = 500;

/** @throws OverlayError if the file is missing, malformed or nested too deeply */
export function readOverlayText(file: string): OverlayText {
  const lines = new LineCounter();
  const lineAt = (offset: number): number => lines.linePos(offset).line || 1;
  const fail: FailAt = (problem, remedy, offset) => {
    throw new OverlayError({ problem, remedy, file, line: lineAt(offset) });
  };
  const text = readText(file);
  const deep = findDeepToken([...new Parser(lines.addNewLine).parse(text)]);
  if (deep !== undefined) {
    const problem = `the overlay is nested more than ${maxDepth} levels deep`;
    fail(problem, "move the inner levels to a separate action", deep.offset);
  }
  const document = parseDocument(text, { merge: true, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const [problem, remedy] = describe(error);
    fail(problem, remedy, error.pos[0]);
  }
  assertSoundNodes(document, fail);
  return {
    file,
    data: document.toJS({ maxAliasCount: -1 }),
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

function readText(file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const remedy = "pass an overlay in YAML or JSON";
    throw new OverlayError({ problem: `the overlay ${reasonOf(error)}`, remedy, file, line: 1 });
  }
}

/** Returns the first token that is nested too deeply. Not recursive, because the tree may be too deep for the stack. */
function findDeepToken(tokens: readonly CST.Token[]): CST.Token | undefined {
  const open = tokens.map((token) => ({ token: token.type === "document" ? token.value : token, depth: 1 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next;
    const items = token !== undefined && "items" in token ? token.items : [];
    if (depth > maxDepth && items.length > 0) {
      return token;
    }
    for (const { key, value } of items) {
      open.push(...[key, value].flatMap((child) => (child ? { token: child, depth: depth + 1 } : [])));
    }
  }
  return undefined;
}

function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case "ENOENT":
      return "does not exist";
    case "EISDIR":
      return "is a folder";
    case "EACCES":
    case "EPERM":
      return "cannot be read by this user";
    case "ERR_ENCODING_INVALID_ENCODED_DATA":
      return "is not valid UTF-8";
    default:
      return "cannot be read";
  }
}

function describe({ code, message }: YAMLError): [problem: string, remedy: string] {
  return code === "MULTIPLE_DOCS"
    ? ["the file contains more than one YAML document", "write one overlay per file"]
    : // Drop the excerpt of the file after the colon: the path may be wrong, and the file confidential.
      [`the overlay is malformed (${message.replace(/(?::.*|\.)$/s, "")})`, "correct the syntax"];
}

/**
 * Rejects two errors that the parser accepts: aliases without a preceding anchor, and keys that are objects or lists.
 */
function assertSoundNodes(document: Document, fail: FailAt): void {
  const { faulty, isBomb } = resolveAliases(document, { isAlias, isCollection, isPair });
  if (faulty !== undefined) {
    const problem = `the alias *${faulty.source} has no anchor before it`;
    fail(problem, "use an anchor that ends before the alias", startOf(faulty));
  }
  if (isBomb) {
    fail("the aliases expand to too many values", "use fewer aliases", 0);
  }
  visit(document, {
    Pair: (_key, { key }) => {
      if (isCollection(key)) {
        fail("a key is an object or a list", "use a string", startOf(key));
      }
    },
  });
}

/** Returns the offset of the key or element at a path. */
function offsetOf(document: Document, path: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const key of path) {
    const entry = entryOf(isAlias(node) ? node.resolve(document) : node, key);
    if (entry === undefined) {
      break;
    }
    offset = startOf(entry.at);
    node = entry.value;
  }
  return offset;
}

function entryOf(node: unknown, key: string): { at: unknown; value: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    return pair === undefined ? undefined : { at: pair.key, value: pair.value };
  }
  const value = isSeq(node) ? node.items[Number(key)] : undefined;
  return value === undefined ? undefined : { at: value, value };
}

function startOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}
