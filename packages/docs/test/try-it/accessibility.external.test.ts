import { describe, expect, test } from "vitest";
import { violationsIn } from "../axe.ts";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages, PHONE } from "../chromium-page.ts";
import { openPanel } from "./panel.ts";

const pages = [
  "retention/v1/createHold/",
  "retention/v1/listMatters/",
  "functions/v1/createFunction/",
  "functions/v2/generateFunctionUploadUrl/",
  "edge/createDnsZone/",
];

describe.runIf(chromiumTests)("the try-it panel", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test.for(pages)("the try-it panel on %s is accessible and fits on a phone", async (href) => {
    const opened = await open(href);
    const panel = await openPanel(opened);
    await panel.send();
    await opened.page.evaluate(() => {
      for (const each of document.querySelectorAll("details")) each.open = true;
    });
    expect(await violationsIn(opened.page, ".ti-panel")).toEqual([]);
    await opened.page.setViewportSize(PHONE);
    const right = await opened.page.evaluate(() => {
      const all = document.querySelectorAll(".ti-panel, .ti-panel :not(pre *)");
      return Math.max(...Array.from(all, (each) => each.getBoundingClientRect().right));
    });
    expect(right).toBeLessThanOrEqual(PHONE.width);
  });
});
