import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/** Branch that file links point to. */
const BRANCH = "main";

/**
 * Returns a repository's web URL, derived from the URL in its manifest, without the git prefix and suffix. Returns
 * undefined for a placeholder URL, whose host ends in `.invalid` (RFC 2606).
 */
export function websiteOf(manifestUrl: string): string | undefined {
  const url = manifestUrl.replace(/^git\+/, "").replace(/\.git$/, "");
  return URL.canParse(url) && !new URL(url).hostname.endsWith(".invalid") ? url : undefined;
}

/** Returns the URL of the page that shows a file or folder. @param path path relative to the repository root */
export function fileOnWebsite(website: string, kind: "blob" | "tree" | "edit", path: string): string {
  return `${website}/${kind}/${BRANCH}/${path}`;
}

/** This repository's web URL, without a trailing slash. Undefined until the repository has one. */
export const website: string | undefined = websiteOf(manifestUrl());

function manifestUrl(): string {
  const manifest = readFileSync(join(repositoryRoot, "package.json"), "utf8");
  return (JSON.parse(manifest) as { repository: { url: string } }).repository.url;
}
