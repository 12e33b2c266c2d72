import { describe, expect, test } from "vitest";
import { chromiumTests } from "./chromium.ts";
import { chromiumPages, linkTargets } from "./chromium-page.ts";
import { contracts } from "./contracts.ts";

const filled = contracts.filter(({ overlays }) => overlays.length > 0);

describe.runIf(chromiumTests)("the register", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test.for(contracts)("of $title shows the state and the actions of every point", async ({ register }) => {
    const { page, watched } = await open(register.href);
    const cards = page.locator(".point");
    const heads = register.points.map(({ id, state }) => `${id} ${state}`);
    expect(await cards.locator("h2").allTextContents()).toEqual(heads);
    for (const { id, summary, actions, openAt } of register.points) {
      const card = page.locator(`[id="${id}"]`);
      expect(await card.textContent()).toContain(summary);
      expect(await card.locator(".places").count()).toBe(openAt.length > 0 ? 1 : 0);
      const lines = actions.map(({ line }) => `line ${line}`);
      expect(await card.locator(".actions a").allTextContents()).toEqual(lines);
    }
    expect(watched).toEqual({ foreign: [], errors: [] });
  });

  test("shows only the points of the selected state", async () => {
    const { register } =
      contracts.find((contract) => contract.register.totals.partlyFilled > 0) ?? expect.fail();
    const { page } = await open(register.href);
    for (const state of ["open", "partly filled", "filled"]) {
      await page.getByRole("radio", { name: new RegExp(`^${state}`) }).check();
      const states = await page.locator(".point:visible .state").allTextContents();
      expect(new Set(states)).toEqual(new Set([state]));
    }
  });

  test.for(filled)("of $title links each action to its line", async ({ register, overlays }) => {
    const { page, go } = await open(register.href);
    const links = [...new Set(await linkTargets(page.locator(".actions a")))];
    const pages = links.map((link) => link.split("#")[0]);
    expect(new Set(pages)).toEqual(new Set(overlays.map(({ href }) => href)));
    for (const { href } of overlays) {
      await go(href);
      for (const link of links.filter((each) => each.startsWith(`${href}#`))) {
        const line = page.locator(`[id="${link.split("#")[1]}"]`);
        expect(await line.textContent()).toMatch(/^ *- target: /);
      }
    }
  });

  test("is linked from the open points of a document", async () => {
    const { profiles, register } = contracts[0] ?? expect.fail();
    const { page } = await open(profiles[0]?.href ?? expect.fail());
    await page.locator(`#redoc a[href^="${register.href}#"]`).first().click();
    await page.waitForURL(`**/${register.href}#*`);
    expect(await page.locator(".point:target").count()).toBe(1);
  });
});
