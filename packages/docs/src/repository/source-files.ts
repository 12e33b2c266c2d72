import { decisionFile } from "./decisions.ts";
import { guideFile } from "./guides.ts";
import { readmes } from "./readmes.ts";
import { fileOnWebsite, website as websiteOfRepository } from "./repository-website.ts";

/** Returns the path of the Markdown file that a page shows, or undefined for pages that are generated from other data. */
export function sourceOf(url: string): string | undefined {
  const readme = readmes().find((each) => each.url === url);
  if (readme !== undefined) return readme.file;
  const [, folder, name] = url.split("/");
  if (name === undefined || name === "") return undefined;
  if (folder === "guides") return guideFile(url);
  return folder === "adr" ? decisionFile(name) : undefined;
}

/**
 * Returns the URL of the editor for the source of a page.
 *
 * @param website web URL of the repository. Defaults to the URL in its manifest.
 * @returns undefined for a generated page, and if the repository has no website
 */
export function editUrl(url: string, website: string | undefined = websiteOfRepository): string | undefined {
  const source = sourceOf(url);
  return website && source && fileOnWebsite(website, "edit", source);
}
