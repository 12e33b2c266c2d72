import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { serveDocs } from "../../src/serve/serve-docs.ts";
import { violationsIn } from "../axe.ts";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages } from "../chromium-page.ts";
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

  test.for(pages)("the try-it panel on %s has no accessibility violations in any theme", async (href) => {
    const opened = await open(href);
    const panel = await openPanel(opened);
    await panel.send();
    await opened.page.evaluate(() => {
      for (const each of document.querySelectorAll("details")) each.open = true;
    });
    for (const theme of ["light", "dark"])
      expect(await violationsIn(opened.page, theme, { within: ".ti-panel" }), theme).toEqual([]);
  });

  test.for(pages)("the try-it panel on %s fits on a phone", async (href) => {
    const opened = await open(href, "phone");
    const panel = await openPanel(opened);
    await panel.send();
    const right = await opened.page.evaluate(() => {
      const all = document.querySelectorAll(".ti-panel, .ti-panel :not(pre *)");
      return Math.max(...Array.from(all, (each) => each.getBoundingClientRect().right));
    });
    expect(right).toBeLessThanOrEqual(360);
  });

  test("the try-it panel works if the site is served below another path", async () => {
    const root = await mkdtemp(join(tmpdir(), "seamline-below-"));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
    const below = join(root, "some/where");
    await mkdir(below, { recursive: true });
    await cp(join(dist, "index.html"), join(root, "index.html"));
    for (const part of ["_astro", "edge"]) await cp(join(dist, part), join(below, part), { recursive: true });
    const site = await serveDocs({ root });
    onTestFinished(() => site.close());
    const { page } = await open("edge/listDnsZones/");
    await page.goto(`${site.url}some/where/edge/listDnsZones/`);
    expect(await (await openPanel({ page })).send()).toMatch(/^200/);
  });
});
