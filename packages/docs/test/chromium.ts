import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright-core";

export type Browser = Awaited<ReturnType<typeof playwright.launch>>;
export type BrowserPage = Awaited<ReturnType<Browser["newPage"]>>;

const executablePath = "/usr/bin/chromium";

/** Disables network requests that the browser itself sends, because the tests count requests. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Whether to run tests that need Chromium. With `SEAMLINE_REQUIRE=all`, they always run and fail without Chromium. */
export const chromiumTests: boolean = existsSync(executablePath) || process.env.SEAMLINE_REQUIRE === "all";

if (!chromiumTests) console.warn(`Skipped tests that need Chromium: ${executablePath} does not exist.`);

/** Starts a Chromium that test files connect to. */
export function startChromium(): ReturnType<typeof playwright.launchServer> {
  return playwright.launchServer({ executablePath, args });
}

/** Connects to the Chromium that all test files share. Each connection has its own pages. */
export function connectToChromium(url: string): Promise<Browser> {
  return playwright.connect(url);
}
