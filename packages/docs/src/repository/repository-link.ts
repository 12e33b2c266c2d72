import { existsSync, readFileSync, statSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Returns the root of the repository that contains a file. */
function repositoryOf(file: URL): URL {
  const parent = new URL("./", file);
  if (existsSync(new URL("pnpm-workspace.yaml", parent))) return parent;
  return repositoryOf(new URL("..", parent.href.replace(/\/$/, "/x")));
}

/** Branch that links to files point to. */
export const BRANCH = "main";

/** Files in the repository that are pages of the site. */
const PAGES: readonly (readonly [folder: RegExp, address: string])[] = [
  [/^packages\/docs\/adr\/(?:README\.md)?$/, "/adr/"],
  [/^packages\/docs\/adr\/(.+)\.md$/, "/adr/$1/"],
  [/^packages\/docs\/src\/content\/docs\/guides\/(.+)\.md$/, "/guides/$1/"],
];

/**
 * Converts a link in a Markdown file to a link to the page of a decision or guide, or to a file or folder in the
 * repository. Other links, such as links between pages, are returned unchanged.
 *
 * @param href link as written in the file
 * @param file URL of the Markdown file
 */
export function repositoryLink(href: string, file: URL): string {
  if (/^(?:[a-z][a-z+.-]*:|\/|#)/i.test(href)) return href;
  const target = new URL(href, file);
  const found = fileURLToPath(new URL(target.pathname, "file:"));
  if (!existsSync(found)) return href;
  const root = repositoryOf(file);
  const path = relative(fileURLToPath(root), found).split(sep).join("/");
  const page = PAGES.find(([pattern]) => pattern.test(path));
  if (page !== undefined) return `${path.replace(...page)}${target.hash}`;
  const kind = statSync(found).isDirectory() ? "tree" : "blob";
  return `${repositoryAddress(root)}/${kind}/${BRANCH}/${path}${target.hash}`;
}

/** Returns the web URL of the repository from its manifest, without the git prefix and suffix. */
export function repositoryAddress(root: URL): string {
  const manifest = readFileSync(new URL("package.json", root), "utf8");
  const { repository } = JSON.parse(manifest) as { repository: { url: string } };
  return repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
}
