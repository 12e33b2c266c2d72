import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { documents } from "@seamline/specs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../src/build-site.ts";
import { type DocumentPage, documentPage } from "../src/document-page.ts";
import { type DocsServer, serveDocs } from "../src/serve-docs.ts";
import { type Browser, type BrowserPage, chromiumTests, launchChromium } from "./chromium.ts";
import { watchPage } from "./watch-page.ts";

const pages = await Promise.all(documents.map(documentPage));

describe.runIf(chromiumTests)("the built site", { timeout: 120_000 }, () => {
  let folder: string;
  let site: DocsServer;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "seamline-docs-test-"));
    await buildSite(documents, join(folder, "site"));
    site = await serveDocs({ root: join(folder, "site") });
    browser = await launchChromium();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("the index leads to every document and every bundle", async () => {
    const page = await browser.newPage();
    const watched = watchPage(page, site.url);
    await page.goto(site.url);
    for (const { href, document, downloads } of pages) {
      expect(await page.locator(`h2 a[href="${href}"]`).textContent()).toContain(document.title);
      for (const download of downloads) {
        expect(await page.locator(`a[href="${download.href}"]`).textContent()).toBe(download.label);
        expect((await fetch(site.url + download.href)).status).toBe(200);
      }
    }
    expect(watched).toEqual({ foreign: [], errors: [] });
    await page.close();
  });

  test("the index tells of every extension point what it leaves open", async () => {
    const page = await browser.newPage();
    await page.goto(site.url);
    for (const { points, href } of pages) {
      const card = page.locator("article").filter({ has: page.locator(`h2 a[href="${href}"]`) });
      const shown = await card.locator(".points dt").allTextContents();
      expect(shown).toEqual(points.map(({ id }) => id));
      for (const { summary } of points)
        expect(await card.locator(".points").textContent()).toContain(summary);
    }
    await page.close();
  });

  test("the index fits the width of a phone", async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(site.url);
    for (const summary of await page.locator("summary").all()) await summary.click();
    const width = await page.evaluate<number>("document.documentElement.scrollWidth");
    expect(width).toBeLessThanOrEqual(360);
    await page.close();
  });

  test.for(pages)("$href shows every operation and asks no other host", async (document) => {
    expect(document.operations).toHaveLength(document.document.operations);
    const page = await browser.newPage();
    const watched = watchPage(page, site.url);
    for (const operations of byTag(document.operations)) await expectShown(page, operations);
    expect(watched).toEqual({ foreign: [], errors: [] });
    await page.close();
  });

  /** Follows a link of the index, then the links of the page's menu, which lists the operations of one tag. */
  async function expectShown(page: BrowserPage, operations: DocumentPage["operations"]): Promise<void> {
    page.setDefaultTimeout(10_000);
    await page.goto("about:blank");
    await page.goto(site.url + operations[0]?.href);
    for (const { summary, path, href } of operations) {
      const anchor = href.slice(href.indexOf("#"));
      await page.locator(`#redoc a[href="${anchor}"]`).first().click();
      await page.locator(`#redoc h2:has(a[href="${anchor}"])`).filter({ hasText: summary }).waitFor();
      await page.locator("#redoc").getByText(path, { exact: true }).first().waitFor();
    }
  }

  function byTag(operations: DocumentPage["operations"]): DocumentPage["operations"][] {
    const tags = [...new Set(operations.map(({ href }) => dirname(href)))];
    return tags.map((tag) => operations.filter(({ href }) => dirname(href) === tag));
  }
});
