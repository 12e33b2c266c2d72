import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/** A Markdown file in the repository that the site shows as a page. */
export interface Readme {
  /** Path relative to the repository root, for example `packages/emulator/README.md`. */
  readonly file: string;
  readonly url: string;
  /** The heading of the file. */
  readonly title: string;
  /** The first paragraph as a line of Markdown without links. */
  readonly summary: string;
}

/** Files that are pages: the READMEs of packages, examples and other folders, and the files in the root folder. */
export const README_FILES = [
  "*.md",
  "{packages,examples}/*/README.md",
  "{specs,languages,runtimes,bench,python}/README.md",
];

let known: readonly Readme[] | undefined;

/** Returns all pages for the repository's Markdown files, sorted by path. */
export function readmes(): readonly Readme[] {
  known ??= README_FILES.flatMap((pattern) => globSync(pattern, { cwd: repositoryRoot }))
    .toSorted()
    .map(readReadme);
  return known;
}

/** Returns the READMEs of the packages in a site folder, such as `/clients/`, sorted by name. */
export function packagePages(folder: string): Readme[] {
  return readmes()
    .filter(({ url }) => url.startsWith(folder))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

/** A route that shows a README, as returned by Astro's `getStaticPaths`. */
export interface ReadmeRoute {
  readonly params: { readonly name: string | undefined };
  readonly props: { readonly readme: Readme };
}

/** Returns the routes of all READMEs in a site folder, such as `clients`. */
export function readmeRoutes(folder: string): ReadmeRoute[] {
  return readmes()
    .filter(({ url }) => url.startsWith(`/${folder}/`))
    .map((readme) => ({
      params: { name: readme.url.split("/").slice(2, -1).join("/") || undefined },
      props: { readme },
    }));
}

function readReadme(file: string): Readme {
  const text = readFileSync(join(repositoryRoot, file), "utf8");
  const [, title = file, rest = ""] = /^# ([^\n]+)\n+(.*)/s.exec(text) ?? [];
  return { file, url: urlOf(file), title, summary: withoutLinks(rest.split("\n\n")[0] ?? "") };
}

/** Removes links and line breaks from a paragraph, because it is also shown on other pages. */
function withoutLinks(paragraph: string): string {
  return paragraph.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("\n", " ");
}

/** Returns a page's URL. Published packages are in the site section that they belong to. */
function urlOf(file: string): string {
  const folder = dirname(file);
  const name = folder.replace("packages/", "");
  if (folder === "specs") return "/reference/specs/";
  if (folder === "python") return "/emulator/pytest-seamline/";
  if (!folder.startsWith("packages/") || isPrivate(folder)) return repositoryPage(file);
  return /^(?:emulator|function-)/.test(name) ? `/emulator/${name}/` : `/clients/${name}/`;
}

function repositoryPage(file: string): string {
  const path = file
    .toLowerCase()
    .replace(/(?:^|\/)readme\.md$/, "")
    .replace(/\.md$/, "");
  return path === "" ? "/repository/" : `/repository/${path}/`;
}

function isPrivate(folder: string): boolean {
  const manifest = readFileSync(join(repositoryRoot, folder, "package.json"), "utf8");
  return (JSON.parse(manifest) as { private?: boolean }).private === true;
}
