import type { Element, ElementContent, Root, Text } from "hast";

export type Parent = Element | Root;

/** Creates an element. */
export function element(
  tagName: string,
  children: readonly (ElementContent | string)[],
  properties: Element["properties"] = {},
): Element {
  const nodes = children.map((child) => (typeof child === "string" ? text(child) : child));
  return { type: "element", tagName, properties, children: nodes };
}

export function text(value: string): Text {
  return { type: "text", value };
}

export function isElement(node: { type: string } | undefined, ...tagNames: string[]): node is Element {
  return node?.type === "element" && (tagNames.length === 0 || tagNames.includes((node as Element).tagName));
}

export function hasClass(node: { type: string } | undefined, name: string): boolean {
  return isElement(node) && classesOf(node).includes(name);
}

export function classesOf({ properties }: Element): string[] {
  return [properties.className ?? []].flat().map(String);
}

/** Returns all text inside a node. */
export function textIn(node: ElementContent | Root["children"][number]): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textIn).join("") : "";
}

/** Returns whether Markdown omits an element because it has the `data-markdown-ignore` attribute. */
export function isIgnored({ properties }: Element): boolean {
  return properties.dataMarkdownIgnore !== undefined;
}
