import { describe, expect, test } from "vitest";
import { chromiumTests } from "./chromium.ts";
import { PageTests, TIMEOUT_MS } from "./open-page.ts";

const tests = new PageTests({
  accounts: [{ email: "ada@example.com" }],
  retention: { matters: [{ matterId: "lease", name: "Lease", owner: "ada@example.com" }] },
});
const options = { timeout: TIMEOUT_MS };

describe.runIf(chromiumTests)("clock page", options, () => {
  test("a button advances the clock by the amount on the button", async () => {
    const page = await tests.open("#/clock");
    const before = tests.emulator.clock.now();
    await page.getByRole("button", { name: "+1 h" }).click();
    await expect.poll(() => tests.emulator.clock.now() - before).toBeGreaterThanOrEqual(3_600_000);
  });

  test("the form that sets the clock is prefilled with the current time", async () => {
    const page = await tests.open("#/clock");
    const field = page.getByLabel("Set to (UTC)");
    const hour = new Date(tests.emulator.clock.now() + 3_600_000)
      .toISOString()
      .slice(0, 13)
      .replace("T", " ");
    expect(await field.inputValue()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    await field.fill(`${hour}:30:05`);
    await page.getByRole("button", { name: "Set", exact: true }).click();
    await expect
      .poll(() => new Date(tests.emulator.clock.now()).toISOString().replace("T", " "))
      .toContain(`${hour}:30:0`);
  });

  test("the clock jumps to the next task and runs it", async () => {
    await tests.send("/lease:close", {});
    const remove = { method: "DELETE", headers: { authorization: "Bearer ada@example.com" } };
    await tests.emulator.retention.fetch("http://127.0.0.1/v1/matters/lease", remove);
    const page = await tests.open("#/clock");
    const before = tests.emulator.clock.now();
    await page.locator(".due").getByText("is purged").waitFor();
    const hour = page.getByRole("button", { name: "+1 h" });
    const place = await hour.boundingBox();
    await page.getByRole("button", { name: "Jump to next" }).click();
    await page.getByText("Nothing scheduled", { exact: true }).waitFor();
    // The buttons do not move when the text about the next event changes.
    expect(await hour.boundingBox()).toEqual(place);
    expect(tests.emulator.clock.now() - before).toBeGreaterThan(29 * 86_400_000);
    expect((await tests.send("/lease")).status).toBe(404);
  });

  test("a rejected time stays in the field, which is invalid until the time is edited", async () => {
    const page = await tests.open("#/clock");
    const field = page.getByLabel("Set to (UTC)");
    const before = tests.emulator.clock.now();
    for (const rejected of ["yesterday", "2026-02-30 08:00:00", "1969-12-31 23:59:59", ""]) {
      await field.fill(rejected);
      await page.getByRole("button", { name: "Set", exact: true }).click();
      await page.getByText(/^Enter a time such as \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.$/).waitFor();
      expect(await field.inputValue()).toBe(rejected);
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      const description = await field.getAttribute("aria-describedby");
      expect(await page.locator(`#${description}`).textContent()).toContain("Enter a time");
    }
    expect(tests.emulator.clock.now() - before).toBeLessThan(TIMEOUT_MS);
    await field.fill("2031-01-02 03:04");
    await page.getByText("Enter a time").waitFor({ state: "detached" });
    expect(await field.getAttribute("aria-invalid")).toBeNull();
    await field.press("Enter");
    await page.locator(".clock-large").getByText("2031-01-02 03:04").waitFor();
  });
});
