import { describe, expect, test } from "vitest";
import { violationsIn, violationsWithoutColours } from "../axe.ts";
import { type BrowserPage, chromiumTests } from "../chromium.ts";
import { chromiumPages } from "../chromium-page.ts";
import { pageKinds } from "./page-kinds.ts";

/** Measures all layout shifts, including shifts before the first paint. */
const COUNT_SHIFTS = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

/**
 * Returns the elements that extend beyond the right edge of the window and cannot be scrolled into view. The page can
 * clip them without becoming wider.
 */
const CUT_ELEMENTS = `
  [...document.querySelectorAll("main *")]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => {
      for (let each = element; each; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowX) || each.closest(".sr-only, svg")) return false;
      return true;
    })
    .map((element) => element.outerHTML.slice(0, 120))
`;

describe.skipIf(!chromiumTests)("built pages", { timeout: 180_000 }, () => {
  const open = chromiumPages();
  /** Positions of the search button on a wide screen. */
  const searchPlaces = new Set<string>();

  describe.each(pageKinds())("$kind", ({ href }) => {
    test("a page contacts no other host, logs no errors, is accessible and keeps the search in place", async () => {
      const { page, watched, go } = await open();
      await page.setViewportSize({ width: 1440, height: 844 });
      await go(href);
      expect(watched).toEqual({ foreign: [], errors: [] });
      const box = await page.locator("seamline-search button").boundingBox();
      searchPlaces.add(JSON.stringify([box?.x, box?.y, box?.width]));
      expect([...searchPlaces]).toHaveLength(1);
      expect(await violationsIn(page)).toEqual([]);
    });

    test("on a phone, a page fits the screen, is accessible and loads without layout shifts", async () => {
      const { page, go } = await open(undefined, "phone");
      await page.addInitScript(COUNT_SHIFTS);
      await disableCache(page);
      await go(href);
      await page.evaluate(() => document.fonts.ready);
      // Ignore small shifts, for example when a line wraps differently.
      expect(await page.evaluate("window.shifts")).toBeLessThan(0.01);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await page.evaluate(CUT_ELEMENTS)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      // The colors are the same as on a wide screen. The header tests check the colors on a phone.
      expect(await violationsWithoutColours(page)).toEqual([]);
    });
  });
});

/** Loads fonts and styles from the server again. With cached fonts, a page may have fewer layout shifts. */
async function disableCache(page: BrowserPage): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
}
