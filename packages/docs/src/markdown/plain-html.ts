import type { Element, ElementContent } from "hast";
import { withCompactExamples } from "./compact-examples.ts";
import { classesOf, element, hasClass, isElement, isIgnored, text, textIn } from "./hast.ts";
import { withLinksOnce } from "./links-once.ts";

/** Class of paragraphs that were the summary of a collapsed section. */
const SUMMARY = { className: ["summary"] };

/** Elements that only work in a browser. Other parts that Markdown omits have the `data-markdown-ignore` attribute. */
const DROPPED_TAGS: ReadonlySet<string> = new Set(
  "button canvas dialog fieldset footer form input nav script select style svg template textarea wbr".split(
    " ",
  ),
);

const DROPPED_CLASSES = ["legend", "sl-anchor-link", "sr-only"];

/** Matches a summary such as `6 fields`, which is omitted because Markdown shows the whole list. */
const COUNT = /^\d+ \w+$/;

/**
 * Converts the elements of a page to plain HTML that Markdown supports. Replaces marks with words, expands collapsed
 * sections, converts definition lists to lists, and removes elements that only work in a browser.
 */
export function plainHtml(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return node.type === "text" ? [node] : [];
  if (isDropped(node)) return node.tagName === "svg" ? described(node) : [];
  if (node.tagName === "pre") return [codeBlock(node)];
  const plain = { ...node, children: separated(node.children.flatMap(plainHtml)) };
  return rewriteByClass(plain) ?? rewriteByTag(plain) ?? [plain];
}

function isDropped(node: Element): boolean {
  const { hidden, ariaHidden } = node.properties;
  const isHidden = (hidden !== undefined && hidden !== null && hidden !== false) || ariaHidden === "true";
  return (
    isHidden ||
    isIgnored(node) ||
    DROPPED_TAGS.has(node.tagName) ||
    classesOf(node).some((name) => DROPPED_CLASSES.includes(name))
  );
}

/** Returns a drawing's accessible name as text. */
function described({ properties: { ariaLabel } }: Element): ElementContent[] {
  return typeof ariaLabel === "string" ? [element("p", [`Diagram: ${ariaLabel}`])] : [];
}

/**
 * Returns a code block as plain text with its language. Unwraps the elements that Expressive Code adds around lines.
 */
function codeBlock(pre: Element): Element {
  const code = pre.children.find((child) => isElement(child, "code")) as Element | undefined;
  const lines = code?.children.filter((child) => hasClass(child, "ec-line")) ?? [];
  const value =
    lines.length > 0 ? lines.map((line) => textIn(line).replace(/\n$/, "")).join("\n") : textIn(pre);
  const language = pre.properties.dataLanguage;
  return element("pre", [
    element("code", [value], typeof language === "string" ? { className: [`language-${language}`] } : {}),
  ]);
}

/** Adds the separators that style sheets show in a browser: commas between code names, and colons after statuses. */
function separated(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    if (isElement(before, "code") && isElement(child, "code", "small")) return [text(", "), child];
    return hasClass(before, "status") && hasClass(child, "says") ? [text(": "), child] : [child];
  });
}

function rewriteByClass(node: Element): ElementContent[] | undefined {
  if (hasClass(node, "notes") || hasClass(node, "point-list")) return [withLinksOnce(node)];
  if (hasClass(node, "mark")) return [markInWords(node)];
  if (hasClass(node, "errors")) return [withCompactExamples(node)];
  if (hasClass(node, "type")) return [...trimmedEnd(node.children)];
  if (hasClass(node, "required") || hasClass(node, "deprecated")) return [text(", "), node];
  if (hasClass(node, "values")) return [element("p", ["Values: ", ...node.children, "."])];
  return undefined;
}

/**
 * Converts a mark to words. Origin marks become references to the note about the origin. Other marks become bold text.
 */
function markInWords(mark: Element): ElementContent {
  const points = mark.properties.title;
  if (typeof points === "string") return text(` (open: ${points})`);
  const note = /^#origin-(\d+)$/.exec(String(mark.properties.href ?? ""))?.[1];
  const word = textIn(mark).trim();
  return note === undefined ? element("strong", [word]) : text(` (${word}, note ${note})`);
}

function trimmedEnd(children: readonly ElementContent[]): ElementContent[] {
  const last = children.at(-1);
  if (last?.type !== "text") return [...children];
  const trimmed = last.value.trimEnd();
  return [...children.slice(0, -1), ...(trimmed === "" ? [] : [text(trimmed)])];
}

function rewriteByTag(node: Element): ElementContent[] | undefined {
  switch (node.tagName) {
    case "details":
      return node.children;
    case "summary":
      return COUNT.test(textIn(node).trim()) ? [] : [element("p", [boldOnce(node.children)], SUMMARY)];
    case "figcaption":
      return textIn(node).trim() === "" ? [] : [element("p", node.children)];
    case "dl":
      return [element("ul", termItems(node.children))];
    case "li":
      return [{ ...node, children: joinedParagraphs(node.children) }];
    default:
      return undefined;
  }
}

/** Returns bold text. Does not nest bold elements, because marks are already bold. */
function boldOnce(children: readonly ElementContent[]): ElementContent {
  const [only, ...others] = children;
  return isElement(only, "strong") && others.length === 0 ? only : element("strong", children);
}

/** Converts terms and definitions to list items such as `Access: …`. */
function termItems(children: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  for (const child of children.flatMap((one) => (isElement(one, "div") ? one.children : [one]))) {
    if (!isElement(child)) continue;
    if (child.tagName === "dt") items.push(element("li", [element("strong", [...child.children, ":"]), " "]));
    if (child.tagName === "dd") items.at(-1)?.children.push(...withoutParagraphs(child.children));
  }
  return items.map((item) => ({ ...item, children: joinedParagraphs(item.children) }));
}

/** Replaces paragraphs with their content. */
function withoutParagraphs(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => (isElement(child, "p") ? [...child.children, text(" ")] : [child]));
}

/** Joins the paragraphs at the start of a list item, such as the name, type and description of a field. */
function joinedParagraphs(children: readonly ElementContent[]): ElementContent[] {
  const next = children.findIndex((child) => !isLine(child) && textIn(child).trim() !== "");
  const paragraphs = children
    .slice(0, next === -1 ? undefined : next)
    .filter((child) => isElement(child, "p"));
  if (paragraphs.length === 0) return [...children];
  const [first, ...others] = paragraphs as Element[];
  const colon = hasClass(first, "field") && others.length > 0 ? [text(":")] : [];
  const line = [
    ...(first?.children ?? []),
    ...colon,
    ...others.flatMap((one) => [text(" "), ...one.children]),
  ];
  return [element("p", line), ...(next === -1 ? [] : children.slice(next))];
}

function isLine(node: ElementContent): boolean {
  return isElement(node, "p") && !hasClass(node, "summary");
}
