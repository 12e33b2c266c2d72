import { existsSync, readFileSync, statSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository that a file lies in: the nearest folder above with a list of packages. */
function repositoryOf(file: URL): URL {
  const parent = new URL("./", file);
  if (existsSync(new URL("pnpm-workspace.yaml", parent))) return parent;
  return repositoryOf(new URL("..", parent.href.replace(/\/$/, "/x")));
}

/** The branch whose files pages link to. */
export const BRANCH = "main";

/** Pages of the site that are files of the repository: the folder, and the address of what lies in it. */
const PAGES: readonly (readonly [folder: RegExp, address: string])[] = [
  [/^packages\/docs\/adr\/(?:README\.md)?$/, "/adr/"],
  [/^packages\/docs\/adr\/(.+)\.md$/, "/adr/$1/"],
  [/^packages\/docs\/src\/content\/docs\/guides\/(.+)\.md$/, "/guides/$1/"],
];

/**
 * Where a link of a Markdown file leads on the site: to the page of a decision or a guide, or to the file or folder in
 * the repository's address. Links that name nothing of the repository, such as those between pages, stay as they are.
 *
 * @param href as the file writes it
 * @param file the file URL of the Markdown file
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

/** The address of the repository for people: that of the manifest, without what only git needs. */
export function repositoryAddress(root: URL): string {
  const manifest = readFileSync(new URL("package.json", root), "utf8");
  const { repository } = JSON.parse(manifest) as { repository: { url: string } };
  return repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
}
