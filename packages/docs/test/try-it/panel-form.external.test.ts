import { describe, expect, test } from "vitest";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages } from "../chromium-page.ts";
import { openPanel } from "./panel.ts";

describe.runIf(chromiumTests)("try-it form", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("shows the line and column of invalid JSON next to the field and sends no request", async () => {
    const opened = await open("retention/v1/createMatter/");
    const panel = await openPanel(opened);
    await opened.page.getByLabel("JSON", { exact: true }).check();
    const text = panel.field("JSON body");
    await text.fill('{\n  "name" "Case 42"\n}');
    expect(await panel.send()).toMatch(/^Not sent\. Line 2, column 10:/);
    expect(await text.getAttribute("aria-invalid")).toBe("true");
    const problemId = (await text.getAttribute("aria-describedby"))?.split(" ")[0];
    const problem = opened.page.locator(`[id="${problemId}"]`);
    expect(await problem.textContent()).toBe(
      "Line 2, column 10: Expected a colon, but found a double quote.",
    );
    expect(await opened.page.locator(".ti-response").count()).toBe(0);
  });

  test("reports an invalid resource name next to its field, and sends nothing", async () => {
    const opened = await open("functions/v2/listFunctions/");
    const panel = await openPanel(opened);
    await panel.field("parent").fill("projects/demo/places/europe-west1");
    expect(await panel.send()).toContain("segment 3 must be “locations”, but got “places”");
    expect(await opened.page.locator(":focus").getAttribute("aria-invalid")).toBe("true");
    expect(await opened.page.locator(".ti-response").count()).toBe(0);
  });

  test("keeps all data when switching between form and JSON, including members unknown to the form", async () => {
    const opened = await open("retention/v1/createMatter/");
    const panel = await openPanel(opened);
    await opened.page.getByLabel("JSON", { exact: true }).check();
    const text = '{"name": "Case 42", "huge": 9007199254740993, "nested": {"a": [1, null]}}';
    await panel.field("JSON body").fill(text);
    await opened.page.getByLabel("Form", { exact: true }).check();
    await opened.page.getByLabel("JSON", { exact: true }).check();
    expect(await panel.field("JSON body").inputValue()).toBe(text);
    await opened.page.getByLabel("Form", { exact: true }).check();
    await panel.field("name").fill("Case 43");
    await opened.page.getByLabel("JSON", { exact: true }).check();
    const edited = await panel.field("JSON body").inputValue();
    expect(edited).toContain('"name": "Case 43"');
    expect(edited).toContain('"huge": 9007199254740993');
    expect(JSON.parse(edited).nested).toEqual({ a: [1, null] });
  });

  test("adds and removes members and items, and accepts values that the contract does not list", async () => {
    const opened = await open("retention/v1/createHold/");
    const panel = await openPanel(opened);
    const { page } = opened;
    await page.getByLabel("JSON", { exact: true }).check();
    await panel.field("JSON body").fill('{"name": "Mail"}');
    await page.getByLabel("Form", { exact: true }).check();
    await page.getByRole("button", { name: "Add accounts" }).click();
    await page.getByRole("button", { name: "+ Add to accounts" }).click();
    await page
      .getByRole("group", { name: /^accounts\[0\]/ })
      .getByRole("button", { name: "Add email" })
      .click();
    await page.locator(":focus").fill("ada@example.com");
    await page.getByRole("button", { name: "Add corpus" }).click();
    await panel.field("corpus").selectOption({ label: "Other value…" });
    await page.getByLabel("Other value for corpus").fill("TELEX");
    await page.getByRole("button", { name: "Remove name" }).click();
    await page.getByLabel("JSON", { exact: true }).check();
    expect(JSON.parse(await panel.field("JSON body").inputValue())).toEqual({
      accounts: [{ email: "ada@example.com" }],
      corpus: "TELEX",
    });
  });
});
