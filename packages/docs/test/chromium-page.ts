import { afterEach, inject } from "vitest";
import { type Browser, type BrowserPage, connectToChromium } from "./chromium.ts";

type BrowserContext = Awaited<ReturnType<Browser["newContext"]>>;

/** A page of the built site in Chromium. */
export interface OpenPage {
  readonly page: BrowserPage;
  /** Requests and errors that the page should not cause. */
  readonly watched: Watched;
  /** Opens another page of the site. */
  go(href: string): Promise<void>;
}

/** Size of a phone-sized window. */
export const PHONE = { width: 360, height: 740 };

/**
 * Opens pages for the tests in the current `describe` block. Closes them after each test, and removes stored choices and
 * permissions.
 *
 * @returns a function that opens a page of the site, or a blank page, optionally in a phone-sized window
 */
export function chromiumPages(): (href?: string, window?: "phone") => Promise<OpenPage> {
  afterEach(async () => {
    const { context, idle } = await shared();
    await Promise.all(context.pages().map((page) => page !== idle && page.close()));
    await context.clearPermissions();
    await idle.evaluate(() => localStorage.clear());
  });
  return async (href, window) => {
    const { context } = await shared();
    const page = await context.newPage();
    if (window) await page.setViewportSize(PHONE);
    const site = inject("siteUrl");
    const go = async (to: string) => void (await page.goto(site + to));
    const watched = watchPage(page, site);
    if (href !== undefined) await go(href);
    return { page, watched, go };
  };
}

/** Returns a connection to the Chromium that all test files share. */
export function chromium(): Promise<Browser> {
  connection ??= connectToChromium(inject("chromiumUrl"));
  return connection;
}

let connection: Promise<Browser> | undefined;

/** Context of all pages of a test process. Its cache makes pages load faster. */
interface SharedContext {
  readonly context: BrowserContext;
  /** A page of the site that is kept open, because Chromium takes longer to open the first page of a context. */
  readonly idle: BrowserPage;
}

function shared(): Promise<SharedContext> {
  sharedContext ??= createContext();
  return sharedContext;
}

let sharedContext: Promise<SharedContext> | undefined;

async function createContext(): Promise<SharedContext> {
  const context = await (await chromium()).newContext();
  const idle = await context.newPage();
  await idle.goto(`${inject("siteUrl")}favicon.svg`);
  return { context, idle };
}

/** Requests and errors that a page should not cause. */
export interface Watched {
  /** Requests to hosts other than the site's own. */
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
