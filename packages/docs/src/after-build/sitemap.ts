import { escapeHtml } from "../html/markdown-html.ts";
import { canonicalUrl } from "../model/site-urls.ts";

/**
 * Prints the site's sitemap (https://www.sitemaps.org/protocol.html).
 *
 * @param site URL of the site, which may include a path. If omitted, the server must add its own URL.
 * @param urls URLs of the site's pages, starting with a slash
 */
export function sitemap(site: string | undefined, urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${escapeHtml(canonicalUrl(site ?? "", url))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Prints `robots.txt`, which also points to the index for language models. */
export function robots(site: string | undefined): string {
  const files = ["/sitemap.xml", "/llms.txt"].map((path) => canonicalUrl(site ?? "", path));
  return `User-agent: *\nAllow: /\n\nSitemap: ${files[0]}\n\n# Index of all pages as Markdown: ${files[1]}\n`;
}
