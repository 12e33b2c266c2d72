import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { assetNames, hasOwnNames, withDigests, withoutDigests } from "../../src/kept-pages/asset-names.ts";

const page = (script: string, sheet: string) =>
  `<script type="module" src="/_astro/Panel.astro_lang.${script}.js"></script><link href="/_astro/page.${sheet}.css">`;

/** Creates a built site with the given assets. */
function siteWith(...assets: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "seamline-assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "_astro"));
  for (const asset of assets) writeFileSync(join(folder, "_astro", asset), "");
  return folder;
}

test("a cached page refers to the assets of the current build", () => {
  const names = assetNames(siteWith("Panel.astro_lang.Dnew_-12.js", "page.Bnew3456.css"));
  const kept = withoutDigests(page("Aold1234", "Cold5678"));
  expect(withDigests(kept, names)).toBe(page("Dnew_-12", "Bnew3456"));
});

test("the error for a missing asset explains how to fix it", () => {
  const names = assetNames(siteWith("page.Bnew3456.css"));
  expect(() => withDigests(withoutDigests(page("Aold1234", "Cold5678")), names)).toThrow(
    "expected exactly one asset named /_astro/Panel.astro_lang.*.js in this build; remove packages/docs/.pages and build again",
  );
});

test("assetNames omits ambiguous names", () => {
  const names = assetNames(siteWith("page.Aone1234.css", "page.Btwo1234.css", "print.Cone1234.css"));
  expect([...names.values()]).toEqual(["/_astro/print.Cone1234.css"]);
  expect(hasOwnNames("/_astro/print.*.css", names)).toBe(true);
  expect(hasOwnNames("/_astro/print.*.css /_astro/page.*.css", names)).toBe(false);
});

test("withoutDigests changes only the URLs of assets", () => {
  const text = "See _astro/page.css and /_astro/ of the site, or /bundles/edge/openapi.json.";
  expect(withoutDigests(text)).toBe(text);
});
