import type { BrowserPage } from "./chromium.ts";

/** Where links lead, as the page writes it. */
export function linkTargets(links: ReturnType<BrowserPage["locator"]>): Promise<string[]> {
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href") ?? ""));
}
