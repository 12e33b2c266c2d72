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
    test.for(["dark", "light"] as const)("has no accessibility violation in the %s theme", async (theme) => {
      const { page } = await open(href);
      await page.evaluate((name) => localStorage.setItem("starlight-theme", name), theme);
      await page.reload();
      expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
      expect(await violations(page)).toEqual([]);
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
      const watched = watchPage(page, new URL(site.url).origin);
      await page.goto(site.url + href, { waitUntil: "load" });
      expect(watched).toEqual({ foreign: [], errors: [] });
      await site.close();
    });
  });
});

async function violations(page: BrowserPage): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run();
    return violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}
