import { documents } from "@seamline/specs";
import { registerTotals } from "@seamline/specs/provenance";
import { beforeAll, expect, test } from "vitest";
import { overview } from "../start/overview.ts";

let lines: string[];

beforeAll(async () => {
  lines = (await overview()).split("\n");
});

const named = documents.map((document) => ({ ...document, name: nameOf(document) }));

test.for(named)("the overview shows the entry point of $name ($profile) and its size", (document) => {
  const row = rowOf(document.name, document.profile);
  expect(row).toMatch(
    new RegExp(` ${document.operations} +@seamline/${document.service}\\S* +\\d+\\.\\d\\d kB$`),
  );
  expect(row.includes("/reference ")).toBe(document.profile === "reference");
});

test.for(named.filter(({ profile }) => profile === "reference"))(
  "the overview shows the numbers of filled and open points of $name",
  (document) => {
    const asShown = documents.find((each) => nameOf(each) === document.name) ?? document;
    const { filled, partlyFilled, open, fieldsAdded } = registerTotals(document);
    const counts = [registerTotals(asShown).points, filled, partlyFilled, open, fieldsAdded];
    expect(lines.map((line) => line.split(/ {2,}/))).toContainEqual([
      nameOf(document),
      ...counts.map(String),
    ]);
  },
);

test("the overview has one column per document with the open points of each profile", () => {
  const documentsAsShown = documents.filter(({ profile }) => profile === "as shown");
  const filled = documents.filter(({ profile }) => profile === "reference");
  const cells = documentsAsShown.map(({ extensionPoints }, index) => {
    const counts = [extensionPoints.states ?? 0, filled[index]?.extensionPoints.states ?? 0];
    return counts.every((count) => count === 0) ? "–" : counts.join(" → ");
  });
  const rows = lines.map((line) => line.split(/ {2,}/)).filter(([area]) => area === "states");
  expect(rows.flatMap(([, ...row]) => row)).toEqual(cells);
});

test("the overview fits into a terminal of 120 columns", () => {
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
});

function rowOf(...cells: readonly string[]): string {
  return lines.find((line) => cells.every((cell, column) => line.split(/ {2,}/)[column] === cell)) ?? "";
}

function nameOf({ service, version }: (typeof documents)[number]): string {
  return version === undefined ? service : `${service}@${version}`;
}
