import type { Element, ElementContent } from "hast";
import { isElement, textIn } from "./hast.ts";

/** Elements to omit if an earlier element has the same text. */
const COMPARED: ReadonlySet<string> = new Set(["dd", "div", "li", "p", "pre", "section", "tr"]);

const HEADING = /^h[1-6]$/;

/** Returns the text of all paragraphs, list items and other blocks. */
export function blockTexts(nodes: readonly ElementContent[]): ReadonlySet<string> {
  const texts = new Set<string>();
  const visit = (node: ElementContent): void => {
    if (!isElement(node)) return;
    if (COMPARED.has(node.tagName)) texts.add(plainText(node));
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return texts;
}

/** Removes blocks with known text, and then any headings, terms and lists left without content. */
export function withoutRepeats(
  nodes: readonly ElementContent[],
  known: ReadonlySet<string>,
): ElementContent[] {
  const kept = nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node];
    if (COMPARED.has(node.tagName) && known.has(plainText(node))) return [];
    if (node.tagName === "pre" || node.children.length === 0) return [node];
    const children = withoutRepeats(node.children, known);
    return children.some(hasContent) ? [{ ...node, children }] : [];
  });
  return kept.filter((node, index) => {
    const [next] = kept.slice(index + 1).filter(hasContent);
    if (isElement(node, "dt")) return isElement(next, "dd");
    return !isHeading(node) || (next !== undefined && !isHeading(next));
  });
}

function plainText(node: Element): string {
  return textIn(node).replaceAll(/\s+/g, " ").trim();
}

function hasContent(node: ElementContent): boolean {
  return isElement(node) || textIn(node).trim() !== "";
}

function isHeading(node: ElementContent | undefined): node is Element {
  return isElement(node) && HEADING.test(node.tagName);
}
