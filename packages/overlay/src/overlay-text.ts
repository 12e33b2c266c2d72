import { readFileSync } from "node:fs";
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { OverlayError } from "./overlay-error.ts";

/** A file of YAML or JSON, parsed, which knows the lines of its parts. */
export interface OverlayText {
  readonly file: string;
  readonly data: unknown;
  readonly lineOf: (path: readonly string[]) => number;
}

/** Says what is wrong where in the text, and what would be right. Throws OverlayError. */
type RefuseAt = (problem: string, remedy: string, offset: number) => never;

/** The parser's own limit of 100 is met by honest overlays; without any, a few lines could fill the memory. */
const maxAliasCount = 100_000;

/** @throws OverlayError when the file is not there or malformed */
export function readOverlayText(file: string): OverlayText {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { merge: true, prettyErrors: false, lineCounter: lines });
  const lineAt = (offset: number): number => lines.linePos(offset).line || 1;
  const refuse: RefuseAt = (problem, remedy, offset) => {
    throw new OverlayError({ problem, remedy, file, line: lineAt(offset) });
  };
  const [error] = document.errors;
  if (error !== undefined) {
    const [problem, remedy] = describe(error);
    refuse(problem, remedy, error.pos[0]);
  }
  refuseFaultyNodes(document, refuse);
  return { file, data: toJs(document, refuse), lineOf: (path) => lineAt(offsetOf(document, path)) };
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const remedy = "name an overlay in YAML or JSON";
    throw new OverlayError({ problem: `the overlay ${reasonOf(error)}`, remedy, file, line: 1 });
  }
}

function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case "ENOENT":
      return "does not exist";
    case "EISDIR":
      return "is a folder";
    default:
      return "cannot be read";
  }
}

function describe({ code, message }: YAMLError): [problem: string, remedy: string] {
  return code === "MULTIPLE_DOCS"
    ? ["a second YAML document begins", "keep one overlay per file"]
    : [`the overlay is malformed (${message.replace(/[.:]$/, "")})`, "correct the syntax"];
}

/** Refuses what the parser lets pass: aliases whose anchor is later, nowhere or around them, and keys that are no texts. */
function refuseFaultyNodes(document: Document, refuse: RefuseAt): void {
  visit(document, {
    Alias: (_key, alias) => {
      const target = alias.resolve(document);
      if (target === undefined || endOf(target) > startOf(alias)) {
        const problem = `the alias *${alias.source} stands for nothing or for what holds it`;
        refuse(problem, "let it name an anchor that ends before it", startOf(alias));
      }
    },
    Pair: (_key, { key }) => {
      if (isCollection(key)) {
        refuse("a key is an object or a list", "write a text", startOf(key));
      }
    },
  });
}

function toJs(document: Document, refuse: RefuseAt): unknown {
  try {
    return document.toJS({ maxAliasCount });
  } catch {
    return refuse("the aliases stand for too much", "write out some of them", 0);
  }
}

/** Where the key or element begins that the path leads to. */
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

function endOf(node: Node): number {
  return node.range?.[1] ?? 0;
}
