import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages, PHONE } from "../chromium-page.ts";

const kinds = [
  "retention/v1/",
  "retention/v1/resources/matters/",
  "functions/v2/schemas/UserFunction/",
  "functions/versions/",
];

const title = "pages of contracts, resources, schemas and versions";
describe.skipIf(!chromiumTests)(title, { timeout: 60_000 }, () => {
  const open = chromiumPages();

  it.each(kinds)("%s is accessible and fits on a phone in both profiles", async (href) => {
    const { page, watched } = await open(href);
    for (const profile of ["With overlays", "As shown"]) {
      await page.locator(".profile-switch").getByText(profile).click();
      expect(await violationsIn(page), profile).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    for (const profile of ["As shown", "With overlays"]) {
      await page.locator(".profile-switch").getByText(profile).click();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, profile).toBeLessThanOrEqual(0);
    }
    expect(watched.errors).toEqual([]);
  });

  it("switching to the as-shown contract hides the reference profile on all pages", async () => {
    const { page, go } = await open("edge/resources/dnsZones/");
    const rows = page.locator(".operations > li:visible");
    expect(await rows.count()).toBeGreaterThan(1);
    await page.getByText("As shown").click();
    expect(await rows.count()).toBe(1);
    await go("edge/schemas/DnsZone/");
    expect(await page.locator(".fields > li:visible").count()).toBe(0);
  });

  it("the arrows of a state machine link to operations", async () => {
    const { page } = await open("retention/v1/resources/matters/");
    await page.locator("svg.states a", { hasText: "closeMatter" }).first().click();
    expect(page.url()).toMatch(/\/retention\/v1\/closeMatter\/$/);
  });
});
