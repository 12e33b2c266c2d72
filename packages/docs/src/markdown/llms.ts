import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { BuiltPage } from "../after-build/built-page.ts";
import { type Contract, contracts } from "../model/contract.ts";
import { pageFacts } from "../model/page-facts.ts";
import { twinUrl } from "../model/site-urls.ts";

/** A heading in `llms.txt` and the pages below it. */
interface Section {
  readonly title: string;
  readonly pages: readonly BuiltPage[];
}

/** Section titles by kind of page, in the order of the sections. */
const KINDS: Readonly<Record<string, string>> = {
  guide: "Guides",
  workflow: "Workflows",
  page: "More",
  decision: "Decisions",
  overlay: "Overlays of the reference profile",
};

/** Prints `llms.txt`: a summary of the site and links to the Markdown of all pages (https://llmstxt.org). */
export function llmsIndex(home: BuiltPage, pages: readonly BuiltPage[]): string {
  const head = [
    `# ${home.title}`,
    ...(home.description === "" ? [] : [`> ${home.description}`]),
    "Every page is also available as Markdown: replace the trailing slash of its URL with `.md`. [All pages in one file](llms-full.txt). Facts state their origin: shown by a source document, inferred, filled by the reference profile, or open.",
  ];
  const lists = sections(pages).map(({ title, pages }) => `## ${title}\n\n${pages.map(line).join("\n")}`);
  return `${[...head, ...lists].join("\n\n")}\n`;
}

function line({ url, title, description }: BuiltPage): string {
  const link = `[${title.replaceAll(/[[\]]/g, String.raw`\$&`)}](${twinUrl(url).slice(1)})`;
  return description === "" ? `- ${link}` : `- ${link}: ${firstSentence(description)}`;
}

/**
 * Prints `llms-full.txt`: all pages, in the order of `llms.txt`.
 *
 * @param markdown returns the Markdown of a page, with links relative to this file
 */
export function llmsFull(
  home: BuiltPage,
  pages: readonly BuiltPage[],
  markdown: (page: BuiltPage) => string,
): string {
  const ordered = sections(pages).flatMap((section) => section.pages);
  return [home, ...ordered].map(markdown).join("\n---\n\n");
}

/** Returns the guides, then the pages of each contract, then all other pages. */
function sections(pages: readonly BuiltPage[]): Section[] {
  const byContract = Map.groupBy(pages, ({ url }) => pageFacts(url).contract);
  const others = byContract.get(undefined)?.filter(({ url }) => url !== "/") ?? [];
  const [guides = [], ...rest] = Object.entries(KINDS).map(([kind, title]) => ({
    title,
    pages: others.filter(({ url }) => pageFacts(url).kind === kind),
  }));
  const ofContracts = contracts().map((contract) => ({
    title: titleOf(contract),
    pages: inOrder(contract, byContract.get(contract) ?? []),
  }));
  return [guides, ...ofContracts, ...rest].flat().filter((section) => section.pages.length > 0);
}

function titleOf({ title, version }: Contract): string {
  return version === undefined ? title : `${title} ${version}`;
}

/** Sorts the pages of a contract: overview, operations in contract order, then all other pages by URL. */
function inOrder({ urls, operations }: Contract, pages: readonly BuiltPage[]): BuiltPage[] {
  const first = [urls.overview, ...operations.map(({ url }) => url)];
  const places = new Map(first.map((url, index) => [url, index]));
  const place = ({ url }: BuiltPage) => places.get(url) ?? first.length;
  return pages.toSorted((a, b) => place(a) - place(b));
}
