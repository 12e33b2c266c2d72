import { describe, expect, test } from "vitest";
import { chromiumTests } from "./chromium.ts";
import { type Page, PageTests, TIMEOUT_MS } from "./open-page.ts";

const tests = new PageTests({
  accounts: [{ email: "ada@example.com" }],
  retention: { matters: [{ matterId: "lease", name: "Lease", owner: "ada@example.com" }] },
  edge: {
    keys: [{ key: "first-key" }, { key: "second-key" }],
    zones: [
      { Domain: "one.example", Records: [{ Type: 0, Name: "", Value: "192.0.2.1", Ttl: 300 }] },
      { Domain: "two.example", key: "second-key" },
    ],
  },
});
const options = { timeout: TIMEOUT_MS };

/** Deletes the matter `lease`, which is purged later. */
async function scheduleWork(): Promise<void> {
  await tests.send("/lease:close", {});
  await tests.emulator.retention.fetch("http://127.0.0.1/v1/matters/lease", {
    method: "DELETE",
    headers: { authorization: "Bearer ada@example.com" },
  });
}

/** Returns the number of service cards in each row. */
async function cardsPerRow(page: Page): Promise<readonly number[]> {
  const counts = new Map<number, number>();
  for (const card of await page.getByRole("article").all()) {
    const { y = 0 } = (await card.boundingBox()) ?? {};
    counts.set(y, (counts.get(y) ?? 0) + 1);
  }
  return [...counts.values()];
}

describe.runIf(chromiumTests)("overview page", options, () => {
  test("the overview shows each service's URL, seed and client code, and the next task on the clock", async () => {
    await scheduleWork();
    const page = await tests.open("");
    const retention = page.getByRole("article", { name: "Retention" });
    await retention.getByText(tests.urls.retention, { exact: true }).waitFor();
    await retention.getByText("Seed: 1 matter", { exact: true }).waitFor();
    const connect = page.getByRole("region", { name: "Connect" });
    await connect.getByRole("combobox", { name: "Service" }).selectOption("Retention");
    const program = connect.getByRole("group", { name: "TypeScript for Retention" });
    await expect.poll(() => program.textContent()).toContain('from "@seamline/retention/reference"');
    expect(await program.textContent()).toContain("retention.matters.list()");
    await connect.getByRole("button", { name: "curl", exact: true }).click();
    await connect
      .getByText(`curl -H "Authorization: Bearer ada@example.com" ${tests.urls.retention}`)
      .waitFor();
    await page.getByRole("region", { name: "Next on the clock" }).getByText("is purged").waitFor();
  });

  test("a card counts the seeded items of all callers if lists depend on the caller", async () => {
    const page = await tests.open("");
    await page
      .getByRole("article", { name: "Edge" })
      .getByText("Seed: 2 zones and 1 record for all callers", { exact: true })
      .waitFor();
    await page.getByRole("article", { name: "Functions" }).getByText("Seed: empty").waitFor();
  });
});

describe.runIf(chromiumTests)("overview layout", options, () => {
  test("the three cards are in one column or in one row at every width", async () => {
    const page = await tests.open("");
    await page.getByRole("article", { name: "Retention" }).waitFor();
    for (const width of [320, 390, 500, 640, 760, 820, 850, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([[1, 1, 1], [3]], `${width} px`).toContainEqual(await cardsPerRow(page));
    }
  });

  test("a task's description fits on one line in windows of medium width", async () => {
    await scheduleWork();
    const page = await tests.open("");
    const next = page.getByRole("region", { name: "Next on the clock" });
    const description = next.getByText("is purged");
    const button = next.getByRole("button", { name: "Jump" }).first();
    await description.waitFor();
    for (const width of [500, 600, 700, 850]) {
      await page.setViewportSize({ width, height: 900 });
      const { height = 0 } = (await button.boundingBox()) ?? {};
      expect((await description.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(height);
    }
  });
});
