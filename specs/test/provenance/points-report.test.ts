import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatTable } from "../../src/cli/format-table.ts";
import { pointsReport } from "../../src/cli/points-report.ts";
import { type BuiltEntry, BuiltFixture } from "../workspace/built-fixture.ts";

let specs: BuiltFixture;
let documents: readonly BuiltEntry[];

beforeAll(async () => {
  specs = await BuiltFixture.of(path.join(import.meta.dirname, "../fixtures/provenance"));
  documents = await specs.documents();
});

afterAll(() => specs[Symbol.dispose]());

test("a report on several documents ends with a table of their totals", () => {
  expect(pointsReport(documents).split("\n\n").at(-1)?.split("\n")).toEqual([
    "document    profile    points  filled  partly filled  open  fields added",
    "----------  ---------  ------  ------  -------------  ----  ------------",
    "library/v1  as shown   7       0       0              7     0",
    "library/v1  reference  8       2       2              4     2",
  ]);
  expect(pointsReport(documents.slice(0, 1))).not.toContain("document  ");
});

test("a table is at most 120 columns wide: long lines break at a space, before a slash, or anywhere", () => {
  const words = `${"word ".repeat(30)}end`;
  const place = `/components/${"segment/".repeat(20)}end`;
  const blob = "x".repeat(200);
  const rows = [words, place, blob].map((line) => [["id"], [line]]);
  const [, , ...lines] = formatTable(["point", "place"], rows).split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  const texts = lines.map((line) => line.slice("point  ".length));
  expect(texts.filter((text) => text.startsWith("w") || text === "end").join(" ")).toBe(words);
  expect(texts.filter((text) => text.startsWith("/")).join("")).toBe(place);
  expect(texts.filter((text) => text.startsWith("x")).join("")).toBe(blob);
});
