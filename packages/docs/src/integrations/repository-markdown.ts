import type { AstroIntegration } from "astro";
import { capitalized } from "../html/capitalized.ts";
import { SHORT_CODE } from "../html/markdown-html.ts";
import { repositoryLink } from "../repository/repository-link.ts";

/** The part of Astro's Markdown engine that is used here: a list of plugins. */
interface MarkdownEngine {
  readonly options: { readonly hastPlugins: unknown[] };
}

interface Element {
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Element[];
}

interface Visitor {
  removeNode(node: Element): void;
  setProperty(node: Element, name: string, value: unknown): void;
}

/**
 * Adapts the repository's Markdown files to the site. Converts links to files into links to their pages or to the
 * repository, and removes the first heading, because the layout shows it as the title.
 */
export function repositoryMarkdown(): AstroIntegration {
  return {
    name: "repository-markdown",
    hooks: {
      "astro:config:setup": ({ config }) => {
        const { hastPlugins } = (config.markdown.processor as unknown as MarkdownEngine).options;
        hastPlugins.push(
          ({ fileURL }: { fileURL?: URL }) =>
            fileURL && [linksOf(fileURL), titleOf(fileURL), statusOf(fileURL), tablesForPhones, shortCode],
        );
      },
    },
  };
}

function linksOf(file: URL) {
  return {
    name: "repository-links",
    element: {
      filter: ["a"],
      visit(node: Element, visitor: Visitor) {
        const href = node.properties?.href;
        if (typeof href !== "string") return;
        // A link without a target becomes plain text.
        visitor.setProperty(node, "href", repositoryLink(href, file) ?? null);
      },
    },
  };
}

/** Removes the title, except from guides, whose titles are in their metadata. */
function titleOf(file: URL) {
  if (file.pathname.includes("/content/")) return undefined;
  return {
    name: "title-in-layout",
    element: { filter: ["h1"], visit: (node: Element, visitor: Visitor) => visitor.removeNode(node) },
  };
}

/** Removes the status from decisions, because the layout shows it below the title. */
function statusOf(file: URL) {
  if (!file.pathname.includes("/adr/")) return undefined;
  return {
    name: "status-in-layout",
    element: {
      filter: ["p"],
      visit(node: Element, visitor: Visitor) {
        if (/^\w+ on \d{4}-\d\d-\d\d\.$/.test(textIn(node).trim())) visitor.removeNode(node);
      },
    },
  };
}

/**
 * Makes tables focusable, so that wide tables can be scrolled by keyboard. Labels the cells, because phones stack them.
 */
const tablesForPhones = {
  name: "tables-for-phones",
  element: {
    filter: ["table"],
    visit(node: Element, visitor: Visitor) {
      visitor.setProperty(node, "tabIndex", 0);
      const headings = within(node, "th");
      const labels = headings.map(labelOf);
      for (const heading of headings)
        if (isSentence(heading)) visitor.setProperty(heading, "className", ["sentence"]);
      for (const row of within(node, "tr"))
        for (const [index, cell] of within(row, "td").entries())
          if (labels[index]) visitor.setProperty(cell, "data-label", labels[index]);
    },
  },
};

/** Returns whether a column heading starts with text rather than code. */
function isSentence({ children = [] }: Element): boolean {
  return children[0]?.value !== undefined;
}

function labelOf(heading: Element): string {
  const text = textIn(heading).trim();
  return isSentence(heading) ? capitalized(text) : text;
}

/** Marks short inline code, which does not wrap. */
const shortCode = {
  name: "short-code",
  element: {
    filter: ["code"],
    visit(node: Element, visitor: Visitor) {
      if (textIn(node).length <= SHORT_CODE) visitor.setProperty(node, "className", ["short"]);
    },
  },
};

function within(node: Element, tagName: string): Element[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName === tagName ? [child] : within(child, tagName),
  );
}

function textIn({ value = "", children = [] }: Element): string {
  return value + children.map(textIn).join("");
}
