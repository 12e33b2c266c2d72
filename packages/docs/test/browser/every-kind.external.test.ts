import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { type BrowserPage, chromiumTests } from "../chromium.ts";
import { chromiumPages, watchPage } from "../chromium-page.ts";
import { pageKinds } from "./page-kinds.ts";
import { serveBelow } from "./serve-below.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Collects layout shifts from before the first paint on. */
const COUNT_SHIFTS = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

describe.skipIf(!chromiumTests)("every kind of page", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  describe.each(pageKinds())("$kind", ({ href }) => {
    test("has no accessibility violation in either theme", async () => {
      const { page } = await open(href);
      await page.evaluate(axe);
      await setTheme(page, "light");
      expect(await violations(page)).toEqual([]);
      await setTheme(page, "dark");
      expect(await violations(page, COLOUR_RULES)).toEqual([]);
    });

    test("fits a phone, and nothing moves while it loads", async () => {
      const { page } = await open("favicon.svg", "phone");
      await page.addInitScript(COUNT_SHIFTS);
      await page.goto(new URL(`/${href}`, page.url()).href, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      // Less than this is a line that wraps a word later.
      expect(await page.evaluate("window.shifts")).toBeLessThan(0.01);
      const { content, screen } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }));
      expect(content).toBeLessThanOrEqual(screen);
    });

    test("works below any path, asks no other host and logs no error", async () => {
      const site = await serveBelow("/some/path/");
      const { page } = await open("favicon.svg");
      // Chromium looks for an icon of the picture, too, and may report only later that there is none.
      await page.goto("about:blank");
      const watched = watchPage(page, new URL(site.url).origin);
      await page.goto(site.url + href, { waitUntil: "load" });
      expect(watched).toEqual({ foreign: [], errors: [] });
      await site.close();
    });
  });
});

/** What a theme changes. All else is the same in both. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

async function setTheme(page: BrowserPage, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
}

async function violations(page: BrowserPage, runOnly?: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
      return (await axe.run(options)).violations;
    },
    runOnly ? { runOnly } : {},
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}
