import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { definition } from "../src/generated/operations.gen.ts";
import { caseFiles, casesFolder, loadCases } from "../src/load-cases.ts";

const json = (file: string): unknown => JSON.parse(readFileSync(join(casesFolder, file), "utf8"));
const validate = new Ajv.default({ allowUnionTypes: true, formats: { "date-time": true } }).compile(
  json("case.schema.json") as object,
);

test.each(caseFiles())("%s matches the schema", (file) => {
  validate(json(file));
  expect(validate.errors ?? []).toEqual([]);
});

test("the schema rejects invalid cases", () => {
  const [one] = loadCases();
  for (const wrong of [
    { ...one, why: "no full stop" },
    { ...one, calls: [] },
    { ...one, request: [] },
  ])
    expect(validate({ cases: [wrong] })).toBe(false);
});

test("every case has a unique name and calls operations in the document", () => {
  const cases = loadCases();
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  const called = new Set(cases.flatMap(({ calls }) => calls.map(({ operation }) => operation)));
  expect(Object.keys(definition.operations)).toEqual(expect.arrayContaining([...called]));
});
