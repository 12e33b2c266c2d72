import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { toOpenapi30 } from "../build/openapi-3-0/to-openapi-3-0.ts";
import type { JsonObject } from "../rules/model/json.ts";

const equality = path.join(import.meta.dirname, "equality");

test("writes what a person would write by hand", () => {
  const conversion = toOpenapi30(readYaml("sample.yaml"));
  expect(conversion.problems).toEqual([]);
  expect(conversion.openapi).toEqual(readYaml("sample-3.0.yaml"));
});

describe("what has no lossless 3.0 form is refused with its pointer", () => {
  test.each([
    [{ type: ["string", "integer"] }, "#/components/schemas/A/type"],
    [{ type: "null" }, "#/components/schemas/A/type"],
    [{ type: "array" }, "#/components/schemas/A/type"],
    [{ const: 1, enum: [1, 2] }, "#/components/schemas/A/const"],
    [{ minimum: 0, exclusiveMinimum: 0 }, "#/components/schemas/A/exclusiveMinimum"],
    [{ examples: [1, 2] }, "#/components/schemas/A/examples"],
    [{ examples: [] }, "#/components/schemas/A/examples"],
    [{ contentEncoding: "base64" }, "#/components/schemas/A/contentEncoding"],
    [{ nullable: true }, "#/components/schemas/A/nullable"],
    [{ $ref: "#/components/schemas/B", description: "Beside it." }, "#/components/schemas/A"],
    [{ properties: { "a/b": { if: {} } } }, "#/components/schemas/A/properties/a~1b/if"],
    [{ items: true }, "#/components/schemas/A/items"],
  ])("schema %j", (schema, pointer) => {
    expect(pointersOf({ components: { schemas: { A: schema } } })).toEqual([pointer]);
  });

  test.each([
    [{ webhooks: {} }, "#/webhooks"],
    [{ jsonSchemaDialect: "x" }, "#/jsonSchemaDialect"],
    [{ info: { title: "T", version: "v1", summary: "S" } }, "#/info/summary"],
    [
      { info: { title: "T", version: "v1", license: { name: "MIT", identifier: "MIT" } } },
      "#/info/license/identifier",
    ],
    [{ components: { pathItems: {} } }, "#/components/pathItems"],
    [{ components: { securitySchemes: { A: { type: "mutualTLS" } } } }, "#/components/securitySchemes/A"],
    [{ paths: { "/a": { get: {} } } }, "#/paths/~1a/get"],
    [{ paths: undefined }, "#"],
  ])("document %j", (part, pointer) => {
    expect(pointersOf(part)).toEqual([pointer]);
  });
});

function pointersOf(part: object): string[] {
  const document = { openapi: "3.1.0", info: { title: "T", version: "v1" }, paths: {}, ...part };
  return toOpenapi30(JSON.parse(JSON.stringify(document))).problems.map(({ pointer }) => pointer);
}

function readYaml(file: string): JsonObject {
  return parse(readFileSync(path.join(equality, file), "utf8"));
}
