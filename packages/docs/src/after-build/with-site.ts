/** Adds the URL of a site to a sitemap or to a `robots.txt` that was printed without it. */
export function withSite(text: string, site: string): string {
  return text.replaceAll(/(?<=<loc>|^Sitemap: |Markdown: )\//gm, site);
}
