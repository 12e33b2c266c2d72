import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const executablePath = "/usr/bin/chromium";

/** Whether to run the tests that need Chromium. With `SEAMLINE_REQUIRE=all`, they run and fail without Chromium. */
export const chromiumTests: boolean = existsSync(executablePath) || process.env.SEAMLINE_REQUIRE === "all";

if (!chromiumTests) console.warn(`Skipped: Chromium is not installed at ${executablePath}.`);

export type Browser = Awaited<ReturnType<typeof launchChromium>>;

export function launchChromium() {
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--no-first-run"] });
}
