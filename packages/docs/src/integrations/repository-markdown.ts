import type { AstroIntegration } from "astro";
import { repositoryLink } from "../repository/repository-link.ts";

/** Used part of Astro's Markdown engine: a list of plugins. */
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
 * Adapts Markdown files of the repository to the site. Converts links to files into links to their pages or to the
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
        // Without a target, a link is plain text.
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

/** Makes tables reachable by keyboard, because wide tables scroll. */
const focusableTables = {
  name: "focusable-tables",
  element: {
    filter: ["table"],
    visit: (node: Element, visitor: Visitor) => visitor.setProperty(node, "tabIndex", 0),
  },
};
