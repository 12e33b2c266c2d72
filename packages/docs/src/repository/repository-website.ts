import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/** Branch that links to files point to. */
const BRANCH = "main";

/**
 * Returns the web URL of a repository from the URL in its manifest, without the git prefix and suffix. Returns undefined
 * for a placeholder: no host ends in `.invalid` (RFC 2606).
 */
export function websiteOf(manifestUrl: string): string | undefined {
  const url = manifestUrl.replace(/^git\+/, "").replace(/\.git$/, "");
  return URL.canParse(url) && !new URL(url).hostname.endsWith(".invalid") ? url : undefined;
}

/** Returns the URL of the page that shows a file or folder. @param path path below the repository root */
export function fileOnWebsite(website: string, kind: "blob" | "tree" | "edit", path: string): string {
  return `${website}/${kind}/${BRANCH}/${path}`;
}

/** The web URL of this repository, without a trailing slash. Undefined until the repository has an address. */
export const website: string | undefined = websiteOf(manifestUrl());

function manifestUrl(): string {
  const manifest = readFileSync(join(repositoryRoot, "package.json"), "utf8");
  return (JSON.parse(manifest) as { repository: { url: string } }).repository.url;
}
