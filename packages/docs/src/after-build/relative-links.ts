import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { relativeAddress } from "../after-build/relative-address.ts";
import { siteAddress } from "./site-address.ts";

/** Attributes that hold an address of the site. */
const ADDRESS = /(\s(?:href|src|data-url|data-root)=")\/(?!\/)([^"]*)"/g;

/**
 * Makes every address in the built pages relative to its page, so that the folder works wherever it is copied: at the
 * root of a host or below any path. A server sends `404.html` for any path, so its addresses begin with the path at
 * which the site is to stand; a script in it mends them elsewhere.
 */
export function relativeLinks(): AstroIntegration {
  return {
    name: "relative-links",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        const pages = files.filter((file) => file.endsWith(".html"));
        const { pathname } = new URL(siteAddress());
        for (const page of pages) await rewrite(folder, page, pathname);
        for (const sheet of files.filter((file) => file.endsWith(".css"))) await rewriteSheet(folder, sheet);
      },
    },
  };
}

async function rewrite(folder: string, page: string, sitePath: string): Promise<void> {
  const file = join(folder, page);
  const html = await readFile(file, "utf8");
  const path = relative(".", page).split(sep).join("/");
  await writeFile(file, path === "404.html" ? withPrefix(html, sitePath) : withRelativeLinks(html, path));
}

/** Style sheets refer to fonts, which lie beside them. */
async function rewriteSheet(folder: string, sheet: string): Promise<void> {
  const file = join(folder, sheet);
  const base = posix.dirname(`/${relative(".", sheet).split(sep).join("/")}`);
  const css = await readFile(file, "utf8");
  await writeFile(
    file,
    css.replace(/url\((\/[^/)][^)]*)\)/g, (_, url: string) => `url(${relativeAddress(base, url)})`),
  );
}

/** Puts the path of the site before every address of a page. */
function withPrefix(html: string, sitePath: string): string {
  const prefix = sitePath.endsWith("/") ? sitePath : `${sitePath}/`;
  return html.replace(ADDRESS, (_, attribute: string, path: string) => `${attribute}${prefix}${path}"`);
}

/**
 * Rewrites the addresses of a page.
 *
 * @param page its path below the root of the site: `guides/errors/index.html`
 */
export function withRelativeLinks(html: string, page: string): string {
  const folder = posix.dirname(`/${page}`);
  return html.replace(ADDRESS, (_, attribute: string, path: string) => {
    return `${attribute}${relativeAddress(folder, `/${path}`)}"`;
  });
}
