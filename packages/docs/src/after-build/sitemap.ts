import { escapeHtml } from "../html/markdown-html.ts";
import { canonicalUrl } from "../model/site-urls.ts";

/**
 * Prints the sitemap of the site (https://www.sitemaps.org/protocol.html).
 *
 * @param site URL of the site, which may have a path
 * @param urls URLs of the pages below the site, starting with a slash
 */
export function sitemap(site: string, urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${escapeHtml(canonicalUrl(site, url))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
