/** Adds the site's URL to a sitemap or `robots.txt` that was printed without it. */
export function withSite(text: string, site: string): string {
  return text.replaceAll(/(?<=<loc>|^Sitemap: |Markdown: )\//gm, site);
}
