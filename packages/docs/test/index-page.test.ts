import { describe, expect, inject, test } from "vitest";
import { chromiumTests } from "./chromium.ts";
import { chromiumPages, linkTargets } from "./chromium-page.ts";
import { contracts } from "./contracts.ts";

describe.runIf(chromiumTests)("the index", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("has one card per contract, in the order of the documents, and calls no other host", async () => {
    const { page, watched } = await open("");
    expect(await page.locator("h2").allTextContents()).toEqual(contracts.map(({ title }) => title));
    expect(watched).toEqual({ foreign: [], errors: [] });
  });

  test.for(contracts)(
    "links to the pages and operations of $title",
    async ({ title, profiles, register }) => {
      const { page } = await open("");
      const card = page
        .locator("article")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      const pages = [...profiles, register].map(({ href }) => href);
      expect(await linkTargets(card.locator(".pages a"))).toEqual(pages);
      const operations = profiles.flatMap((profile) => profile.operations.map(({ href }) => href));
      expect((await linkTargets(card.locator(".operations a"))).sort()).toEqual(operations.sort());
    },
  );

  test.for(contracts)("offers every bundle and overlay of $title", async ({ title, profiles, overlays }) => {
    const { page } = await open("");
    const card = page
      .locator("article")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    const files = [
      ...profiles.flatMap(({ downloads }) => downloads),
      ...overlays.map((each) => each.download),
    ];
    const links = card.locator(".downloads a");
    expect(await links.allTextContents()).toEqual(files.map(({ label }) => label));
    expect(await linkTargets(links)).toEqual(files.map(({ href }) => href));
    for (const { href } of files) expect((await fetch(inject("siteUrl") + href)).status).toBe(200);
  });
});
