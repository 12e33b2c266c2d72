import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EXTENSION_POINT_AREAS } from "../../model/extension-point-areas.ts";
import { pointsReport } from "../../src/cli/points-report.ts";
import { extensionPointRegister } from "../../src/extension-point-register.ts";
import { pointRemedies } from "../../src/point-remedies.ts";
import { type BuiltEntry, BuiltFixture } from "../workspace/built-fixture.ts";

const FIXTURE = path.join(import.meta.dirname, "../fixtures/provenance");

let specs: BuiltFixture;
let documents: readonly BuiltEntry[];

beforeAll(async () => {
  specs = await BuiltFixture.of(FIXTURE);
  documents = await specs.documents();
});

afterAll(() => specs[Symbol.dispose]());

test("ends a report on several documents with a table of their totals", () => {
  expect(pointsReport(documents).split("\n\n").at(-2)?.split("\n")).toEqual([
    "document    profile    points  filled  partly filled  open  fields added",
    "----------  ---------  ------  ------  -------------  ----  ------------",
    "library/v1  as shown   7       0       0              7     0",
    "library/v1  reference  8       1       3              4     2",
  ]);
  expect(pointsReport(documents.slice(0, 1))).not.toContain("document  ");
});

test("explains why the reference profile can have more open points than the as-shown contract", () => {
  const explanation =
    /^The reference profile can have more open points .* nested points .* are also counted\.$/;
  const [asShown = [], reference = []] = documents.map((document) => pointsReport([document]).split("\n\n"));
  expect(reference.at(-1)?.replaceAll("\n", " ")).toMatch(explanation);
  expect(asShown.at(-1)).toMatch(/^7 points: /);
  expect(pointsReport(documents).match(/The reference profile can/g)).toHaveLength(1);
});

test("prints the summary, overlays, open locations, lines to edit and remedy of a point", () => {
  const report = pointsReport(documents).split("\n\n");
  expect(
    report.find((entry) => entry.startsWith("desk.fields") && entry.includes("partly"))?.split("\n"),
  ).toEqual([
    "desk.fields (fields): partly filled",
    "  Every other field of a desk.",
    "  source     Resources",
    "  filled by  library/v1/reference.overlay.yaml:48",
    "  open at    /components/schemas/Desk",
    "  edit       library/v1/components/schemas/Desk.yaml:4",
    "  to fill    write the properties of these schemas, without additionalProperties: true, and remove x-extension-point",
    "             there; seamline-codegen fill desk.fields starts the overlay",
  ]);
});

test("prints a point as partly filled if it contains an open point, and shows that point", () => {
  const entry = pointsReport(documents.slice(1))
    .split("\n\n")
    .find((each) => each.startsWith("book.fields"));
  expect(entry).toMatch(/^book\.fields \(fields\): partly filled\n/);
  expect(entry).toMatch(/\n {2}open in {4}book\.notes$/);
});

test("names the file and line to edit for every open point", () => {
  const points = documents.flatMap(extensionPointRegister).filter(({ openAt }) => openAt.length > 0);
  expect(points.length).toBeGreaterThan(0);
  for (const { id, marks } of points) {
    expect(marks, id).not.toEqual([]);
    for (const { file, line } of marks) {
      const text = readFileSync(path.join(FIXTURE, file), "utf8").split("\n")[line - 1];
      expect(text, `${file}:${line}`).toContain(id);
    }
  }
  const entries = pointsReport(documents).split("\n\n");
  expect(entries.filter((entry) => entry.includes("\n  open at "))).toHaveLength(points.length);
  expect(entries.filter((entry) => /\n {2}edit {7}library\/v1\/[^\n]+\.yaml:\d+/.test(entry))).toHaveLength(
    points.length,
  );
});

test.each([
  ["an id", "BOOK.NOTES", ["book.notes"]],
  ["an area", "versioning", ["versioning"]],
  ["a summary", "request to create", ["createBook.request"]],
  ["no point", "shelf", []],
])("prints only the extension points that match a word: %s", (_, word, expected) => {
  const report = pointsReport(documents.slice(1), word).split("\n\n");
  const ids = report.slice(1, -1).map((entry) => entry.split(" ")[0]);
  expect(ids).toEqual(expected);
  expect(report.at(-1)).toBe(`${expected.length} of 8 points contain "${word}".`);
});

test("limits lines to 120 columns without breaking line numbers", () => {
  const lines = pointsReport(documents).split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  const placeLines = lines.filter((line) => line.includes(".yaml:"));
  expect(placeLines.length).toBeGreaterThan(0);
  for (const line of placeLines) expect(line).toMatch(/\.yaml:\d+(, \d+)*,?$/);
});

test("prints a register that several documents share once, under all their names", () => {
  const twin = documents.slice(0, 1).map((document) => ({ ...document, version: "v2" }));
  const report = pointsReport([...documents.slice(0, 1), ...twin]);
  expect(report.split("\n")[0]).toBe("library/v1, library/v2: as shown");
  expect(report.match(/^book\.fields/gm)).toHaveLength(1);
});

test("prints the lines to edit in all documents with the same register", async () => {
  const [document] = documents as [BuiltEntry];
  const provenance = new URL(`${document.provenance.href}.twin`);
  const text = readFileSync(document.provenance, "utf8").replaceAll('"library/v1/', '"library/v2/');
  writeFileSync(provenance, text);
  const report = pointsReport([document, { ...document, version: "v2", provenance }]);
  expect(report.split("\n")[0]).toBe("library/v1, library/v2: as shown");
  expect(report).toMatch(/^ {2}edit {7}library\/v1\/(.+)\n {13}library\/v2\/\1$/m);
});

test("every area of extension points has a remedy", () => {
  expect(Object.keys(pointRemedies).sort()).toEqual([...EXTENSION_POINT_AREAS].sort());
});
