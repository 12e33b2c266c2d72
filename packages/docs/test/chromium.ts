import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright-core";

export type Browser = Awaited<ReturnType<typeof playwright.launch>>;
export type BrowserPage = Awaited<ReturnType<Browser["newPage"]>>;

const executablePath = "/usr/bin/chromium";

/** Keeps the browser itself off the network, since the tests count requests. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Whether the tests that need Chromium run. Where everything is required, they run and fail without it. */
export const chromiumTests: boolean = existsSync(executablePath) || process.env.SEAMLINE_REQUIRE === "all";

if (!chromiumTests)
  console.warn(`Skipped the tests that open pages: there is no Chromium at ${executablePath}.`);

export function launchChromium(): Promise<Browser> {
  return playwright.launch({ executablePath, args });
}
