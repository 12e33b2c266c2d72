import { readFileSync } from "node:fs";

/**
 * Returns the URL of the deployed site for canonical links and the sitemap: `SITE_URL`, or the homepage of the
 * repository. Returns undefined if the homepage is a placeholder (`.invalid`). Links within the site are relative, so the
 * site also works at other URLs.
 *
 * @throws Error if `SITE_URL` is not an HTTP URL
 */
export function siteAddress(): string | undefined {
  const { SITE_URL } = process.env;
  if (SITE_URL === undefined || SITE_URL === "") return homepage();
  if (!/^https?:\/\//.test(SITE_URL) || !URL.canParse(SITE_URL))
    throw new Error(`SITE_URL must be a URL such as https://docs.example.com, but got "${SITE_URL}"`);
  return SITE_URL;
}

function homepage(): string | undefined {
  const file = new URL("../../../../package.json", import.meta.url);
  const { homepage } = JSON.parse(readFileSync(file, "utf8")) as { homepage: string };
  return new URL(homepage).hostname.endsWith(".invalid") ? undefined : homepage;
}
