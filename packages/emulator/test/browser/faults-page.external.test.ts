import { describe, expect, test } from "vitest";
import { openWithAxe } from "./axe.ts";
import { chromiumTests } from "./chromium.ts";
import { DESKTOP, type Page, PageTests, PHONE, TIMEOUT_MS } from "./open-page.ts";

const tests = new PageTests({
  accounts: [{ email: "ada@example.com" }],
  retention: { matters: [{ matterId: "lease", name: "Lease", owner: "ada@example.com" }] },
});
const options = { timeout: TIMEOUT_MS };

type Locator = ReturnType<Page["locator"]>;

describe.runIf(chromiumTests)("faults page", options, () => {
  test("a fault can be added and removed, and its hits are counted", async () => {
    const page = await tests.open("#/faults");
    await page.getByRole("button", { name: "Add fault" }).click();
    await page.getByText("not hit yet").waitFor();
    expect((await tests.send("", { name: "Any" })).status).toBe(503);
    await page.getByText("used up", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Remove the fault" }).click();
    await page.getByText("No faults are active.").waitFor();
    expect(tests.emulator.faults.list()).toEqual([]);
  });

  test("filters operations as you type, and adds a fault for the selected symptom", async () => {
    const page = await tests.open("#/faults");
    const field = page.getByRole("combobox", { name: "Operation" });
    await field.fill("retention delete");
    await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(1);
    await field.fill("deletemat");
    await page.getByRole("option", { name: /^deleteMatter/ }).waitFor();
    await field.press("ArrowDown");
    await field.press("Enter");
    expect(await field.inputValue()).toBe("deleteMatter");
    await page.getByText("Network", { exact: true }).click();
    await page.getByRole("button", { name: "Malformed JSON" }).click();
    await page.getByRole("button", { name: "Add fault" }).click();
    await page.getByText("not hit yet").waitFor();
    expect(tests.emulator.faults.list()).toMatchObject([
      { operationId: "deleteMatter", malformed: true, times: 1 },
    ]);
    await field.fill("deleteMater");
    await page.getByRole("button", { name: "Add fault" }).click();
    await page.getByText("deleteMatter?").waitFor();
  });

  test("text that is not an operation is invalid, and the page shows no command for it", async () => {
    const page = await tests.open("#/faults");
    const field = page.getByRole("combobox", { name: "Operation" });
    const command = page.getByRole("group", { name: "Command that adds this fault" });
    await command.getByText('"operationId": "*"').waitFor();
    await field.fill("getMat");
    // While the list shows matches, the text may be incomplete.
    await page.getByRole("option", { name: "getMatter" }).waitFor();
    expect(await field.getAttribute("aria-invalid")).toBeNull();
    await field.press("Escape");
    await page.getByText("No operation has this ID.").waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await command.count()).toBe(0);
    await field.fill("getMatter");
    await command.getByText('"operationId": "getMatter"').waitFor();
    expect(await field.getAttribute("aria-invalid")).toBeNull();
  });

  test("a double click adds one fault", async () => {
    const page = await tests.open("#/faults");
    await page.getByRole("button", { name: "Add fault" }).dblclick();
    await page.getByRole("button", { name: "View the new fault" }).waitFor();
    expect(tests.emulator.faults.list()).toHaveLength(1);
  });

  test("a fault can refer to an undocumented route that was called before", async () => {
    await tests.emulator.functions.fetch("http://127.0.0.1/run/demo/north/missing");
    const page = await tests.open("#/faults?operation=runFunction");
    await page.getByText('"operationId": "runFunction"').waitFor();
    await page.getByRole("button", { name: "Add fault" }).click();
    await page.getByText("Added: runFunction returns 503 once.").waitFor();
  });
});

describe.runIf(chromiumTests)("added fault", options, () => {
  test.each([
    ["on a desktop", DESKTOP],
    ["on a phone", PHONE],
    ["on a small phone", { width: 320, height: 640 }],
  ])("the page confirms an added fault next to the button, %s", async (_, viewport) => {
    for (let n = 0; n < 12; n += 1) tests.emulator.faults.add({ operationId: "getMatter", status: 500 });
    const page = await tests.open("#/faults?operation=listMatters", { viewport });
    await page.getByRole("button", { name: "Add fault" }).click();
    const confirmation = page.getByRole("status").filter({ hasText: "Added: listMatters returns 503 once." });
    await confirmation.waitFor();
    expect(await isInView(page, confirmation)).toBe(true);
    const row = page.locator(".faults li").filter({ hasText: "new" });
    await page.getByRole("button", { name: "View the new fault" }).click();
    expect(await isInView(page, row)).toBe(true);
    expect(await page.evaluate("document.activeElement.textContent")).toBe(await row.textContent());
  });

  test("the confirmation and the mark on the new row disappear with the next action", async () => {
    const page = await tests.open("#/faults");
    const mark = page.getByText("new", { exact: true });
    await page.getByRole("button", { name: "Add fault" }).click();
    await page.getByText("Added: any request returns 503 once.").waitFor();
    expect(await mark.count()).toBe(1);
    await page.getByText("Delays", { exact: true }).click();
    await page.getByText("Added:").waitFor({ state: "detached" });
    expect(await mark.count()).toBe(0);
    await page.getByRole("button", { name: "Add fault" }).click();
    await page.getByText("Added: any request is delayed by 1,000 ms.").waitFor();
    expect(await mark.count()).toBe(1);
    await page.getByRole("button", { name: "Remove the fault" }).first().click();
    await page.getByText("Added:").waitFor({ state: "detached" });
  });
});

describe.runIf(chromiumTests)("progress of faults", options, () => {
  test("each fault shows its progress, and the navigation counts only faults that are not used up", async () => {
    const { faults } = tests.emulator;
    faults.add({ operationId: "getMatter", latencyMs: 0, times: 2 });
    faults.add({ operationId: "getMatter", malformed: true });
    faults.add({ operationId: "getMatter", contentType: "text/html", after: 9 });
    faults.add({ operationId: "listMatters", status: 429, times: 1 });
    const page = await tests.open("#/faults");
    const progress = () => page.locator(".faults li > :nth-child(2)").allInnerTexts();
    const link = page.getByRole("navigation").getByRole("link", { name: "Faults" });
    await expect.poll(progress).toEqual(Array.from({ length: 4 }, () => "not hit yet"));
    expect(await link.textContent()).toMatch(/4$/);
    await tests.send("/lease");
    await expect
      .poll(progress)
      .toEqual(["hit 1 of 2 times", "hit once", "not hit in 1 request", "not hit yet"]);
    await tests.send("/lease");
    await tests.send("");
    await expect.poll(progress).toEqual(["used up", "hit 2 times", "not hit in 2 requests", "used up"]);
    await page.getByText("2 active, 2 used up").waitFor();
    expect(await link.textContent()).toMatch(/2$/);
  });
});

describe.runIf(chromiumTests)("faults page in both themes", options, () => {
  test.each(["light", "dark"] as const)(
    "new and used-up faults and an invalid operation have no accessibility violations in the %s theme",
    async (colorScheme) => {
      tests.emulator.faults.add({ operationId: "getMatter", status: 503, times: 1 });
      await tests.send("/lease");
      const { page, violations } = await openWithAxe(tests, "#/faults", { colorScheme, viewport: PHONE });
      await page.getByText("used up", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Add fault" }).click();
      await page.getByRole("button", { name: "View the new fault" }).waitFor();
      expect(await violations("main")).toEqual([]);
      await page.getByRole("combobox", { name: "Operation" }).fill("unknown");
      await page.getByText("No operation has this ID.").waitFor();
      expect(await violations("main")).toEqual([]);
    },
  );
});

/** Returns whether an element is completely inside the visible part of the main area. */
async function isInView(page: Page, element: Locator): Promise<boolean> {
  const [main, box] = [await page.locator("main").boundingBox(), await element.boundingBox()];
  if (!main || !box) return false;
  return box.y >= main.y && box.y + box.height <= main.y + main.height;
}
