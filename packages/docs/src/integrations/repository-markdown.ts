import type { AstroIntegration } from "astro";
import { repositoryLink } from "../repository/repository-link.ts";

/** The part of Astro's Markdown engine that is used here: a list of plugins. */
interface MarkdownEngine {
  readonly options: { readonly hastPlugins: unknown[] };
}

interface Element {
  readonly properties?: Readonly<Record<string, unknown>>;
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
            fileURL && [linksOf(fileURL), titleOf(fileURL), focusableTables],
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

/** Makes tables focusable, so that wide tables can be scrolled by keyboard. */
const focusableTables = {
  name: "focusable-tables",
  element: {
    filter: ["table"],
    visit: (node: Element, visitor: Visitor) => visitor.setProperty(node, "tabIndex", 0),
  },
};
