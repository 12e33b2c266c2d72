import type { Segments } from "./json-pointer.ts";
import { entriesOf, followAlias, parseYamlTree } from "./yaml-tree.ts";

/**
 * Returns the line (from 1) of the value at a path in JSON or YAML, or of its nearest ancestor that exists. Parses the
 * text again, because lines are only needed for error messages.
 */
export function lineOf(text: string, segments: Segments): number {
  const root = parseYamlTree(text);
  let token = root;
  let offset = root?.offset ?? 0;
  for (const segment of segments) {
    const entry = entriesOf(followAlias(token, root)).find(({ key }) => key === segment);
    if (entry === undefined) {
      break;
    }
    offset = entry.offset;
    token = entry.value;
  }
  return lineOfOffset(text, offset);
}

/** Returns the line (from 1) at an offset. */
export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
