import type { Element, ElementContent } from "hast";
import { isElement } from "./hast.ts";

/**
 * Replaces repeated links to the same page with their text. In Markdown, they cannot point to different lines of the
 * page.
 */
export function withLinksOnce(list: Element): Element {
  const seen = new Set<string>();
  const keep = (node: ElementContent): ElementContent[] => {
    if (!isElement(node)) return [node];
    const children = node.children.flatMap(keep);
    if (node.tagName !== "a") return [{ ...node, children }];
    const page = String(node.properties.href ?? "").split("#")[0] ?? "";
    if (seen.has(page)) return children;
    seen.add(page);
    return [{ ...node, children }];
  };
  return { ...list, children: list.children.flatMap(keep) };
}
