import { describe, expect, test } from "vitest";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages } from "../chromium-page.ts";
import { openPanel } from "./panel.ts";

describe.runIf(chromiumTests)("returning to a page with an open panel", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("the Back button restores the panel with its input", async () => {
    const opened = await open("retention/v1/createMatter/");
    const panel = await openPanel(opened);
    await panel.field("name").fill("Case 42");
    await opened.go("retention/v1/listMatters/");
    await opened.page.goBack();
    await panel.field("name").waitFor();
    expect(await panel.field("name").inputValue()).toBe("Case 42");
  });

  test("following a link to the page closes the panel and restores the example", async () => {
    const opened = await open("retention/v1/createMatter/");
    const panel = await openPanel(opened);
    const example = await panel.field("name").inputValue();
    await panel.field("name").fill("Case 42");
    await opened.go("retention/v1/listMatters/");
    await opened.go("retention/v1/createMatter/");
    expect(await opened.page.locator("form.ti-panel").count()).toBe(0);
    expect(await (await openPanel(opened)).field("name").inputValue()).toBe(example);
  });
});

describe.runIf(chromiumTests)("switching the profile", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("switching the profile updates an open panel", async () => {
    const opened = await open("edge/listDnsZones/");
    const panel = await openPanel(opened);
    expect(await panel.field("search").count()).toBe(1);
    await opened.page.getByText("As shown", { exact: true }).click();
    await opened.page.getByText("The form contains only what the source shows.").waitFor();
    expect(await panel.field("search").count()).toBe(0);
    expect(await panel.send()).toMatch(/^200 OK/);
    await opened.page.getByText("With overlays", { exact: true }).click();
    await panel.field("search").waitFor();
  });

  test("switching the profile updates the sample, the response and the try-it button", async () => {
    const { page, go } = await open("retention/v1/createMatter/");
    const code = page.locator(".tab.typescript pre:visible").last();
    await page.getByText("As shown", { exact: true }).click();
    await page.locator(".tab.typescript summary:visible").first().click();
    expect(await page.locator(".tab.typescript pre:visible").first().textContent()).not.toContain(
      "/reference",
    );
    expect(await code.textContent()).toContain("matters.create");
    await go("edge/getDnsZone/");
    expect(await page.getByRole("button", { name: "Try it" }).isVisible()).toBe(false);
    expect(await page.locator(".recorded:visible").count()).toBe(0);
  });
});
