import type { Element, ElementContent } from "hast";
import { element, isElement, textIn } from "./hast.ts";

/** Maximum length of an example that is printed on one line. */
const LONGEST = 300;

/** Prints short JSON examples on one line, because many operations repeat the same error examples. */
export function withCompactExamples(node: Element): Element {
  return { ...node, children: node.children.map(compacted) };
}

function compacted(node: ElementContent): ElementContent {
  if (!isElement(node)) return node;
  if (node.tagName !== "pre") return withCompactExamples(node);
  const line = oneLine(textIn(node));
  return line === undefined ? node : element("p", [element("code", [line])]);
}

function oneLine(json: string): string | undefined {
  try {
    const line = JSON.stringify(JSON.parse(json));
    return line.length <= LONGEST ? line : undefined;
  } catch {
    return undefined;
  }
}
