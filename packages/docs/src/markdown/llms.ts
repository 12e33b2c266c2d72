import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { BuiltPage } from "../after-build/built-page.ts";
import { type Contract, contracts } from "../model/contract.ts";
import { pageFacts } from "../model/page-facts.ts";
import { twinUrl } from "../model/site-urls.ts";

/** The pages of one heading of `llms.txt`. */
interface Section {
  readonly title: string;
  readonly pages: readonly BuiltPage[];
}

/** The order of the sections that are not contracts; a kind that is not named comes last. */
const KINDS: Readonly<Record<string, string>> = {
  guide: "Guides",
  workflow: "Workflows",
  page: "More",
  decision: "Decisions",
  overlay: "Overlays of the reference profile",
};

/** Prints `llms.txt`: what the site is, and every page with a link to its Markdown (https://llmstxt.org). */
export function llmsIndex(home: BuiltPage, pages: readonly BuiltPage[]): string {
  const head = [
    `# ${home.title}`,
    ...(home.description === "" ? [] : [`> ${home.description}`]),
    "Every page is Markdown, too: at its address, with `.md` in place of the slash at the end. [All of them in one file](llms-full.txt). Facts carry their origin: shown by a source document, inferred, filled by the reference profile, or open.",
  ];
  const lists = sections(pages).map(({ title, pages }) => `## ${title}\n\n${pages.map(line).join("\n")}`);
  return `${[...head, ...lists].join("\n\n")}\n`;
}

function line({ url, title, description }: BuiltPage): string {
  const link = `[${title.replaceAll(/[[\]]/g, String.raw`\$&`)}](${twinUrl(url).slice(1)})`;
  return description === "" ? `- ${link}` : `- ${link}: ${firstSentence(description)}`;
}

/**
 * Prints `llms-full.txt`: every page in the order of `llms.txt`.
 *
 * @param markdown the Markdown of a page, with links as this file needs them
 */
export function llmsFull(
  home: BuiltPage,
  pages: readonly BuiltPage[],
  markdown: (page: BuiltPage) => string,
): string {
  const ordered = sections(pages).flatMap((section) => section.pages);
  return [home, ...ordered].map(markdown).join("\n---\n\n");
}

/** Guides first, then contract by contract in the order of its operations, then the rest. */
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

/** The overview, the operations as the contract lists them, then resources, schemas and points by address. */
function inOrder({ urls, operations }: Contract, pages: readonly BuiltPage[]): BuiltPage[] {
  const first = [urls.overview, ...operations.map(({ url }) => url)];
  const places = new Map(first.map((url, index) => [url, index]));
  const place = ({ url }: BuiltPage) => places.get(url) ?? first.length;
  return pages.toSorted((a, b) => place(a) - place(b));
}
