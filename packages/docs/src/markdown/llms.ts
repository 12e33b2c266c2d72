import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { BuiltPage } from "../after-build/built-page.ts";
import { type Contract, contracts } from "../model/contract.ts";
import { pageFacts } from "../model/page-facts.ts";
import { twinUrl } from "../model/site-urls.ts";
import type { Twin } from "./twins.ts";

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

/** Prints `llms-full.txt`: every page in the order of `llms.txt`. */
export function llmsFull(home: Twin, twins: readonly Twin[], print: (twin: Twin) => string): string {
  const byPage = new Map(twins.map((twin) => [twin.page, twin]));
  const ordered = sections(twins.map(({ page }) => page)).flatMap(({ pages }) => pages);
  return [home, ...ordered.map((page) => byPage.get(page) as Twin)].map(print).join("\n---\n\n");
}

/** Guides first, then contract by contract in the order of its operations, then the rest. */
function sections(pages: readonly BuiltPage[]): Section[] {
  const [guides = [], ...others] = Object.entries(KINDS).map(([kind, title]) => ({
    title,
    pages: pages.filter(({ url }) => url !== "/" && contractless(url) && pageFacts(url).kind === kind),
  }));
  const ofContracts = contracts().map((contract) => ({
    title: titleOf(contract),
    pages: pagesOf(contract, pages),
  }));
  return [guides, ...ofContracts, ...others].flat().filter(({ pages }) => pages.length > 0);
}

function contractless(url: string): boolean {
  return pageFacts(url).contract === undefined;
}

function titleOf({ title, version }: Contract): string {
  return version === undefined ? title : `${title} ${version}`;
}

/** The overview, the operations as the contract lists them, then resources, schemas and points by address. */
function pagesOf(contract: Contract, pages: readonly BuiltPage[]): BuiltPage[] {
  const urls = [contract.urls.overview, ...contract.operations.map(({ url }) => url)];
  const place = (url: string) => (urls.includes(url) ? urls.indexOf(url) : urls.length);
  return pages
    .filter(({ url }) => pageFacts(url).contract === contract)
    .toSorted((a, b) => place(a.url) - place(b.url));
}
