import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages } from "../chromium-page.ts";

const kinds = [
  "retention/v1/",
  "retention/v1/resources/matters/",
  "functions/v2/schemas/UserFunction/",
  "functions/versions/",
];

const title = "pages of contracts, resources, schemas and versions";
describe.skipIf(!chromiumTests)(title, { timeout: 60_000 }, () => {
  const open = chromiumPages();

  it.each(kinds)("%s has no accessibility violations in any theme or profile", async (href) => {
    const { page } = await open(href);
    for (const theme of ["light", "dark"]) {
      for (const profile of ["Reference", "As shown"]) {
        await page.locator(".profile-switch").getByText(profile).click();
        expect(await violationsIn(page, theme), `${theme}, ${profile}`).toEqual([]);
      }
    }
  });

  it("switching to the contract as shown hides the reference profile on all pages", async () => {
    const { page, go } = await open("edge/resources/dnsZones/");
    const rows = page.locator(".operations > li:visible");
    expect(await rows.count()).toBeGreaterThan(1);
    await page.getByText("As shown").click();
    expect(await rows.count()).toBe(1);
    await go("edge/schemas/DnsZone/");
    expect(await page.locator(".fields > li:visible").count()).toBe(0);
  });

  it.each(kinds)("%s does not scroll horizontally on a phone", async (href) => {
    const { page, watched } = await open(href, "phone");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(watched.errors).toEqual([]);
  });

  it("the arrows of a state machine link to operations", async () => {
    const { page } = await open("retention/v1/resources/matters/");
    await page.locator("svg.states a", { hasText: "closeMatter" }).first().click();
    expect(page.url()).toMatch(/\/retention\/v1\/closeMatter\/$/);
  });
});
