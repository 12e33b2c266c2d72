import { describe, expect, it } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { registerGroups } from "../../src/registers/all-points.tsx";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages } from "../chromium-page.ts";

const points = registerGroups(contracts()).flatMap(([first]) => first.points);
const open = points.filter(({ state }) => state === "open");

describe.skipIf(!chromiumTests)("PointFilter", () => {
  const openPage = chromiumPages();

  it("hides points that do not match and shows the number of matches", async () => {
    const { page, watched } = await openPage("points/");
    await page.locator('select[name="state"]').selectOption("open");
    expect(await page.locator(".point-list > li:visible").count()).toBe(open.length);
    expect(await page.locator(".list-filter output").textContent()).toBe(
      `${open.length} of ${points.length}`,
    );
    expect(new URL(page.url()).search).toBe("?state=open");
    expect(watched).toEqual({ foreign: [], errors: [] });
  });

  it("applies the filter from the URL query", async () => {
    const area = open[0]?.area ?? "";
    const { page } = await openPage(`points/?state=open&area=${area}`);
    const asked = open.filter((point) => point.area === area);
    expect(await page.locator(".point-list > li:visible").count()).toBe(asked.length);
    expect(await page.locator('select[name="area"]').inputValue()).toBe(area);
  });

  it("filters points by text", async () => {
    const { page } = await openPage("points/");
    const [first] = points;
    await page.getByRole("searchbox", { name: "Filter points" }).fill(`${first?.id} ${first?.area}`);
    const found = page.locator(".point-list > li:visible");
    expect(await found.count()).toBeLessThan(points.length);
    expect(await found.first().textContent()).toContain(first?.id);
    expect(new URL(page.url()).searchParams.get("text")).toBe(`${first?.id} ${first?.area}`);
  });

  it("hides headings of contracts without matching points", async () => {
    const { page } = await openPage("points/");
    const service = contracts()[0]?.name ?? "";
    await page.locator('select[name="service"]').selectOption(service);
    const groups = registerGroups(contracts()).filter(([{ name }]) => name === service);
    expect(await page.locator(".point-group:visible").count()).toBe(groups.length);
  });
});

describe.skipIf(!chromiumTests)("an overlay page", () => {
  const openPage = chromiumPages();

  it("scrolls to the linked line and highlights it", async () => {
    const point = contracts()
      .flatMap((contract) => contract.points.flatMap(({ actions }) => actions))
      .find(({ line }) => line > 50);
    const path = point?.overlay.replace(/\.yaml$/, "");
    const { page } = await openPage(`overlays/${path}/#L${point?.line}`);
    const colourOf = (id: string) =>
      page.locator(`[id="${id}"]`).evaluate((line) => getComputedStyle(line).backgroundColor);
    expect(await page.locator(`[id="L${point?.line}"]`).isVisible()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await colourOf(`L${point?.line}`)).not.toBe(await colourOf("L1"));
  });
});

describe.skipIf(!chromiumTests)("the downloads page", () => {
  const openPage = chromiumPages();

  it("shows only the contracts that the URL query selects", async () => {
    const { page } = await openPage("downloads/?kind=contract&service=Retention&version=v1");
    const rows = page.locator("table.downloads tbody tr:visible");
    expect(await rows.count()).toBe(8);
    expect(await rows.first().textContent()).toContain("retention/v1/openapi.json");
  });

  it("copies the absolute URL of a file", async () => {
    const { page, watched } = await openPage("downloads/");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const button = page.locator("button[data-url]").first();
    await button.click();
    await page.getByText("Copied", { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const url = await button.evaluate((element) => (element as HTMLElement).dataset.url ?? "");
    expect(copied).toBe(new URL(url, page.url()).href);
    expect((await page.request.get(copied)).status()).toBe(200);
    expect(watched.foreign).toEqual([]);
  });
});
