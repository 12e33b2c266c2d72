import { readFileSync } from "node:fs";
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { isContainer } from "./json.ts";
import { OverlayError } from "./overlay-error.ts";

/** A file of YAML or JSON, parsed, which knows the lines of its parts. */
export interface OverlayText {
  readonly file: string;
  readonly data: unknown;
  readonly lineOf: (path: readonly string[]) => number;
}

/** @throws OverlayError when the file is not there or malformed */
export function readOverlayText(file: string): OverlayText {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { merge: true, prettyErrors: false, lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) {
    const problem = `the overlay is malformed (${firstSentence(error.message)})`;
    const { line } = lines.linePos(error.pos[0]);
    throw new OverlayError({ problem, remedy: "correct the syntax", file, line });
  }
  const lineOf = (path: readonly string[]): number => lines.linePos(offsetOf(document, path)).line || 1;
  return { file, data: toJs(document, file), lineOf };
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === "ENOENT" ? "does not exist" : "cannot be read";
    const remedy = "name an overlay in YAML or JSON";
    throw new OverlayError({ problem: `the overlay ${reason}`, remedy, file, line: 1 });
  }
}

function toJs(document: Document, file: string): unknown {
  try {
    const data: unknown = document.toJS();
    assertTree(data);
    return data;
  } catch (error) {
    const problem = `the overlay is malformed (${firstSentence((error as Error).message)})`;
    throw new OverlayError({ problem, remedy: "write out what its aliases stand for", file, line: 1 });
  }
}

function assertTree(value: unknown, around: readonly unknown[] = []): void {
  if (around.includes(value)) {
    throw new Error("an alias stands for what holds it");
  }
  if (isContainer(value)) {
    for (const child of Object.values(value)) {
      assertTree(child, [...around, value]);
    }
  }
}

function firstSentence(message: string): string {
  return message.split("\n")[0]?.replace(/[.:]$/, "") ?? message;
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
