import { describe, expect, inject, test } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { chromiumTests } from "../chromium.ts";
import { chromium, chromiumPages } from "../chromium-page.ts";

const operations = contracts().flatMap((contract) => contract.operations);
/** Two operations whose descriptions differ between the profiles. */
const [one, other] = operations.filter(
  ({ shown, filled }) => shown && shown.description !== filled.description,
);
const [href, otherHref] = [one, other].map((operation) => operation?.url.slice(1) ?? "");

describe.skipIf(!chromiumTests)("a docs page", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("hides the reference profile after one click, and keeps it hidden on the next page", async () => {
    const { page, go } = await open(href as string);
    expect(await page.locator(".in-filled").first().isVisible()).toBe(true);
    await page.getByRole("radio", { name: "As shown" }).check();
    expect(await page.locator(".in-filled").first().isVisible()).toBe(false);
    await go(otherHref as string);
    expect(await page.locator(".in-filled").first().isVisible()).toBe(false);
    expect(await page.locator(".in-shown").first().isVisible()).toBe(true);
  });

  test("shows the sample and the try-it button before the fields on a phone", async () => {
    const { page } = await open(href as string, "phone");
    const tops = [
      page.locator(".tabs"),
      page.getByRole("button", { name: "Try it" }),
      page.locator(".fields"),
    ];
    const [sample, button, fields] = await Promise.all(
      tops.map(async (each) => (await each.first().boundingBox())?.y),
    );
    expect(sample).toBeLessThan(button as number);
    expect(button).toBeLessThan(fields as number);
  });

  test("remembers the chosen theme on the next page", async () => {
    const { page, go } = await open(href as string);
    const chosen = (await page.locator("html").getAttribute("data-theme")) === "dark" ? "light" : "dark";
    await page.locator("starlight-theme-select select").first().selectOption(chosen);
    await go(otherHref as string);
    expect(await page.locator("html").getAttribute("data-theme")).toBe(chosen);
  });

  test("text, links and the profile switch work without JavaScript", async () => {
    const page = await (await chromium()).newPage({ javaScriptEnabled: false });
    await page.goto(inject("siteUrl") + href);
    expect(await page.locator("h1").textContent()).toBe(one?.title);
    await page.getByRole("radio", { name: "As shown" }).check();
    expect(await page.locator(".in-filled").first().isVisible()).toBe(false);
    await page.locator("main a[href$='/']:visible").first().click();
    expect(await page.locator("h1").isVisible()).toBe(true);
    await page.close();
  });

  test("uses the light theme without JavaScript if the reader prefers light colors", async () => {
    const page = await (await chromium()).newPage({ javaScriptEnabled: false, colorScheme: "light" });
    await page.goto(`${inject("siteUrl")}guides/errors/`);
    expect(await page.locator("body").evaluate(brightnessOf)).toBeGreaterThan(200);
    const code = page.locator(".expressive-code .ec-line span").first();
    expect(await code.evaluate(inkOf)).toBeLessThan(130);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await page.locator("body").evaluate(brightnessOf)).toBeLessThan(60);
    await page.close();
  });

  test("prints in light colors even in the dark theme", async () => {
    const { page } = await open(href as string);
    await page.locator("starlight-theme-select select").first().selectOption("dark");
    expect(await page.locator("body").evaluate(brightnessOf)).toBeLessThan(60);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("body").evaluate(brightnessOf)).toBeGreaterThan(200);
  });

  test("omits screen-only elements when a page is printed", async () => {
    const { page } = await open(href as string);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("h1").isVisible()).toBe(true);
    const onScreen = [".profile-switch", "seamline-search", "nav.sidebar"];
    const visible = await Promise.all(onScreen.map((part) => page.locator(part).first().isVisible()));
    expect(onScreen.filter((_, index) => visible[index])).toEqual([]);
  });
});

/** Returns the average of the background's color channels. */
function brightnessOf(element: Element): number {
  const channels = getComputedStyle(element).backgroundColor.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  return channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
}

/** Returns the average of the text's color channels. */
function inkOf(element: Element): number {
  const channels = getComputedStyle(element).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  return channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
}
