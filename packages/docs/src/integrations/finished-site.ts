import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type BuiltPage, builtPages } from "../after-build/built-page.ts";
import { pageIndex } from "../after-build/page-index.ts";
import { sitemap } from "../after-build/sitemap.ts";
import { llmsFull, llmsIndex } from "../markdown/llms.ts";
import { printTwin, type Twin, twinOf } from "../markdown/twins.ts";
import { twinUrl } from "../model/site-urls.ts";
import { siteAddress } from "./site-address.ts";

/**
 * Writes what programs read of the built pages: the Markdown of each, `llms.txt` and `llms-full.txt`, the sitemap, and
 * the index of pages that the search and the page for wrong addresses load. Its name keeps Starlight from adding an
 * integration for sitemaps that does not know of sites below a path.
 */
export function filesForMachines(): AstroIntegration {
  return {
    name: "@astrojs/sitemap",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = await builtPages(folder);
        await Promise.all([
          write(folder, "/sitemap.xml", sitemap(siteAddress(), urlsOf(pages))),
          write(folder, "/pages.json", JSON.stringify(pageIndex(pages))),
          writeMarkdown(folder, pages),
          dropSearchInterfaces(folder),
        ]);
      },
    },
  };
}

async function writeMarkdown(folder: string, pages: readonly BuiltPage[]): Promise<void> {
  const twins = pages.map(twinOf);
  const urls = new Set(urlsOf(pages));
  const home = twins.find(({ page }) => page.url === "/") as Twin;
  const full = llmsFull(home, twins, (twin) => printTwin(twin, "/llms-full.txt", urls));
  await write(folder, "/llms.txt", llmsIndex(home.page, pages));
  await write(folder, "/llms-full.txt", full);
  for (const twin of twins) {
    const file = twinUrl(twin.page.url);
    await write(folder, file, printTwin(twin, file, urls));
  }
}

/** The site has a search of its own, so what Pagefind would show results with is not copied. */
async function dropSearchInterfaces(folder: string): Promise<void> {
  const unused = ["component-ui", "highlight", "modular-ui", "ui"].flatMap((name) => [
    `pagefind/pagefind-${name}.js`,
    `pagefind/pagefind-${name}.css`,
  ]);
  await Promise.all(unused.map((file) => rm(join(folder, file), { force: true })));
}

function urlsOf(pages: readonly BuiltPage[]): string[] {
  return pages.map(({ url }) => url);
}

async function write(folder: string, path: string, content: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
