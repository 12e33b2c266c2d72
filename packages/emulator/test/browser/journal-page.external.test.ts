import { describe, expect, test } from "vitest";
import { chromiumTests } from "./chromium.ts";
import { DOCS_URL, type Page, PageTests, TIMEOUT_MS } from "./open-page.ts";

const NAME = "<img src=x onerror=alert(1)>";

const tests = new PageTests({
  accounts: [{ email: "ada@example.com" }],
  retention: { matters: [{ matterId: "lease", name: NAME, owner: "ada@example.com" }] },
});
const options = { timeout: TIMEOUT_MS };

const rowsOf = (page: Page) => page.locator("main a.jr");

describe.runIf(chromiumTests)("journal page", options, () => {
  test("a request appears immediately, and its body is shown as text, not as markup", async () => {
    const page = await tests.open("#/journal");
    await tests.send("", { name: NAME });
    await page.getByRole("link", { name: "createMatter" }).click();
    await page.getByRole("heading", { name: "Response" }).waitFor();
    expect(await page.getByText(NAME).count()).toBeGreaterThan(0);
    expect(await page.locator("main img").count()).toBe(0);
  });

  test("an invalid request's page shows the invalid member and links to the operation's docs", async () => {
    await tests.send("", { name: 5 });
    const page = await tests.open("#/journal");
    await rowsOf(page).filter({ hasText: "invalid request" }).click();
    const finding = page.locator(".findings .refused");
    await finding.getByText("/name").waitFor();
    const href = await page
      .locator(".facts")
      .getByRole("link", { name: "createMatter" })
      .getAttribute("href");
    expect(href).toBe(`${DOCS_URL}retention/v1/createMatter/`);
  });

  test("a damaged response is shown in red, and a suppressed response is reported as such", async () => {
    tests.emulator.faults.add({ operationId: "getMatter", malformed: true, times: 1 });
    await tests.send("/lease");
    tests.emulator.faults.add({ operationId: "getMatter", reset: "after" });
    await tests.send("/lease").catch(() => undefined);
    const page = await tests.open("#/journal");
    await rowsOf(page).filter({ hasText: "invalid response" }).click();
    await page.locator(".findings .broken").getByText("is not valid JSON").waitFor();
    await rowsOf(page).filter({ hasText: "lost" }).click();
    await page.getByText("A fault closed the connection before the response.").waitFor();
  });

  test("the journal keeps its filter in the URL", async () => {
    await tests.send("", { name: "One" });
    await tests.send("", { name: 5 });
    await tests.send("/lease");
    const page = await tests.open("#/journal?status=4xx");
    await page.getByText("1 of 3").waitFor();
    await page.getByLabel("Status", { exact: true }).selectOption("2xx");
    await page.getByText("2 of 3").waitFor();
    await page.getByLabel("Operation", { exact: true }).selectOption("getMatter");
    await page.getByText("1 of 3").waitFor();
    expect(page.url()).toContain("status=2xx&operation=getMatter");
    await page.getByLabel("Filter by method").fill("nothing like it");
    await page.getByRole("link", { name: "Clear the filter" }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(3);
  });

  test("a wide journal shows the service and the caller of each request", async () => {
    await tests.send("/lease");
    const page = await tests.open("#/journal");
    const row = rowsOf(page).first();
    await expect
      .poll(() => row.locator("span:visible").allInnerTexts())
      .toEqual(expect.arrayContaining(["retention", "ada@example.com"]));
  });
});

describe.runIf(chromiumTests)("open request", options, () => {
  test("the columns of all rows align with their headings", async () => {
    tests.emulator.faults.add({ operationId: "getMatter", status: 503, times: 1 });
    await tests.send("/lease");
    await tests.send("/lease");
    const page = await tests.open("#/journal");
    await expect.poll(() => rowsOf(page).count()).toBe(2);
    const places = await page
      .locator("main .jr-operation")
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    expect(new Set(places).size).toBe(1);
  });

  test("an open request links to the next newer and older requests of the filtered list", async () => {
    for (const path of ["/first", "/lease", "/last"]) await tests.send(path);
    const page = await tests.open("#/journal?status=4xx");
    await rowsOf(page).filter({ hasText: "/last" }).click();
    const steps = page.getByRole("navigation", { name: "Other requests" });
    expect(await steps.getByRole("link", { name: "Newer request" }).count()).toBe(0);
    await steps.getByRole("link", { name: "Older request" }).click();
    await page.locator("h1.entry-target").getByText("/v1/matters/first").waitFor();
    expect(page.url()).toContain("status=4xx");
    await steps.getByRole("link", { name: "Newer request" }).click();
    await page.locator("h1.entry-target").getByText("/v1/matters/last").waitFor();
  });

  test("the rows of the journal stay in place when a request is opened", async () => {
    await tests.send("/lease");
    const page = await tests.open("#/journal");
    const row = rowsOf(page).first();
    const before = await row.boundingBox();
    await row.click();
    await page.getByRole("heading", { name: "Response" }).waitFor();
    expect((await row.boundingBox())?.y).toBe(before?.y);
  });
});
