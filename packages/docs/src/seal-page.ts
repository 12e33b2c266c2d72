/** The only resource that a page with an inlined Redoc loads from another host: the logo of its "API docs by" link. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g;

const WORDMARK =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='12'%3E" +
  "%3Ctext y='10' font-family='sans-serif' font-size='11' fill='%232467f2'%3ERedoc%3C/text%3E%3C/svg%3E";

/** Markup and styles that make a browser load something as soon as the page is open. */
const LOADS: readonly RegExp[] = [
  /<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\ssrc\s*=\s*["']?(?:https?:)?\/\/[^"'\s>]+/gi,
  /<link\b[^>]*\shref\s*=\s*["']?(?:https?:)?\/\/[^"'\s>]+/gi,
  /url\(\s*["']?(?:https?:)?\/\/[^"')\s]+/gi,
  /@import\s+["'](?:https?:)?\/\/[^"']+/gi,
];

/**
 * Makes a page that Redocly built free of requests to other hosts.
 *
 * @throws Error when the page loads anything else from another host, or does not contain the logo: then another
 *   version of Redoc needs another look at what its pages load
 */
export function sealPage(html: string): string {
  if (html.search(LOGO) === -1) {
    throw new Error("Redoc's logo address is not in the page: look at what this version of Redoc loads.");
  }
  const sealed = html.replace(LOGO, WORDMARK);
  const foreign = LOADS.flatMap((pattern) => sealed.match(pattern) ?? []);
  if (foreign.length > 0) throw new Error(`The page loads from other hosts: ${foreign.join(", ")}`);
  return sealed;
}
