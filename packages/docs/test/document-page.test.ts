import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import type { ProfilePage } from "../src/contract.ts";
import { chromiumTests } from "./chromium.ts";
import { chromiumPages, type OpenPage } from "./chromium-page.ts";
import { contracts } from "./contracts.ts";

type Operations = ProfilePage["operations"];

const profiles = contracts.flatMap((contract) => contract.profiles);

describe.runIf(chromiumTests)("The page of a document", { timeout: 120_000 }, () => {
  const open = chromiumPages();

  test.for(profiles)("$href shows every operation and calls no other host", async (profile) => {
    expect(profile.operations).toHaveLength(profile.document.operations);
    const opened = await open(profile.href);
    expect(await opened.page.locator(".bar [aria-current]").textContent()).toBe(profile.label);
    for (const operations of byTag(profile.operations)) await expectOperations(opened, operations);
    expect(opened.watched).toEqual({ foreign: [], errors: [] });
  });
});

/** Follows a link of the index, then the links of the page's menu, which lists the operations of one tag. */
async function expectOperations({ page, go }: OpenPage, operations: Operations): Promise<void> {
  page.setDefaultTimeout(10_000);
  await page.goto("about:blank");
  await go(operations[0]?.href ?? "");
  for (const { summary, path, href } of operations) {
    const anchor = href.slice(href.indexOf("#"));
    await page.locator(`#redoc a[href="${anchor}"]`).first().click();
    await page.locator(`#redoc h2:has(a[href="${anchor}"])`).filter({ hasText: summary }).waitFor();
    await page.locator("#redoc").getByText(path, { exact: true }).first().waitFor();
  }
}

function byTag(operations: Operations): Operations[] {
  return [...Map.groupBy(operations, ({ href }) => dirname(href)).values()];
}
