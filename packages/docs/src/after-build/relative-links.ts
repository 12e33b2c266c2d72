import { posix } from "node:path";
import { relativeAddress } from "./relative-address.ts";

/** Attributes that hold an address of the site. */
const ADDRESS = /(\s(?:href|src|data-url|data-root)=")\/(?!\/)([^"]*)"/g;

/**
 * Makes every address in a page relative to it, so that the folder works wherever it is copied: at the root of a host or
 * below any path.
 *
 * @param page its path below the root of the site: `guides/errors/index.html`
 */
export function withRelativeLinks(html: string, page: string): string {
  const folder = posix.dirname(`/${page}`);
  return html.replace(ADDRESS, (_, attribute: string, path: string) => {
    return `${attribute}${relativeAddress(folder, `/${path}`)}"`;
  });
}

/**
 * Puts the path at which the site is to stand before every address of `404.html`: a server sends that page for any
 * path. A script in it mends the addresses elsewhere.
 */
export function withAddressesBelow(html: string, sitePath: string): string {
  const prefix = sitePath.endsWith("/") ? sitePath : `${sitePath}/`;
  return html.replace(ADDRESS, (_, attribute: string, path: string) => `${attribute}${prefix}${path}"`);
}

/**
 * Makes the addresses in a style sheet relative: it refers to fonts, which lie beside it.
 *
 * @param sheet its path below the root of the site
 */
export function withRelativeFonts(css: string, sheet: string): string {
  const folder = posix.dirname(`/${sheet}`);
  return css.replace(/url\((\/[^/)][^)]*)\)/g, (_, url: string) => `url(${relativeAddress(folder, url)})`);
}
