import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSiteFile, siteFiles } from "./site-files.ts";

const sheets = siteFiles().filter((file) => file.endsWith(".css"));
/** Rules that may draw a stitch: open points, open fields, the mark of open points, and partly filled points. */
const OPEN = /open|stitched|partly/;

test("dashed lines are used only for open parts", () => {
  const rules = sheets.flatMap((file) => readSiteFile(file).match(/[^{}]+\{[^{}]*\}/g) ?? []);
  const dashed = rules.filter((rule) => /dashed|var\(--seam-stitch|repeating-linear-gradient/.test(rule));
  expect(dashed.length).toBeGreaterThan(2);
  expect(dashed.filter((rule) => !OPEN.test(rule.split("{")[0] ?? "") && !isToken(rule))).toEqual([]);
});

test("the styles of the try-it panel contain no dashed lines", () => {
  const styles = readFileSync(new URL("../../../ui/src/styles/parts.css", import.meta.url), "utf8");
  expect(styles).not.toMatch(/dashed|--seam-stitch/);
});

/** Returns whether a rule only defines variables. */
function isToken(rule: string): boolean {
  return /\{[^}]*--seam-stitch:/.test(rule);
}
