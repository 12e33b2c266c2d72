import { describe, expect, inject, onTestFinished, test } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { serveDocs } from "../../src/serve/serve-docs.ts";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages } from "../chromium-page.ts";

const [operation] = contracts().flatMap((contract) => contract.operations);
const { url, title } = operation as NonNullable<typeof operation>;
/** Operation URL with two letters swapped. */
const misspelled = url.slice(1).replace(/(.)(.)\/$/, "$2$1/");

describe.skipIf(!chromiumTests)("the 404 page", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("suggests the operation with the most similar URL", async () => {
    const site = await serveDocs();
    onTestFinished(() => site.close());
    const { page } = await open();
    await page.goto(site.url + misspelled);
    await page.locator("seamline-nearest-pages").getByRole("link", { name: title }).first().click();
    await page.waitForURL(`**${url}`);
  });

  test("opens the search from the 404 page", async () => {
    const site = await serveDocs();
    onTestFinished(() => site.close());
    const { page } = await open();
    await page.goto(`${site.url}no/such/page`);
    await page.locator("main seamline-search button").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").fill(title);
    await dialog.getByRole("option").first().waitFor();
  });

  test("resolves the styles and links of the 404 page if the site is served under an unknown path", async () => {
    const { page } = await open(misspelled);
    const link = page.locator("seamline-nearest-pages").getByRole("link", { name: title }).first();
    await link.waitFor();
    expect(await link.getAttribute("href")).toBe(inject("siteUrl") + url.slice(1));
    expect(await page.evaluate(() => [...document.styleSheets].length)).toBeGreaterThan(0);
  });
});
