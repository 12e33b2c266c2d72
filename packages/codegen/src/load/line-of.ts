import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Segments } from "../json-pointer.ts";

/**
 * Line (from 1) on which the value at a pointer stands in a JSON or YAML text; where the pointer leads nowhere,
 * the line of the last part that exists. Parses the text anew: it is called for messages alone.
 */
export function lineOf(text: string, segments: Segments): number {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, merge: true, prettyErrors: false });
  let node: unknown = document.contents;
  let offset = 0;
  for (const segment of segments) {
    const entry = entryOf(isAlias(node) ? node.resolve(document) : node, segment);
    if (entry === undefined) {
      break;
    }
    offset = entry.offset;
    node = entry.value;
  }
  return lineCounter.linePos(offset).line;
}

function entryOf(node: unknown, segment: string): { offset: number; value: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === segment);
    return pair === undefined ? undefined : { offset: startOf(pair.key), value: pair.value };
  }
  if (isSeq(node)) {
    const value = node.items[Number(segment)];
    return value === undefined ? undefined : { offset: startOf(value), value };
  }
  return undefined;
}

function startOf(node: unknown): number {
  const range = (node as { range?: [number, number, number] | null }).range;
  return range?.[0] ?? 0;
}
