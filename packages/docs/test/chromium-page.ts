import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { type Browser, type BrowserPage, launchChromium } from "./chromium.ts";

/** A page of the built site in Chromium. */
export interface OpenPage {
  readonly page: BrowserPage;
  /** Requests and errors that the page should not cause. */
  readonly watched: Watched;
  /** Opens another page of the site. */
  go(href: string): Promise<void>;
}

/**
 * Starts Chromium for the tests in the current `describe` block, and closes the pages after each test.
 *
 * @returns a function that opens a page of the site, optionally in a phone-sized window
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

/** Requests and errors that a page should not cause. */
export interface Watched {
  /** Requests to hosts other than the host of the site. */
  readonly foreign: string[];
  /** Console errors, including uncaught errors. */
  readonly errors: string[];
}

/** Records requests and errors of a page from this call on. */
export function watchPage(page: BrowserPage, origin: string): Watched {
  const watched: Watched = { foreign: [], errors: [] };
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) watched.foreign.push(url);
  });
  page.on("pageerror", (error) => watched.errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") watched.errors.push(`${message.text()} ${message.location().url}`.trim());
  });
  return watched;
}

/** Returns the `href` attributes of links, without resolving them. */
export function linkTargets(links: ReturnType<BrowserPage["locator"]>): Promise<string[]> {
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href") ?? ""));
}
