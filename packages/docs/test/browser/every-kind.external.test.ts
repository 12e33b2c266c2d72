import { describe, expect, test } from "vitest";
import { violationsIn } from "../axe.ts";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages, watchPage } from "../chromium-page.ts";
import { pageKinds } from "./page-kinds.ts";
import { serveBelow } from "./serve-below.ts";

/** Measures all layout shifts, including shifts before the first paint. */
const COUNT_SHIFTS = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

describe.skipIf(!chromiumTests)("built pages", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  describe.each(pageKinds())("$kind", ({ href }) => {
    test.each([390, 1440])(
      "a page has no accessibility violations in either theme at a width of %i",
      async (width) => {
        const { page } = await open("favicon.svg");
        await page.setViewportSize({ width, height: 844 });
        await page.goto(new URL(`/${href}`, page.url()).href);
        expect(await violationsIn(page, "light")).toEqual([]);
        expect(await violationsIn(page, "dark", { runOnly: COLOUR_RULES })).toEqual([]);
      },
    );

    test("a page fits on a small phone and has no layout shifts while loading", async () => {
      const { page } = await open("favicon.svg", "phone");
      await page.addInitScript(COUNT_SHIFTS);
      await page.goto(new URL(`/${href}`, page.url()).href, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      // Ignore small shifts, for example if a line wraps differently.
      expect(await page.evaluate("window.shifts")).toBeLessThan(0.01);
      await page.setViewportSize({ width: 320, height: 640 });
      const { content, screen } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }));
      expect(content).toBeLessThanOrEqual(screen);
    });

    test("a page works below any base path, contacts no other host and logs no errors", async () => {
      const siteUrl = await serveBelow("/some/path/");
      const { page } = await open("favicon.svg");
      // Chromium also requests a favicon for the image, and may report the missing file late.
      await page.goto("about:blank");
      const watched = watchPage(page, new URL(siteUrl).origin);
      await page.goto(siteUrl + href, { waitUntil: "load" });
      expect(watched).toEqual({ foreign: [], errors: [] });
    });
  });
});

/** Rules that depend on the theme. Other rules have the same result in both themes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
