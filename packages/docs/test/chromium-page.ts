import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { type Browser, type BrowserPage, launchChromium } from "./chromium.ts";
import { type Watched, watchPage } from "./watch-page.ts";

/** A page of the built site in Chromium. */
export interface OpenPage {
  readonly page: BrowserPage;
  /** What it did that it should not do. */
  readonly watched: Watched;
  /** Goes to another page of the site. */
  go(href: string): Promise<void>;
}

/**
 * Starts Chromium for the tests of the block that calls this, and closes what a test opened.
 *
 * @returns a function that opens a page of the site, in a window of a phone when asked.
 */
export function chromiumPages(): (href: string, window?: "phone") => Promise<OpenPage> {
  let browser: Browser;
  const opened: BrowserPage[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(() => Promise.all(opened.splice(0).map((page) => page.close())));
  afterAll(() => browser?.close());
  return async (href, window) => {
    const page = await browser.newPage(window && { viewport: { width: 360, height: 740 } });
    opened.push(page);
    const site = inject("siteUrl");
    const go = async (to: string) => void (await page.goto(site + to));
    const watched = watchPage(page, site);
    await go(href);
    return { page, watched, go };
  };
}
