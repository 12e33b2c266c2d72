import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EXTENSION_POINT_AREAS } from "../../model/extension-point-areas.ts";
import { pointsReport } from "../../src/cli/points-report.ts";
import { pointRemedies } from "../../src/point-remedies.ts";
import { type BuiltEntry, BuiltFixture } from "../workspace/built-fixture.ts";

let specs: BuiltFixture;
let documents: readonly BuiltEntry[];

beforeAll(async () => {
  specs = await BuiltFixture.of(path.join(import.meta.dirname, "../fixtures/provenance"));
  documents = await specs.documents();
});

afterAll(() => specs[Symbol.dispose]());

test("ends a report on several documents with a table of their totals", () => {
  expect(pointsReport(documents).split("\n\n").at(-1)?.split("\n")).toEqual([
    "document    profile    points  filled  partly filled  open  fields added",
    "----------  ---------  ------  ------  -------------  ----  ------------",
    "library/v1  as shown   7       0       0              7     0",
    "library/v1  reference  8       1       3              4     2",
  ]);
  expect(pointsReport(documents.slice(0, 1))).not.toContain("document  ");
});

test("prints the summary, overlays, open locations and remedy of a point", () => {
  const report = pointsReport(documents).split("\n\n");
  expect(
    report.find((entry) => entry.startsWith("desk.fields") && entry.includes("partly"))?.split("\n"),
  ).toEqual([
    "desk.fields (fields): partly filled",
    "  Every other field of a desk.",
    "  source     Resources",
    "  filled by  library/v1/reference.overlay.yaml:56",
    "  open at    /components/schemas/Desk",
    "  to fill    write the properties of these schemas, without additionalProperties: true, and remove x-extension-point",
    "             there; seamline-codegen fill desk.fields starts the overlay",
  ]);
});

test("shows a point with an open part as partly filled, and names the part", () => {
  const entry = pointsReport(documents.slice(1))
    .split("\n\n")
    .find((each) => each.startsWith("book.fields"));
  expect(entry).toMatch(/^book\.fields \(fields\): partly filled\n/);
  expect(entry).toMatch(/\n {2}open in {4}book\.notes$/);
});

test("limits lines to 120 columns without breaking line numbers", () => {
  const lines = pointsReport(documents).split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  const overlayLines = lines.filter((line) => line.includes(".overlay.yaml:"));
  expect(overlayLines.length).toBeGreaterThan(0);
  for (const line of overlayLines) expect(line).toMatch(/\.overlay\.yaml:\d+(, \d+)*,?$/);
});

test("prints documents with the same register once, under all their names", () => {
  const twin = documents.slice(0, 1).map((document) => ({ ...document, version: "v2" }));
  const report = pointsReport([...documents.slice(0, 1), ...twin]);
  expect(report.split("\n")[0]).toBe("library/v1, library/v2: as shown");
  expect(report.match(/^book\.fields/gm)).toHaveLength(1);
});

test("every area of extension points has a remedy", () => {
  expect(Object.keys(pointRemedies).sort()).toEqual([...EXTENSION_POINT_AREAS].sort());
});
