import { describe, expect, test } from "vitest";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages } from "../chromium-page.ts";
import { openPanel } from "./panel.ts";

const matters = "retention/v1";

describe.runIf(chromiumTests)("shared tab state", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("a matter that is created on one page can be closed on another page", async () => {
    const opened = await open(`${matters}/createMatter/`);
    const creating = await openPanel(opened);
    await creating.field("name").fill("Case 42");
    expect(await creating.send()).toMatch(/^200 OK.*Response matches the contract$/);
    const { matterId } = JSON.parse(await creating.body());

    await opened.go(`${matters}/createHold/`);
    const holding = await openPanel(opened);
    expect(await holding.field("matterId").inputValue()).toBe(matterId);
    expect(await holding.send()).toMatch(/^200/);
    expect(JSON.parse(await holding.body())).toHaveProperty("holdId");

    await opened.go(`${matters}/closeMatter/`);
    const early = await openPanel(opened);
    expect(await early.field("matterId").inputValue()).toBe(matterId);
    expect(await early.send()).toMatch(/^400/);
    expect(await early.body()).toContain("has holds; delete them before you close it");

    await opened.go(`${matters}/deleteHold/`);
    expect(await (await openPanel(opened)).send()).toMatch(/^200/);
    await opened.go(`${matters}/closeMatter/`);
    const closing = await openPanel(opened);
    expect(await closing.send()).toMatch(/^200/);
    expect(JSON.parse(await closing.body())).toMatchObject({ matter: { matterId, state: "CLOSED" } });
    expect(opened.watched).toEqual({ foreign: [], errors: [] });
  });

  test("an advanced clock stays advanced on the next page", async () => {
    const opened = await open(`${matters}/listMatters/`);
    const { page, status } = await openPanel(opened);
    await page.getByRole("button", { name: "+1 day" }).click();
    expect(await status()).toBe("The clock was advanced.");
    await opened.go(`${matters}/getMatter/`);
    await openPanel(opened);
    const ahead = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    await page.locator(".ti-clock time", { hasText: ahead }).waitFor();
  });

  test("each tab has its own emulator", async () => {
    const opened = await open(`${matters}/createMatter/`);
    const creating = await openPanel(opened);
    await creating.field("name").fill("Of the first tab");
    await creating.send();
    const other = opened.page.url().replace("createMatter", "listMatters");
    const opening = opened.page.context().waitForEvent("page");
    await opened.page.evaluate((url) => void window.open(url, "_blank", "noopener"), other);
    const page = await opening;
    const listing = await openPanel({ page });
    expect(await listing.send()).toMatch(/^200/);
    expect(await listing.body()).not.toContain("Of the first tab");
  });
});

describe.runIf(chromiumTests)("saved emulator state", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("resetting the emulator also resets its state on the next page", async () => {
    const opened = await open(`${matters}/createMatter/`);
    const creating = await openPanel(opened);
    await creating.field("name").fill("Gone after the reset");
    await creating.send();
    await opened.page.getByRole("button", { name: "Reset emulator" }).click();
    expect(await creating.status()).toBe("The emulator was reset to the example data.");
    await opened.go(`${matters}/listMatters/`);
    const listing = await openPanel(opened);
    await listing.send();
    expect(await listing.body()).toContain("Project Enigma");
    expect(await listing.body()).not.toContain("Gone after the reset");
  });

  test("reloads the state if the browser restores a page from its back/forward cache", async () => {
    const opened = await open(`${matters}/createMatter/`);
    const { page } = opened;
    const creating = await openPanel(opened);
    const createAndKeep = async (name: string): Promise<string> => {
      await creating.field("name").fill(name);
      await creating.send();
      return page.evaluate(() => sessionStorage.getItem("seamline-try-it-emulator") ?? "");
    };
    const first = await createAndKeep("Case 1");
    const second = await createAndKeep("Case 2");
    const keep = (state: string) =>
      page.evaluate((text) => sessionStorage.setItem("seamline-try-it-emulator", text), state);
    await keep(first);
    await opened.go(`${matters}/listMatters/`);
    const listing = await openPanel(opened);
    await listing.send();
    expect(await listing.body()).not.toContain("Case 2");
    await keep(second);
    await page.evaluate(
      () => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await listing.send();
    expect(await listing.body()).toContain("Case 2");
  });

  test("reports the state as lost if it is too large to save, and does not restore an older state", async () => {
    const opened = await open(`${matters}/createMatter/`);
    const creating = await openPanel(opened);
    await creating.send();
    await opened.page.evaluate(fillStorage);
    await creating.send();
    const notices = opened.page.getByText("data is too large to be saved in this tab");
    await notices.waitFor();
    await opened.go(`${matters}/listMatters/`);
    await openPanel(opened);
    await opened.page.getByText("data from the previous page was too large to be saved").waitFor();
  });
});

function fillStorage(): void {
  sessionStorage.setItem("filler", "");
  for (let length = 4_000_000; length > 0; length = Math.floor(length / 2)) {
    try {
      for (;;) sessionStorage.setItem("filler", sessionStorage.getItem("filler") + "x".repeat(length));
    } catch {
      // Try a shorter string.
    }
  }
}
