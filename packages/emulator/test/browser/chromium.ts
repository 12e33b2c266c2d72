import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright-core";

export type Browser = Awaited<ReturnType<typeof playwright.launch>>;

const executablePath = "/usr/bin/chromium";
const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];

/** Whether to run the tests that need Chromium. If all tests are required, they run and fail without Chromium. */
export const chromiumTests: boolean = existsSync(executablePath) || process.env.SEAMLINE_REQUIRE === "all";

if (!chromiumTests) console.warn(`Skipped: Chromium is not installed at ${executablePath}.`);

export function launchChromium(): Promise<Browser> {
  return playwright.launch({ executablePath, args });
}
