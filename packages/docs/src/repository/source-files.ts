import { pageFacts } from "../model/page-facts.ts";
import { bundleUrl } from "../model/site-urls.ts";
import { decisionFile, decisions } from "./decisions.ts";
import { guideFile, guides } from "./guides.ts";
import { readmes } from "./readmes.ts";
import { fileOnWebsite, website as websiteOfRepository } from "./repository-website.ts";

/** Returns the path of the Markdown file that a page shows, or undefined for pages generated from other data. */
export function sourceOf(url: string): string | undefined {
  const readme = readmes().find((each) => each.url === url);
  if (readme !== undefined) return readme.file;
  const [, folder, name] = url.split("/");
  if (name === undefined || name === "") return undefined;
  if (folder === "guides") return guideFile(url);
  return folder === "adr" ? decisionFile(name) : undefined;
}

/**
 * Returns the URL for editing a page's source.
 *
 * @param website the repository's web URL. Defaults to the URL in its manifest.
 * @returns undefined for a generated page, and if the repository has no website
 */
export function editUrl(url: string, website: string | undefined = websiteOfRepository): string | undefined {
  const source = sourceOf(url);
  return website && source && fileOnWebsite(website, "edit", source);
}

/** Returns the Markdown files that the site shows as pages, as paths relative to the repository root. */
export function sourceFiles(): string[] {
  return [
    ...readmes().map(({ file }) => file),
    ...guides().map(({ url }) => guideFile(url)),
    ...decisions().map(({ id }) => decisionFile(id)),
  ];
}

/**
 * Returns the URL of the site's copy of a Markdown file. The copy is plain text, because its links only work in the
 * repository.
 */
export function copyUrl(file: string): string {
  return `/source/${file}.txt`;
}

/** A link to a page's source. */
export interface SourceLink {
  readonly title: string;
  readonly url: string;
}

/**
 * Returns the link to a page's source: the repository's editor, or a copy on the site if the repository has no website.
 * The source of a page about a contract is the contract.
 *
 * @returns undefined for pages generated from several sources
 */
export function sourceLink(
  url: string,
  website: string | undefined = websiteOfRepository,
): SourceLink | undefined {
  const edit = editUrl(url, website);
  if (edit !== undefined) return { title: "Edit this page", url: edit };
  const source = sourceOf(url);
  if (source !== undefined) return { title: "Source", url: copyUrl(source) };
  const { contract } = pageFacts(url);
  return contract && { title: "Source", url: bundleUrl(contract, "reference", "yaml") };
}
