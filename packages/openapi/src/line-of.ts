import type { Segments } from "./json-pointer.ts";
import { entriesOf, followAlias, parseYamlTree, type YamlToken } from "./yaml-tree.ts";

/** A JSON or YAML file. */
interface Text {
  readonly text: string;
}

/** Syntax trees by file. Some files need many line numbers. */
const trees = new WeakMap<Text, YamlToken | undefined>();

/**
 * Returns the line (starting at 1) of the value at a pointer in a file, or of the last part of the path that exists.
 * Parses the text again, because most files never need line numbers.
 */
export function lineOf(file: Text, segments: Segments): number {
  const root = treeOf(file);
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
  return lineOfOffset(file.text, offset);
}

function treeOf(file: Text): YamlToken | undefined {
  if (!trees.has(file)) trees.set(file, parseYamlTree(file.text));
  return trees.get(file);
}

/** Returns the line (starting at 1) at an offset. */
export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
