import { generatorOverlays } from "@seamline/specs";
import { describe, expect, inject, test } from "vitest";
import { type Results, recordedResults } from "../../../languages/src/results.ts";
import { LANGUAGES_HREF, languagesOf, renderLanguages } from "../src/render-languages.ts";
import { chromiumTests } from "./chromium.ts";
import { chromiumPages, linkTargets } from "./chromium-page.ts";

const results: Results = {
  tool: "makes-clients",
  language: "Oberon",
  version: "1.2.3",
  form: "3.0",
  overlays: ["lean"],
  settings: ["--strict <all>"],
  documents: {
    "edge/reference": { generates: "ok", compiles: "ok", runs: "ok" },
    "retention/v1": { generates: "ok", compiles: { why: "no type <Matter>" } },
    "retention/v1/reference": { generates: "ok", compiles: { why: "no type <Matter>" } },
  },
};

test("a generator has its version, its settings and how many documents passed each stage", async () => {
  const page = await renderLanguages({ results: [results], overlays: [] });
  expect(page).toContain('makes-clients 1.2.3<br><span class="language">Oberon</span>');
  expect(page).toContain("OpenAPI 3.0<br>overlay <code>lean</code><br><code>--strict &lt;all&gt;</code>");
  expect([...page.matchAll(/\d+ of \d+/g)].flat()).toEqual(["3 of 3", "1 of 3", "1 of 2"]);
});

test("a reason is written once, with every document that it holds for", async () => {
  const page = await renderLanguages({ results: [results], overlays: [] });
  expect(page).toContain(
    "<dt>retention/v1, retention/v1/reference</dt><dd><code>no type &lt;Matter&gt;</code></dd>",
  );
  expect(page.match(/no type/g)).toHaveLength(1);
});

test("a generator without failures has no reasons", async () => {
  const [edge] = Object.entries(results.documents);
  expect(
    await renderLanguages({
      results: [{ ...results, documents: Object.fromEntries([edge ?? []]) }],
      overlays: [],
    }),
  ).not.toContain("Why not");
});

test("languages are named once, as a sentence lists them", () => {
  const languages = ["Python", "Go", "Java", "Python"].map((language) => ({ ...results, language }));
  expect(languagesOf({ results: languages, overlays: [] })).toBe("Go, Java and Python");
});

test.for(generatorOverlays)(
  "the overlay $name of $service says what it fits and how to apply it",
  async (overlay) => {
    const page = await renderLanguages({ results: [], overlays: [overlay] });
    expect(page).toContain(`--overlay ${overlay.name}.overlay.yaml`);
    for (const { title } of overlay.documents) expect(page).toContain(title);
  },
);

describe.runIf(chromiumTests)("the page of other languages", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("is linked from the index, has a row for each recorded generator, and calls no other host", async () => {
    const { page, watched } = await open("");
    await page.locator(`a[href="${LANGUAGES_HREF}"]`).click();
    const rows = await page.locator("tbody th").allTextContents();
    expect(rows.map((row) => row.split(" ")[0]).sort()).toEqual(
      recordedResults()
        .map(({ tool }) => tool.split(" ")[0])
        .sort(),
    );
    const links = await linkTargets(page.locator(".facts a"));
    expect(links).toHaveLength(2 * generatorOverlays.length);
    for (const href of links) expect((await fetch(inject("siteUrl") + href)).status).toBe(200);
    expect(watched).toEqual({ foreign: [], errors: [] });
  });
});
