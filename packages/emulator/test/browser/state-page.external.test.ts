import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import type { EmulatorSeed } from "../../src/index.ts";
import { openWithAxe } from "./axe.ts";
import { chromiumTests } from "./chromium.ts";
import { DESKTOP, type Page, PageTests, PHONE, TIMEOUT_MS } from "./open-page.ts";

const NAME = "<img src=x onerror=alert(1)>";

const SEED: EmulatorSeed = {
  accounts: [{ email: "ada@example.com" }],
  retention: { matters: [{ matterId: "lease", name: "Lease", owner: "ada@example.com" }] },
};

const tests = new PageTests(SEED);
const options = { timeout: TIMEOUT_MS };

const seedOf = (page: Page) => page.getByRole("textbox", { name: "Seed" });

async function matterNames(): Promise<readonly string[]> {
  const { matters } = (await (await tests.send("")).json()) as { matters: { name: string }[] };
  return matters.map(({ name }) => name);
}

/** Chooses an action, checks the question, and cancels. */
async function cancel(page: Page, action: string, question: RegExp): Promise<void> {
  await page.getByRole("button", { name: action }).click();
  await page.getByRole("group", { name: question }).getByRole("button", { name: "Cancel" }).click();
}

async function confirm(page: Page, action: string, label = action): Promise<void> {
  await page.getByRole("button", { name: action }).click();
  await page.getByRole("group").getByRole("button", { name: label, exact: true }).click();
}

describe.runIf(chromiumTests)("resetting and seeding", options, () => {
  afterEach(() => tests.emulator.seed(SEED));

  test("a reset requires confirmation, and the question tells what will be lost", async () => {
    await tests.send("", { name: "To be dropped" });
    const page = await tests.open("#/state");
    await cancel(page, "Reset to the seed", /faults, journal entries and rate limit windows will be lost/);
    expect(tests.emulator.requests()).toHaveLength(1);
    await confirm(page, "Reset to the seed");
    await page.getByText("The emulator was reset to its seed.").waitFor();
    expect(tests.emulator.requests()).toHaveLength(0);
  });

  test.each([
    ["on a desktop", {}],
    ["on a phone", { viewport: PHONE }],
  ])("the button that resets the state is visible when the page opens, %s", async (_, viewport) => {
    const page = await tests.open("#/state", viewport);
    const title = await page.getByRole("heading", { name: "State", exact: true }).boundingBox();
    const reset = await page.getByRole("button", { name: "Reset to the seed" }).boundingBox();
    expect(Math.abs((reset?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(20);
  });

  test("applying a seed requires confirmation, and replaces the state", async () => {
    const page = await tests.open("#/state");
    await seedOf(page).fill("accounts: [{ email: ada@example.com }]");
    await cancel(page, "Apply seed", /faults and journal entries will be lost/);
    expect(await matterNames()).toEqual(["Lease"]);
    await confirm(page, "Apply seed");
    await page.getByText("The seed was applied.").waitFor();
    expect(await matterNames()).toEqual([]);
  });

  test("an edited seed is kept when another client replaces the seed, until it is discarded", async () => {
    const page = await tests.open("#/state");
    const seed = seedOf(page);
    await expect.poll(() => seed.inputValue()).toContain("lease");
    await seed.fill("edited");
    const reloaded = page.waitForResponse(`${tests.urls.retention}/__emulator/seed`);
    await tests.emulator.reset();
    await (await reloaded).finished();
    await page.evaluate("new Promise(requestAnimationFrame)");
    expect(await seed.inputValue()).toBe("edited");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect.poll(() => seed.inputValue()).toContain("lease");
  });
});

describe.runIf(chromiumTests)("rejected seed", options, () => {
  test("the problems of a rejected seed are listed below the editor with their lines and columns", async () => {
    const page = await tests.open("#/state");
    const seed = seedOf(page);
    await seed.fill('{\n  "acounts": [],\n  "retention": { "matters": [{ "name": "Lease" }] }\n}');
    await confirm(page, "Apply seed");
    const unknown = page.getByText("Line 2, column 3:");
    expect(await unknown.textContent()).toContain("Did you mean accounts?");
    expect(await page.getByText("Line 3, column 30:").textContent()).toContain("owner is missing.");
    const editor = await seed.boundingBox();
    const problem = await unknown.boundingBox();
    const gap = (problem?.y ?? 0) - (editor?.y ?? 0) - (editor?.height ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(60);
    expect(await matterNames()).toEqual(["Lease"]);
  });

  test("the editor of a rejected seed is marked as invalid until the change is discarded", async () => {
    const page = await tests.open("#/state");
    const seed = seedOf(page);
    await seed.fill("accounts: [");
    expect(await seed.getAttribute("aria-invalid")).toBe(null);
    await confirm(page, "Apply seed");
    await page.getByText("The seed is invalid. Nothing was changed.").waitFor();
    expect(await seed.getAttribute("aria-invalid")).toBe("true");
    const description = await page.evaluate(`(() => {
      const ids = document.querySelector("main textarea").getAttribute("aria-describedby").split(" ");
      return ids.map((id) => document.getElementById(id).textContent).join(" ");
    })()`);
    expect(description).toContain("Line 1, column");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect.poll(() => seed.getAttribute("aria-invalid")).toBe(null);
    expect(await page.getByText("Line 1, column").count()).toBe(0);
  });
});

describe.runIf(chromiumTests)("accessibility of the state page", options, () => {
  test.each(["light", "dark"] as const)(
    "a rejected seed and open questions have no accessibility violations in the %s theme",
    async (colorScheme) => {
      const { page, violations } = await openWithAxe(tests, "#/state", { colorScheme });
      await seedOf(page).fill("accounts: [");
      await confirm(page, "Apply seed");
      await page.getByText("Line 1, column").first().waitFor();
      await page.getByRole("button", { name: "Apply seed" }).click();
      await page.getByRole("button", { name: "Reset to the seed" }).click();
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        expect(await violations("html"), `${viewport.width} px`).toEqual([]);
      }
    },
  );
});

describe.runIf(chromiumTests)("snapshots", options, () => {
  test("a named snapshot can be saved, restored after confirmation, and deleted", async () => {
    const page = await tests.open("#/state");
    await page.getByText("No named snapshots yet.").waitFor();
    await page.getByLabel("Name", { exact: true }).fill(NAME);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved as").waitFor();
    await tests.send("", { name: "After the snapshot" });
    await cancel(page, `Restore ${NAME}`, /The current state and seed will be lost/);
    expect(await matterNames()).toContain("After the snapshot");
    await confirm(page, `Restore ${NAME}`, "Restore");
    await page.getByText("Restored from").waitFor();
    expect(await matterNames()).toEqual(["Lease"]);
    expect(await page.locator("main img").count()).toBe(0);
    await confirm(page, `Delete ${NAME}`, "Delete");
    await page.getByText("No named snapshots yet.").waitFor();
    expect(tests.emulator.snapshots.list()).toEqual([]);
  });

  test("a snapshot can be downloaded, and restored from the file after confirmation", async () => {
    await tests.send("", { name: "In the snapshot" });
    const page = await tests.open("#/state");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download snapshot" }).click(),
    ]);
    const path = await download.path();
    expect(JSON.parse(readFileSync(path, "utf8"))).toHaveProperty("seed");
    await tests.emulator.reset();
    const file = page.getByLabel("Restore snapshot");
    const question = page.getByRole("group", { name: /The current state and seed will be lost/ });
    await file.setInputFiles(path);
    await question.getByRole("button", { name: "Cancel" }).click();
    await file.waitFor({ state: "attached" });
    expect(await matterNames()).not.toContain("In the snapshot");
    await file.setInputFiles(path);
    await question.getByRole("button", { name: "Restore" }).click();
    await page.getByText("Restored from").waitFor();
    expect(await matterNames()).toContain("In the snapshot");
  });
});
