import { describe, expect, test } from "vitest";
import { chromiumTests } from "./chromium.ts";
import { type Page, PageTests, PHONE, TIMEOUT_MS } from "./open-page.ts";

const tests = new PageTests({});
const options = { timeout: TIMEOUT_MS };

/** Returns the text, label or element name of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const element = document.activeElement;
    if (element === document.body) return "nothing";
    return element.ariaLabel ?? element.placeholder ?? element.textContent.trim().slice(0, 60);
  })()`) as Promise<string>;
}

/** Returns the index of the focused row. */
function focusedRow(page: Page): Promise<string | undefined> {
  return page.evaluate(`document.activeElement.closest("li")?.ariaPosInSet`) as Promise<string | undefined>;
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function journalOf(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await tests.send(`/matter-${number}`);
}

describe.runIf(chromiumTests)("emulator page by keyboard", options, () => {
  test("the page starts with a link that skips the navigation", async () => {
    const page = await tests.open("#/faults");
    await press(page, "Tab");
    expect(await focused(page)).toBe("Skip to main content");
    await press(page, "Enter", "Tab");
    expect(await page.evaluate(`document.activeElement.closest("main") !== null`)).toBe(true);
  });

  test("a list of any length is one tab stop, and arrow keys move between its rows", async () => {
    await journalOf(120);
    const page = await tests.open("#/journal");
    await page.getByText("/v1/matters/matter-120").waitFor();
    await page.getByRole("button", { name: "Clear" }).focus();
    await press(page, "Tab", "Home");
    await expect.poll(() => focusedRow(page)).toBe("1");
    await press(page, "ArrowDown", "ArrowDown", "ArrowUp");
    expect(await focusedRow(page)).toBe("2");
    await press(page, "End");
    await expect.poll(() => focusedRow(page)).toBe("120");
    await press(page, "PageUp");
    await expect.poll(async () => Number(await focusedRow(page))).toBeLessThan(110);
    const row = await focusedRow(page);
    await press(page, "Shift+Tab");
    expect(await focused(page)).toBe("Clear");
    await press(page, "Tab");
    expect(await focusedRow(page)).toBe(row);
  });
});

describe.runIf(chromiumTests)("opening requests by keyboard", options, () => {
  test("Enter opens a request, and Escape returns to its row", async () => {
    await journalOf(3);
    const page = await tests.open("#/journal");
    await page.getByText("/v1/matters/matter-3").focus();
    await page.locator("main a.jr").nth(1).focus();
    await press(page, "Enter");
    await page.getByRole("heading", { name: "Request", exact: true }).waitFor();
    await press(page, "Escape");
    await expect.poll(() => page.locator("main .entry").count()).toBe(0);
    expect(await focusedRow(page)).toBe("2");
  });

  test("on a phone, opening a request moves the focus into it, and closing it restores the focus", async () => {
    await journalOf(3);
    const page = await tests.open("#/journal", { viewport: PHONE });
    await page.locator("main a.jr").nth(1).focus();
    await press(page, "Enter");
    await page.getByRole("heading", { name: "Request", exact: true }).waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("MAIN");
    await press(page, "Escape");
    await expect.poll(() => focusedRow(page)).toBe("2");
  });
});

describe.runIf(chromiumTests)("keyboard focus", options, () => {
  test("the focus is not lost when the focused element disappears", async () => {
    tests.emulator.faults.add({ operationId: "getMatter", status: 503 });
    const page = await tests.open("#/faults");
    await page.getByRole("button", { name: "Remove the fault" }).focus();
    await press(page, "Enter");
    await page.getByText("No faults are active.").waitFor();
    expect(await focused(page)).toBe("Faults");
  });

  test("the focus stays in the list while requests arrive", async () => {
    await journalOf(3);
    const page = await tests.open("#/journal");
    await page.locator("main a.jr").nth(1).focus();
    await journalOf(60);
    await page.getByText("63", { exact: true }).waitFor();
    expect(await page.evaluate(`document.activeElement.closest(".vl") !== null`)).toBe(true);
  });

  test("the focus is not lost when Escape closes a dialog", async () => {
    const page = await tests.open("#/state");
    await page.getByRole("button", { name: "Reset" }).focus();
    await press(page, "Enter");
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await press(page, "Escape");
    await expect.poll(() => page.getByRole("button", { name: "Cancel" }).count()).toBe(0);
    expect(await focused(page)).toBe("State");
  });
});
