import type { BuiltPage } from "../after-build/built-page.ts";
import { pageFacts } from "../model/page-facts.ts";
import { type IndexPart, indexParts } from "./index-parts.ts";
import { type PageSection, sectionText } from "./page-lines.ts";

/** Section titles for pages that do not belong to any part, by kind of page, in section order. */
const KINDS: Readonly<Record<string, string>> = {
  guide: "Guides",
  workflow: "Workflows",
  page: "More",
};

/** An index of pages or their full text, with its file path. */
export interface LlmsFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Prints the indexes of all pages (https://llmstxt.org), and files with the full text of the pages. Each service, the
 * packages, and the rest of the site have one index and one full-text file each.
 *
 * @param markdown returns the Markdown of a page, with links relative to a file
 */
export function llmsFiles(
  home: BuiltPage,
  pages: readonly BuiltPage[],
  markdown: (page: BuiltPage, file: string) => string,
): LlmsFile[] {
  const full = (path: string, sections: readonly PageSection[]) => ({
    path,
    text: sections.flatMap((section) => section.pages.map((page) => markdown(page, path))).join("\n---\n\n"),
  });
  const parts = indexParts(pages);
  const general = generalSections(pages, parts);
  return [
    { path: "/llms.txt", text: siteIndex(home, parts, general) },
    full("/llms-full.txt", [{ title: home.title, pages: [home] }, ...general]),
    ...parts.flatMap((part) => [
      { path: `${part.folder}llms.txt`, text: partIndex(part) },
      full(`${part.folder}llms-full.txt`, part.sections),
    ]),
  ];
}

const ABOUT_MARKDOWN =
  "Every page is also available as Markdown: replace the trailing slash of its URL with `.md`. Facts state their origin: shown by a source document, inferred, filled by an overlay, or open.";

function siteIndex(home: BuiltPage, parts: readonly IndexPart[], general: readonly PageSection[]): string {
  const lines = parts.flatMap(({ folder, title, contents, files }) => [
    `- [${title}: index of all pages](${folder.slice(1)}llms.txt): ${contents}`,
    ...files.map((file) => `- ${file}`),
  ]);
  const files = [
    "- [All pages that are not in these indexes, in one file](llms-full.txt)",
    "- [Sitemap](sitemap.xml)",
  ];
  return printed([
    `# ${home.title}`,
    ...(home.description === "" ? [] : [`> ${home.description}`]),
    ABOUT_MARKDOWN,
    `## Services and packages\n\n${lines.join("\n")}`,
    ...general.map((section) => sectionText(section, "/")),
    `## Files\n\n${files.join("\n")}`,
  ]);
}

function partIndex({ folder, title, sections }: IndexPart): string {
  return printed([
    `# ${title}`,
    `${ABOUT_MARKDOWN} [Index of the whole site](../llms.txt). [These pages in one file](llms-full.txt).`,
    ...sections.map((section) => sectionText(section, folder)),
  ]);
}

function printed(blocks: readonly string[]): string {
  return `${blocks.join("\n\n")}\n`;
}

/** Returns the guides and other pages that do not belong to any part. Omits decisions and overlays. */
function generalSections(pages: readonly BuiltPage[], parts: readonly IndexPart[]): PageSection[] {
  const inParts = new Set(parts.flatMap(({ sections }) => sections.flatMap((section) => section.pages)));
  const others = pages.filter((page) => page.url !== "/" && !inParts.has(page));
  return Object.entries(KINDS)
    .map(([kind, title]) => ({ title, pages: others.filter(({ url }) => pageFacts(url).kind === kind) }))
    .filter((section) => section.pages.length > 0);
}
