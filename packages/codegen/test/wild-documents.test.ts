import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, operation, textOf } from "./support/generated.ts";
import { temporaryFile, temporaryFolder } from "./support/workspace.ts";

async function typesOf(schemas: object): Promise<string> {
  return textOf(await generate({ spec: documentOf({}, { components: { schemas } }) }), "types.gen.ts");
}

async function generatedFrom(name: string, text: string, path: string): Promise<string> {
  return textOf(await generate({ spec: await temporaryFile(name, text) }), path);
}

describe("unusual files", () => {
  test.each([
    ["a.json", '{ "openapi": "3.0.0", "info": { "title": "Bytes" } }'],
    ["a.yaml", "openapi: 3.0.0\r\ninfo:\r\n  title: Bytes\r\n"],
  ])("accepts a byte order mark in %s", async (name, text) => {
    expect(await generatedFrom(name, `\uFEFF${text}`, "client.gen.ts")).toContain("interface BytesClient ");
  });

  test("accepts Windows line endings in a description", async () => {
    const text = "openapi: 3.0.0\npaths:\n  /a:\n    get:\n      description: |\n        one\n        two\n";
    const client = await generatedFrom("a.yaml", text.replaceAll("\n", "\r\n"), "client.gen.ts");
    expect(client).toContain("   * one\n   * two\n");
  });

  test("accepts hundreds of aliases to one anchor, and merge keys", async () => {
    const paths = Array.from({ length: 300 }, (_, index) => `  /a${index}:\n    get: { <<: *get }\n`);
    const text = `openapi: 3.1.0\nx-get: &get { tags: [pets], responses: { 204: {} } }\npaths:\n`;
    const table = await generatedFrom("a.yaml", text + paths.join(""), "operations.gen.ts");
    expect(table).toContain('place: ["pets", "getA299"]');
  });

  test("accepts a referenced parameter whose name starts with x-", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "parts"));
    await writeFile(join(folder, "parts/id.yaml"), "{ name: x-request-id, in: header }\n");
    const spec = join(folder, "a.yaml");
    const text = `openapi: 3.1.0
paths:
  /a: { get: { operationId: a, parameters: [{ $ref: "#/components/parameters/x-request-id" }] } }
components:
  parameters:
    x-request-id: { $ref: parts/id.yaml }
`;
    await writeFile(spec, text);
    expect(textOf(await generate({ spec }), "client.gen.ts")).toContain('"x-request-id"?: string;');
  });
});

describe("unusual schemas", () => {
  const strings = { type: "array", items: { type: "string" } };

  test.each([
    ["a constant null", { const: null }, "null"],
    ["null in two forms", { type: "string", nullable: true, format: "binary" }, "Blob | null"],
    ["null without quotes", { type: ["string", null] }, "string | null"],
    ["nested unions", { anyOf: [{ type: ["string", "null"] }, strings] }, "string | null | string[]"],
    ["lists by composition", { type: "array", items: { oneOf: [strings] } }, "string[][]"],
    ["an enum of objects", { type: "object", enum: [{ a: 1 }] }, "Record<string, unknown>"],
    ["an enum of strings with type object", { type: "object", enum: ["a"] }, '"a"'],
    ["a member that is true", { type: "array", items: { allOf: [true, {}] } }, "(unknown & unknown)[]"],
  ])("accepts a schema with %s", async (_, schema, type) => {
    expect(await typesOf({ A: schema })).toContain(`export type A = ${type};\n`);
  });

  test("accepts a tuple with additional elements", async () => {
    const prefixItems = [{ type: "string" }];
    const types = await typesOf({ A: { type: "array", prefixItems, items: { type: "number" } } });
    expect(types).toContain("export type A = [\n  string,\n  ...number[]\n];");
  });

  test("accepts required as a boolean, as in older dialects", async () => {
    const properties = { a: { type: "string" } };
    expect(await typesOf({ A: { type: "object", required: true, properties } })).toContain("a?: string;");
  });

  test("accepts $defs, and does not treat them as a property", async () => {
    const a = { $ref: "#/components/schemas/A/$defs/Inner" };
    const types = await typesOf({ A: { properties: { a }, $defs: { Inner: { type: "string" } } } });
    expect(types).toContain("export interface A {\n  a?: AInner;\n}");
    expect(types).toContain("export type AInner = string;");
  });

  test("accepts bare names in a discriminator mapping", async () => {
    const schemaOf = (): object => ({ type: "object", properties: { kind: { type: "string" } } });
    const types = await typesOf({
      Cat: schemaOf(),
      Dog: schemaOf(),
      Pet: {
        oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
        discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "#/components/schemas/Dog" } },
      },
    });
    expect(types).toContain('export interface Cat {\n  kind: "cat";\n}');
    expect(types).toContain('export interface Dog {\n  kind: "dog";\n}');
  });

  test("accepts names in any script, and does not escape them", async () => {
    const types = await typesOf({ A: { properties: { größe: {}, 日本: {}, "ß b": { enum: ["ß"] } } } });
    expect(types).toContain('{\n  "größe"?: unknown;\n  "日本"?: unknown;\n  "ß b"?: "ß";\n}');
  });

  test("accepts a percent sign in names", async () => {
    const load = { type: "object", properties: { "100%": { type: "object", properties: { "%a": {} } } } };
    const types = await typesOf({
      "cpu%": load,
      Host: { properties: { cpu: { $ref: "#/components/schemas/cpu%25" } } },
    });
    expect(types).toContain('export interface Cpu {\n  "100%"?: {\n    "%a"?: unknown;\n  };\n}');
    expect(types).toContain("cpu?: Cpu;");
  });

  test("does not list component kinds that are empty", async () => {
    const components = "export interface components {\n  schemas: {\n    A: A;\n  };\n}\n";
    expect(await typesOf({ A: { type: "string" } })).toContain(components);
  });
});

describe("unusual operations", () => {
  test("accepts empty tags and operationIds", async () => {
    const spec = documentOf({ "/a": { get: operation({ tags: ["", "pets"], operationId: " " }) } });
    const table = textOf(await generate({ spec }), "operations.gen.ts");
    expect(table).toContain('const getAData = { method: "GET", path: "/a", place: ["pets", "getA"]');
  });

  test("accepts YAML keys without a value", async () => {
    const get = {
      operationId: null,
      tags: null,
      "x-pagination": null,
      responses: { 200: null },
      parameters: null,
    };
    const spec = documentOf({ "/a": { get, put: null } }, { info: null, "x-errors": null });
    expect(textOf(await generate({ spec }), "operations.gen.ts")).toContain('place: ["getA"]');
  });

  test("accepts x- extensions between the statuses of responses", async () => {
    const spec = documentOf({ "/a": { get: operation({ responses: { 204: {}, "x-a": "b" } }) } });
    expect(textOf(await generate({ spec }), "types.gen.ts")).not.toContain("x-a");
  });

  test("accepts several success responses, with and without schemas", async () => {
    const content = (type: string): object => ({ content: { [type]: {} } });
    const responses = { 200: content("text/plain"), 202: content("image/png"), 204: {} };
    const spec = documentOf({ "/a": { get: operation({ operationId: "a", responses }) } });
    const client = textOf(await generate({ spec }), "client.gen.ts");
    expect(client).toContain("ApiCall<string | Blob | undefined, AResponses>");
  });
});
