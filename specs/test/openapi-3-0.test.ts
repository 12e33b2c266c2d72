import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isJsonObject, type Json, type JsonObject } from "../model/json.ts";
import { type Conversion, toOpenapi30 } from "../openapi-3-0/to-openapi-3-0.ts";

const equality = path.join(import.meta.dirname, "equality");

test("converts a document to the handwritten 3.0 example", () => {
  const conversion = toOpenapi30(readYaml("sample.yaml"));
  expect(conversion.problems).toEqual([]);
  expect(conversion.openapi).toEqual(readYaml("sample-3.0.yaml"));
});

describe("constructs without a lossless 3.0 form", () => {
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
  ])("reports the pointer of a construct without a 3.0 form in the schema %j", (schema, pointer) => {
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
  ])("reports the pointer of a construct without a 3.0 form in the document %j", (part, pointer) => {
    expect(pointersOf(part)).toEqual([pointer]);
  });
});

describe("names that begin with x-", () => {
  const nullable = { type: ["string", "null"] };
  const headers = { "x-request-id": { schema: nullable } };

  test.each([
    [
      "headers",
      { responses: { A: { description: "A", headers } } },
      "responses/A/headers/x-request-id/schema",
    ],
    ["schemas", { schemas: { "x-a": nullable } }, "schemas/x-a"],
    ["properties", { schemas: { A: { properties: { "x-a": nullable } } } }, "schemas/A/properties/x-a"],
    [
      "content",
      { requestBodies: { A: { content: { "x-a/b": { schema: nullable } } } } },
      "requestBodies/A/content/x-a~1b/schema",
    ],
  ])("treats a name that begins with x- as an ordinary key in a map of %s", (_, components, pointer) => {
    const { openapi, problems } = convert({ components });
    expect(problems).toEqual([]);
    expect(valueAt(openapi.components, pointer)).toEqual({ type: "string", nullable: true });
  });

  test("treats a name that begins with x- as an extension in an object that accepts extensions", () => {
    const extension = { schema: { type: ["string", "null"] } };
    const paths = {
      "x-a": extension,
      "/a": { get: { responses: { default: { description: "A" }, "x-a": extension } } },
    };
    const { openapi, problems } = convert({ paths });
    expect(problems).toEqual([]);
    expect(openapi.paths).toEqual(paths);
  });
});

test("converts only the schemas in a callback", () => {
  const content = (schema: object) => ({ "application/json": { schema } });
  const paths = (schema: object) => {
    const post = { requestBody: { content: content(schema) }, responses: { 200: { description: "Seen." } } };
    return { "/a": { get: { responses: {}, callbacks: { done: { "{$url}": { post } } } } } };
  };
  const { openapi, problems } = convert({ paths: paths({ type: ["string", "null"] }) });
  expect(problems).toEqual([]);
  expect(openapi.paths).toEqual(paths({ type: "string", nullable: true }));
});

function pointersOf(part: object): string[] {
  return convert(part).problems.map(({ pointer }) => pointer);
}

function convert(part: object): Conversion {
  const document = { openapi: "3.1.0", info: { title: "T", version: "v1" }, paths: {}, ...part };
  return toOpenapi30(JSON.parse(JSON.stringify(document)));
}

function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  return pointer
    .split("/")
    .map((segment) => segment.replaceAll("~1", "/"))
    .reduce<Json | undefined>((node, segment) => (isJsonObject(node) ? node[segment] : undefined), value);
}

function readYaml(file: string): JsonObject {
  return parse(readFileSync(path.join(equality, file), "utf8"));
}
