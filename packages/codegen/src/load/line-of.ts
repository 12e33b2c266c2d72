import type { Segments } from "../json-pointer.ts";
import { yaml } from "./yaml.ts";

/**
 * Line (from 1) on which the value at a pointer stands in a JSON or YAML text; where the pointer leads nowhere,
 * the line of the last part that exists. Parses the text anew: it is called for messages alone.
 */
export function lineOf(text: string, segments: Segments): number {
  const { isAlias, parseDocument } = yaml();
  const document = parseDocument(text, { merge: true, prettyErrors: false });
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
  return lineOfOffset(text, offset);
}

/** Line (from 1) that the character at an offset stands on. */
export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function entryOf(node: unknown, segment: string): { offset: number; value: unknown } | undefined {
  const { isMap, isScalar, isSeq } = yaml();
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
