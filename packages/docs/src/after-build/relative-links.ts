import { posix } from "node:path";
import { relativeAddress } from "./relative-address.ts";

/** Matches attributes that contain a site URL. */
const ADDRESS = /(\s(?:href|src|data-(?:url|url-as-shown|contract|root))=")\/(?!\/)([^"]*)"/g;

/**
 * Makes all URLs in a page relative, so the site works at the root of a host and under any path.
 *
 * @param page path relative to the site root, for example `guides/errors/index.html`
 */
export function withRelativeLinks(html: string, page: string): string {
  const folder = posix.dirname(`/${page}`);
  return html.replace(ADDRESS, (_, attribute: string, path: string) => {
    return `${attribute}${relativeAddress(folder, `/${path}`)}"`;
  });
}

/**
 * Prefixes all URLs in `404.html` with the site's path, because servers return this page for any path. A script in the
 * page corrects the URLs if the site is served from another path.
 */
export function withAddressesBelow(html: string, sitePath: string): string {
  const prefix = sitePath.endsWith("/") ? sitePath : `${sitePath}/`;
  return html.replace(ADDRESS, (_, attribute: string, path: string) => `${attribute}${prefix}${path}"`);
}

/**
 * Makes the font URLs in a style sheet relative.
 *
 * @param sheet path relative to the site root
 */
export function withRelativeFonts(css: string, sheet: string): string {
  const folder = posix.dirname(`/${sheet}`);
  return css.replace(/url\((\/[^/)][^)]*)\)/g, (_, url: string) => `url(${relativeAddress(folder, url)})`);
}
