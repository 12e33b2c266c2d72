import type { Element, ElementContent } from "hast";
import { element, hasClass, isElement, isIgnored, text, textIn } from "./hast.ts";
import { blockTexts, withoutRepeats } from "./without-repeats.ts";

/** Elements whose profile-specific parts are labeled inline. */
const LINES: ReadonlySet<string> = new Set(["dd", "li", "p", "td", "th"]);

/**
 * Separates the profiles on a page. The main text describes the reference profile, and a final section contains the
 * parts of the as-shown contract that differ. In a browser, readers switch between the profiles.
 */
export function separateProfiles(children: readonly ElementContent[]): ElementContent[] {
  const asShown: ElementContent[] = [];
  const text = children.flatMap((child) => inReferenceProfile(child, asShown));
  const differences = withoutRepeats(asShown, blockTexts(text));
  if (differences.length === 0) return text;
  const origins = text.findIndex(hasOrigins);
  const end = origins === -1 ? text.length : origins;
  return [...text.slice(0, end), ...asShownSection(differences), ...text.slice(end)];
}

function hasOrigins(node: ElementContent): boolean {
  return hasClass(node, "origins");
}

function inReferenceProfile(node: ElementContent, asShown: ElementContent[]): ElementContent[] {
  if (!isElement(node)) return [node];
  if (isIgnored(node)) return [];
  if (node.tagName === "pre" || hasOrigins(node)) return [node];
  if (LINES.has(node.tagName)) return [namedProfiles(node)];
  if (hasClass(node, "in-shown")) {
    if (textIn(node).trim() !== "") asShown.push(...node.children);
    return [];
  }
  const children = node.children.flatMap((child) => inReferenceProfile(child, asShown));
  return hasClass(node, "in-filled") || isWrapper(node) ? children : [{ ...node, children }];
}

/** Returns whether a block exists only for styling. Such blocks are unwrapped so that sections have the same level. */
function isWrapper({ tagName }: Element): boolean {
  return tagName === "div" || tagName === "main";
}

/** Labels the parts of a line that belong to only one profile. */
function namedProfiles(node: Element): Element {
  const children = node.children.map((child) => (isElement(child) ? namedProfiles(child) : child));
  const profile = profileOf(node);
  if (profile === undefined) return { ...node, children };
  return { ...node, children: [text(`${profile}: `), ...children] };
}

function profileOf(node: Element): string | undefined {
  if (hasClass(node, "in-shown")) return "As shown";
  return hasClass(node, "in-filled") ? "Reference profile" : undefined;
}

function asShownSection(parts: readonly ElementContent[]): ElementContent[] {
  return [
    element("h2", ["As shown"]),
    element("p", [
      "The text above describes the reference profile. The contract as shown by its source differs as follows:",
    ]),
    ...parts.map(belowHeading),
  ];
}

/** Moves the headings in a part down one level. */
function belowHeading(node: ElementContent): ElementContent {
  if (!isElement(node)) return node;
  const level = /^h([1-5])$/.exec(node.tagName)?.[1];
  const tagName = level === undefined ? node.tagName : `h${Number(level) + 1}`;
  return { ...node, tagName, children: node.children.map(belowHeading) };
}
