import { describe, expect, test } from "vitest";
import { violationsIn } from "../axe.ts";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages } from "../chromium-page.ts";

describe.skipIf(!chromiumTests)("the header", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test.each(["", "guides/errors/", "retention/v1/closeMatter/"])(
    "has a menu with all sections on a phone at /%s",
    async (href) => {
      const { page } = await open(href, "phone");
      await page.getByRole("button", { name: "Menu" }).click();
      const menu = page.locator("#starlight__sidebar");
      expect(await menu.getByRole("link", { name: "Emulator", exact: true }).isVisible()).toBe(true);
      expect(await menu.locator("starlight-theme-select select").isVisible()).toBe(true);
      await menu.getByRole("link", { name: "Changelog", exact: true }).click();
      await page.waitForURL("**/changelog/");
    },
  );

  test("a page is accessible on a phone in both themes, with its menu open or closed", async () => {
    const { page } = await open("retention/v1/closeMatter/", "phone");
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await violationsIn(page)).toEqual([]);
  });

  test("clearing the sidebar filter restores all links", async () => {
    const { page } = await open("retention/v1/closeMatter/");
    const visible = () => page.locator(".site-nav section:not([hidden])").count();
    const before = await visible();
    const filter = page.getByRole("searchbox", { name: "Filter operations" });
    await filter.fill("close");
    expect(await visible()).toBe(1);
    await filter.fill("");
    expect(await visible()).toBe(before);
  });

  test("scrolls the sidebar to the current page", async () => {
    const { page } = await open("guides/deploy-function/");
    const box = await page.locator(".site-nav [aria-current=page]").boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  });

  test.each(["guides/deploy-function/", "clients/"])("copies a command from the page /%s", async (href) => {
    const { page } = await open(href);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page
      .locator("main")
      .getByRole("button", { name: /^Copy( to clipboard)?$/ })
      .first()
      .click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^np[mx] /);
  });

  test("copies the Markdown of a page", async () => {
    const { page } = await open("guides/errors/");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^# Errors, retries and limits\n/,
    );
  });
});
