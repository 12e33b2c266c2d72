import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type BuiltPage, builtPage, pageUrl } from "../after-build/built-page.ts";
import { withContentPolicy } from "../after-build/content-policy.ts";
import { withLightStyles } from "../after-build/light-styles.ts";
import { pageIndex } from "../after-build/page-index.ts";
import { withAddressesBelow, withRelativeFonts, withRelativeLinks } from "../after-build/relative-links.ts";
import { robots, sitemap } from "../after-build/sitemap.ts";
import { subsetFontFile } from "../after-build/subset-fonts.ts";
import { llmsFiles } from "../llms/llms-files.ts";
import { pageMarkdown, withFileLinks } from "../markdown/page-markdown.ts";
import { twinUrl } from "../model/site-urls.ts";
import { siteAddress } from "./site-address.ts";

/** Data collected while the pages are processed. */
interface Findings {
  readonly pages: BuiltPage[];
  /** Markdown of each page by URL, as returned by `pageMarkdown`. */
  readonly markdown: Map<string, string>;
  /** All characters on the pages. */
  readonly characters: Set<string>;
}

/**
 * Post-processes the pages in a single pass. Makes URLs relative, adds content security policies, subsets the fonts,
 * and writes the files for programs: Markdown pages, `llms.txt`, `llms-full.txt`, `robots.txt`, the sitemap, and the
 * page index for the search and the 404 page. The name of the integration prevents Starlight from adding its own
 * sitemap integration, which does not support sites served under a path.
 */
export function finishedSite(): AstroIntegration {
  return {
    name: "@astrojs/sitemap",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await filesOf(folder);
        const findings = await finishPages(folder, files);
        await finishAssets(folder, files, findings);
        await writeFilesForMachines(folder, findings);
      },
    },
  };
}

/** Returns the sorted relative paths of all files in a folder. */
async function filesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.map((file) => file.split(sep).join("/")).toSorted();
}

async function finishPages(folder: string, files: readonly string[]): Promise<Findings> {
  const { pathname } = new URL(siteAddress() ?? "https://localhost/");
  const findings: Findings = { pages: [], markdown: new Map(), characters: new Set() };
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = await readFile(join(folder, file), "utf8");
    for (const character of html) findings.characters.add(character);
    const url = pageUrl(file);
    if (url !== undefined) await addPage(folder, url, html, findings);
    const linked = file === "404.html" ? withAddressesBelow(html, pathname) : withRelativeLinks(html, file);
    await writeFile(join(folder, file), withContentPolicy(linked));
  }
  return findings;
}

/** Collects the data of a page. Cached pages already have a Markdown file. */
async function addPage(
  folder: string,
  url: string,
  html: string,
  { pages, markdown }: Findings,
): Promise<void> {
  const twin = join(folder, twinUrl(url));
  pages.push(builtPage(url, html));
  markdown.set(url, existsSync(twin) ? await readFile(twin, "utf8") : pageMarkdown(url, html));
}

async function finishAssets(
  folder: string,
  files: readonly string[],
  { characters }: Findings,
): Promise<void> {
  for (const sheet of files.filter((file) => file.endsWith(".css"))) {
    const file = join(folder, sheet);
    await writeFile(file, withLightStyles(withRelativeFonts(await readFile(file, "utf8"), sheet)));
  }
  for (const font of files.filter((file) => file.endsWith(".woff2")))
    await subsetFontFile(join(folder, font), characters);
}

async function writeFilesForMachines(folder: string, { pages, markdown }: Findings): Promise<void> {
  const urls = new Set(markdown.keys());
  const home = pages.find(({ url }) => url === "/") as BuiltPage;
  const linked = (url: string, file: string) => withFileLinks(markdown.get(url) ?? "", file, urls);
  await write(folder, "/sitemap.xml", sitemap(siteAddress(), [...urls]));
  await write(folder, "/pages.json", JSON.stringify(pageIndex(pages)));
  await write(folder, "/robots.txt", robots(siteAddress()));
  for (const { path, text } of llmsFiles(home, pages, ({ url }, file) => linked(url, file)))
    await write(folder, path, text);
  for (const url of urls) await write(folder, twinUrl(url), linked(url, twinUrl(url)));
  await dropSearchInterfaces(folder);
}

/** Removes Pagefind's user interfaces, because the site has its own. */
async function dropSearchInterfaces(folder: string): Promise<void> {
  const unused = ["component-ui", "highlight", "modular-ui", "ui"].flatMap((name) => [
    `pagefind/pagefind-${name}.js`,
    `pagefind/pagefind-${name}.css`,
  ]);
  await Promise.all(unused.map((file) => rm(join(folder, file), { force: true })));
}

async function write(folder: string, path: string, content: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
