import { existsSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { readmes } from "./readmes.ts";
import { repositoryRoot } from "./repository-root.ts";
import { fileOnWebsite, website as websiteOfRepository } from "./repository-website.ts";

/** Files and folders in the repository that are pages on the site, except READMEs. */
const PAGES: readonly (readonly [path: RegExp, address: string])[] = [
  [/^packages\/docs\/adr\/?(?:README\.md)?$/, "/adr/"],
  [/^packages\/docs\/adr\/(.+)\.md$/, "/adr/$1/"],
  [/^packages\/docs\/src\/content\/docs\/guides\/?$/, "/guides/"],
  [/^packages\/docs\/src\/content\/docs\/guides\/(.+)\.md$/, "/guides/$1/"],
];

/**
 * Converts a link in a Markdown file to a link to the linked file's or folder's page, or to the repository's website.
 * Other links, such as links between pages, are returned unchanged.
 *
 * @param href link as written in the file
 * @param file URL of the Markdown file
 * @param website the repository's web URL. Defaults to the URL in its manifest.
 * @returns undefined if the site has no page for the file, and the repository has no website
 */
export function repositoryLink(
  href: string,
  file: URL,
  website: string | undefined = websiteOfRepository,
): string | undefined {
  if (/^(?:[a-z][a-z+.-]*:|\/|#)/i.test(href)) return href;
  const target = new URL(href, file);
  const found = fileURLToPath(new URL(target.pathname, "file:"));
  if (!existsSync(found)) return href;
  const path = relative(repositoryRoot, found).split(sep).join("/");
  const page = pageOf(path);
  if (page !== undefined) return `${page}${target.hash}`;
  const kind = statSync(found).isDirectory() ? "tree" : "blob";
  return website && `${fileOnWebsite(website, kind, path)}${target.hash}`;
}

/** Returns the URL of the page that shows a file, or the README of a folder. */
function pageOf(path: string): string | undefined {
  const readme = readmes().find(({ file }) => file === path || file === join(path, "README.md"));
  if (readme !== undefined) return readme.url;
  const page = PAGES.find(([pattern]) => pattern.test(path));
  return page && path.replace(...page);
}
