import { expect, test } from "vitest";
import { commonHeading, SourceStatements } from "../../build/provenance/source-statements.ts";

test.each([
  [["Endpoints > Books", "Endpoints > Desks"], "Endpoints"],
  [["Endpoints > Books > List", "Endpoints > Books"], "Endpoints > Books"],
  [["Endpoints > Books"], "Endpoints > Books"],
  [["Errors", "Endpoints"], "Errors"],
  [[], undefined],
])("the common heading of %j is %s", (headings, common) => {
  expect(commonHeading(headings)).toBe(common);
});

test("the source heading of all operations is the top heading, even if they share a deeper one", () => {
  const rows = () => [{ operationId: "listBooks", heading: "Endpoints > Version v1" }];
  expect(new SourceStatements({}, { title: "Library", rows }).operations()).toBe("Endpoints");
});
