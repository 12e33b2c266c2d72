import path from "node:path";
import { expect, test } from "vitest";
import { buildDocuments } from "../build/build-documents.ts";
import { discoverDocuments } from "../build/discover-documents.ts";
import { AS_SHOWN } from "../build/profiles.ts";
import { renderDist } from "../build/render-dist.ts";
import type { JsonObject } from "../model/json.ts";
import { type Body, bodiesOf } from "./examples/body-examples.ts";
import { ExampleValidator } from "./examples/example-validator.ts";

const dist = renderDist(buildDocuments(discoverDocuments(path.dirname(import.meta.dirname))));
const bundles = dist.index.documents
  .filter(({ profile }) => profile !== AS_SHOWN.name)
  .flatMap(({ files }) => [files.json, files.json30])
  .map((file): [string, JsonObject] => [file, JSON.parse(dist.files.get(file) ?? "{}")]);

test.each(bundles)("%s has examples for every request and response with known content", (_file, openapi) => {
  const bodies = bodiesOf(openapi);
  expect(bodies.length).toBeGreaterThan(0);
  expect(
    bodies.filter(({ examples, isOpen }) => examples.length === 0 && !isOpen).map(({ name }) => name),
  ).toEqual([]);
});

test.each(bundles)("%s has examples that match its schemas", (_file, openapi) => {
  const validator = new ExampleValidator(openapi);
  expect(bodiesOf(openapi).flatMap((body) => problemsOf(body, validator))).toEqual([]);
});

function problemsOf({ name, schema, examples }: Body, validator: ExampleValidator): string[] {
  if (schema === undefined) return [`${name} has no schema`];
  return examples
    .flatMap((value) => validator.problems(schema, value))
    .map((problem) => `${name}: ${problem}`);
}

const SCHEMAS = {
  Zone: {
    type: "object",
    required: ["id"],
    properties: {
      id: { type: "string", format: "int64" },
      age: { type: "string", format: "google-duration" },
      made: { type: "string", format: "date-time" },
      type: { type: ["string", "null"] },
      weight: { type: "number", exclusiveMinimum: 0 },
    },
  },
};
const SCHEMAS_30 = {
  Zone: {
    ...SCHEMAS.Zone,
    properties: {
      ...SCHEMAS.Zone.properties,
      type: { type: "string", nullable: true },
      weight: { type: "number", minimum: 0, exclusiveMinimum: true },
    },
  },
};

test.each([
  ["3.1.0", SCHEMAS],
  ["3.0.3", SCHEMAS_30],
])("the validator finds invalid examples of OpenAPI %s", (openapi, schemas) => {
  const validator = new ExampleValidator({ openapi, components: { schemas } });
  const problems = (value: JsonObject) => validator.problems("/components/schemas/Zone", value).length;
  const right = {
    id: "9223372036854775807",
    age: "1.5s",
    made: "2026-01-02T03:04:05Z",
    type: null,
    weight: 1,
  };
  expect(problems(right)).toBe(0);
  const wrong = { id: "9223372036854775808", age: "1.5", made: "yesterday", type: 5, weight: 0 };
  for (const [field, value] of Object.entries(wrong))
    expect(problems({ ...right, [field]: value }), field).toBe(1);
  expect(problems({ age: "1s" })).toBe(1);
});
