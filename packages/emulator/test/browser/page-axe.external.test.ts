import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { chromiumTests } from "./chromium.ts";
import { DESKTOP, type Page, PageTests, PHONE, TIMEOUT_MS } from "./open-page.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tests = new PageTests({
  accounts: [{ email: "ada@example.com" }],
  retention: { matters: [{ matterId: "lease", name: "Lease", owner: "ada@example.com" }] },
  edge: { zones: [{ Domain: "one.example" }] },
});

/** The parts of the page, with what is there once each is complete. */
const partsOf = (request: number): readonly (readonly [hash: string, complete: string])[] => [
  ["#/journal", "main .jr"],
  [`#/journal/${request}`, "main .findings"],
  ["#/edge/dnsZones", "main .it-row"],
  ["#/retention/matters/lease", "main svg"],
  ["#/clock", "main .clock-large"],
  ["#/faults", "main .faults li"],
  ["#/state", "main textarea"],
  ["#/coverage", "main .covered"],
];

/** Colours are all that depends on the theme, so that the second one takes a part of the time. */
const RULES = { light: "{}", dark: '{ runOnly: ["color-contrast"] }' } as const;

async function violationsOf(page: Page, rules: string): Promise<string[]> {
  const { violations } = (await page.evaluate(`axe.run(${rules})`)) as {
    violations: { id: string; nodes: { html: string }[] }[];
  };
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe.runIf(chromiumTests)("the page, as axe sees it", { timeout: TIMEOUT_MS }, () => {
  test.each(["light", "dark"] as const)(
    "has no violation in the %s theme, be the window wide or narrow",
    async (colorScheme) => {
      await tests.send("", { name: 5 });
      tests.emulator.faults.add({ operationId: "*", status: 503, after: 100 });
      // The policy of the page keeps scripts of others out, and axe is one.
      const page = await tests.open("#/journal", { bypassCSP: true, colorScheme });
      await page.evaluate(axe);
      for (const [hash, complete] of partsOf(tests.emulator.requests()[0]?.id ?? 0)) {
        await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
        for (const viewport of [DESKTOP, PHONE]) {
          await page.setViewportSize(viewport);
          await page.locator(complete).first().waitFor({ state: "attached" });
          expect(await violationsOf(page, RULES[colorScheme]), `${hash} at ${viewport.width} px`).toEqual([]);
        }
      }
      await page.context().close();
    },
  );
});
