import type { Segments } from "@seamline/openapi/json-pointer";
import { entriesOf, followAlias, parseYamlTree } from "./yaml-tree.ts";

/**
 * Line (from 1) on which the value at a pointer stands in a JSON or YAML text; where the pointer leads nowhere,
 * the line of the last part that exists. Parses the text anew: it is called for messages alone.
 */
export function lineOf(text: string, segments: Segments): number {
  const root = parseYamlTree(text);
  let token = root;
  let offset = 0;
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

/** Line (from 1) that the character at an offset stands on. */
export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
