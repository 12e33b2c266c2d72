import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { BuiltPage } from "../after-build/built-page.ts";
import { relativeAddress } from "../after-build/relative-address.ts";
import { type Contract, contracts, titleWithVersion } from "../model/contract.ts";
import { pageFacts } from "../model/page-facts.ts";
import { bundleUrl, twinUrl } from "../model/site-urls.ts";

/** A heading in an index and the pages below it. */
interface Section {
  readonly title: string;
  readonly pages: readonly BuiltPage[];
}

/** Section titles of pages outside the contracts by kind of page, in the order of the sections. */
const KINDS: Readonly<Record<string, string>> = {
  guide: "Guides",
  package: "Packages",
  workflow: "Workflows",
  page: "More",
};

/** An index of pages or their full text, with the path of its file. */
export interface LlmsFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Prints the indexes of all pages (https://llmstxt.org), and files with the full text of the pages: one of each for the
 * whole site, without the pages of services, and one of each for every service.
 *
 * @param markdown returns the Markdown of a page, with links relative to a file
 */
export function llmsFiles(
  home: BuiltPage,
  pages: readonly BuiltPage[],
  markdown: (page: BuiltPage, file: string) => string,
): LlmsFile[] {
  const full = (path: string, sections: readonly Section[]) => ({
    path,
    text: sections.flatMap((section) => section.pages.map((page) => markdown(page, path))).join("\n---\n\n"),
  });
  const general = generalSections(pages);
  return [
    { path: "/llms.txt", text: siteIndex(home, general) },
    full("/llms-full.txt", [{ title: home.title, pages: [home] }, ...general]),
    ...services().flatMap((versions) => {
      const { service } = versions[0] as Contract;
      const sections = serviceSections(versions, pages);
      return [
        { path: `/${service}/llms.txt`, text: serviceIndex(versions, sections) },
        full(`/${service}/llms-full.txt`, sections),
      ];
    }),
  ];
}

const ABOUT_MARKDOWN =
  "Every page is also available as Markdown: replace the trailing slash of its URL with `.md`. Facts state their origin: shown by a source document, inferred, filled by an overlay, or open.";

function siteIndex(home: BuiltPage, general: readonly Section[]): string {
  const head = [
    `# ${home.title}`,
    ...(home.description === "" ? [] : [`> ${home.description}`]),
    ABOUT_MARKDOWN,
  ];
  const ofServices = services().flatMap((versions) => {
    const { service, name, operations } = versions.at(-1) as Contract;
    const [first] = versions;
    const count = `${operations.length} operations${versions.length > 1 ? ` in each of ${versions.length} versions` : ""}`;
    return [
      `- [${name}: index of all pages](${service}/llms.txt): ${count}, resources and schemas`,
      `- [${name}: all pages in one file](${service}/llms-full.txt)`,
      `- [${name}: OpenAPI 3.1](${bundleUrl(first as Contract, "reference").slice(1)})`,
    ];
  });
  const links = ["- [All other pages in one file](llms-full.txt)", "- [Sitemap](sitemap.xml)"];
  return printed([
    ...head,
    `## Services\n\n${ofServices.join("\n")}`,
    ...general.map((section) => listOf(section, "/")),
    `## Files\n\n${links.join("\n")}`,
  ]);
}

function serviceIndex(versions: readonly Contract[], sections: readonly Section[]): string {
  const { name, service } = versions[0] as Contract;
  return printed([
    `# ${name}`,
    `${ABOUT_MARKDOWN} [Index of the whole site](../llms.txt). [These pages in one file](llms-full.txt).`,
    ...sections.map((section) => listOf(section, `/${service}/`)),
  ]);
}

function printed(blocks: readonly string[]): string {
  return `${blocks.join("\n\n")}\n`;
}

function listOf({ title, pages }: Section, folder: string): string {
  return `## ${title}\n\n${pages.map((page) => line(page, folder)).join("\n")}`;
}

/** Prints a page in a line. Schemas have no description, because their names are sufficient. */
function line({ url, title, description }: BuiltPage, folder: string): string {
  const link = `[${title.replaceAll(/[[\]]/g, String.raw`\$&`)}](${relativeAddress(folder, twinUrl(url))})`;
  const isDescribed = description !== "" && pageFacts(url).kind !== "schema";
  return isDescribed ? `- ${link}: ${firstSentence(description)}` : `- ${link}`;
}

function services(): Contract[][] {
  return [...Map.groupBy(contracts(), ({ service }) => service).values()];
}

/** Returns the guides, packages, workflows and other pages outside of contracts. Omits decisions and overlays. */
function generalSections(pages: readonly BuiltPage[]): Section[] {
  const others = pages.filter(({ url }) => url !== "/" && !isOfService(url));
  return Object.entries(KINDS)
    .map(([kind, title]) => ({ title, pages: others.filter(({ url }) => pageFacts(url).kind === kind) }))
    .filter((section) => section.pages.length > 0);
}

function isOfService(url: string): boolean {
  return contracts().some(({ service }) => url.startsWith(`/${service}/`));
}

/** Returns the pages of each version of a service, and pages about all versions. */
function serviceSections(versions: readonly Contract[], pages: readonly BuiltPage[]): Section[] {
  const own = pages.filter(({ url }) => url.startsWith(`/${versions[0]?.service}/`));
  const ofVersions = versions.map((contract) => ({
    title: titleWithVersion(contract),
    pages: inOrder(
      contract,
      own.filter(({ url }) => url.startsWith(contract.urls.overview)),
    ),
  }));
  const listed = new Set(ofVersions.flatMap((section) => section.pages));
  const others = { title: "All versions", pages: own.filter((page) => !listed.has(page)) };
  return [...ofVersions, others].filter((section) => section.pages.length > 0);
}

/** Sorts the pages of a contract: overview, operations in contract order, then all other pages by URL. */
function inOrder({ urls, operations }: Contract, pages: readonly BuiltPage[]): BuiltPage[] {
  const first = [urls.overview, ...operations.map(({ url }) => url)];
  const places = new Map(first.map((url, index) => [url, index]));
  const place = ({ url }: BuiltPage) => places.get(url) ?? first.length;
  return pages.toSorted((a, b) => place(a) - place(b));
}
