import { describe, expect, test } from "vitest";
import type { Schema } from "../src/document.ts";
import { prepareSchemas } from "../src/prepare-schemas.ts";
import { schemaChecks, schemaReports } from "../src/schema-checks.ts";
import { readSuite } from "./json-schema-suite.ts";

const suite = readSuite();

test("the validator supports most groups of the JSON Schema test suite", () => {
  expect(suite.length).toBeGreaterThan(200);
});

describe.each(suite)("$title", ({ schema, definitions, tests }) => {
  const prepared = prepareSchemas({ ...definitions, Root: schema as Schema }, false);
  const check = schemaChecks(prepared)("Root");
  const report = schemaReports(prepared)("Root");

  test.each(tests)("$description", ({ data, valid }) => {
    expect(check(data) === undefined).toBe(valid);
    expect(report(data).length === 0).toBe(valid);
  });
});
