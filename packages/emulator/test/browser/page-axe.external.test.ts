import { describe, expect, test } from "vitest";
import { type ColorScheme, openWithAxe } from "./axe.ts";
import { chromiumTests } from "./chromium.ts";
import { DESKTOP, PageTests, PHONE, TIMEOUT_MS } from "./open-page.ts";

const tests = new PageTests({
  accounts: [{ email: "ada@example.com" }],
  retention: { matters: [{ matterId: "lease", name: "Lease", owner: "ada@example.com" }] },
  edge: { zones: [{ Domain: "one.example" }] },
});

/** The sections of the page, each with an element that appears once the section is rendered. */
const partsOf = (request: number): readonly (readonly [hash: string, complete: string])[] => [
  ["#/", "main .connect pre"],
  ["#/journal", "main a.jr"],
  [`#/journal/${request}`, "main .findings"],
  ["#/edge/dnsZones", "main .it-row"],
  ["#/retention/matters/lease", "main svg.states"],
  ["#/clock", "main .clock-large"],
  ["#/faults", "main .faults li"],
  ["#/state", "main textarea"],
  ["#/coverage", "main .covered"],
];

/** Windows to check in each theme. Colors do not depend on the width, except for the menu button on phones. */
function viewportsOf(colorScheme: ColorScheme, hash: string) {
  return colorScheme === "light" || hash === "#/" ? [DESKTOP, PHONE] : [DESKTOP];
}

describe.runIf(chromiumTests)("emulator page", { timeout: TIMEOUT_MS }, () => {
  test.each(["light", "dark"] as const)(
    "the page has no accessibility violations in the %s theme, in wide and narrow windows",
    async (colorScheme) => {
      await tests.send("", { name: 5 });
      tests.emulator.faults.add({ operationId: "*", status: 503, after: 100 });
      const { page, violations } = await openWithAxe(tests, "#/journal", { colorScheme });
      for (const [hash, complete] of partsOf(tests.emulator.requests()[0]?.id ?? 0)) {
        await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
        for (const viewport of viewportsOf(colorScheme, hash)) {
          await page.setViewportSize(viewport);
          await page.locator(complete).first().waitFor({ state: "attached" });
          expect(await violations("html"), `${hash} at ${viewport.width} px`).toEqual([]);
        }
      }
    },
  );
});
