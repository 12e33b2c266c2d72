import { describe, expect, test } from "vitest";
import { LANGUAGES_HREF } from "../src/render-languages.ts";
import { chromiumTests } from "./chromium.ts";
import { chromiumPages } from "./chromium-page.ts";
import { contracts } from "./contracts.ts";

const registers = contracts.map(({ register }) => register.href);
const overlays = contracts.flatMap((contract) => contract.overlays.slice(0, 2).map(({ href }) => href));

describe.runIf(chromiumTests)("In the window of a phone", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test.for(["", LANGUAGES_HREF, ...registers, ...new Set(overlays)])(
    "/%s is no wider than the window",
    async (href) => {
      const { page } = await open(href, "phone");
      await page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })");
      const width = await page.evaluate<number>("document.documentElement.scrollWidth");
      expect(width).toBeLessThanOrEqual(360);
    },
  );
});
