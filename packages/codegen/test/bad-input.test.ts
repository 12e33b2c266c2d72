import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate, SpecError } from "../src/index.ts";
import { documentOf, operation } from "./support/generated.ts";
import { folderOf, temporaryFile, temporaryFolder } from "./support/workspace.ts";

const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';

/** Returns the one-line message of a failure, without the file's folder. */
async function failureOf(name: string, text: string): Promise<string> {
  const path = await temporaryFile(name, text);
  const error = await generate({ spec: path }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SpecError);
  const { message } = error as SpecError;
  expect(message).not.toContain("\n");
  return message.replaceAll(`${folderOf(path)}/`, "");
}

describe("malformed files", () => {
  test("reports malformed YAML", async () => {
    const text = `${head}paths:\n  /a: {\n    get: [}\n`;
    expect(await failureOf("a.yaml", text)).toMatch(/^a\.yaml:5: malformed YAML \(.+\): correct the syntax$/);
  });

  test.each([
    ["a.yaml", `${head}paths: {}\npaths: {}\n`, 4],
    ["a.json", '{\n  "openapi": "3.1.0",\n  "paths": { "/a": { "x": "\\"a\\": " } },\n  "paths": {}\n}\n', 4],
  ])("reports a duplicate key in %s", async (name, text, line) => {
    const message = "duplicate key in an object: keep one of the two";
    expect(await failureOf(name, text)).toBe(`${name}:${line}: ${message}`);
  });

  test.each([
    ["a: *b\n", "a.yaml:3: the alias *b has no anchor before it"],
    ["a: &b\n  c: *b\n", "a.yaml:4: the alias *b has no anchor before it"],
    ["---\na: 1\n", "a.yaml:3: the file contains more than one YAML document: write one document per file"],
  ])("reports YAML that is not a single tree: %j", async (text, message) => {
    expect(await failureOf("a.yaml", `${head}${text}`)).toContain(message);
  });

  test("reports aliases that would exhaust memory", async () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const inner = Array.from({ length: 9 }, () => (level === 0 ? "1" : `*l${level - 1}`));
      return `l${level}: &l${level} [${inner.join(", ")}]\n`;
    });
    expect(await failureOf("a.yaml", head + levels.join(""))).toMatch(
      /^a\.yaml:1: the aliases expand to too/,
    );
  });

  test.each([
    ["a missing comma", '{\n  "openapi": "3.1.0"\n  "info": {}\n}\n', 3],
    ["truncated input", '{\n  "openapi": "3.1.0",\n', 2],
  ])("reports malformed JSON: %s", async (_, text, line) => {
    expect(await failureOf("a.json", text)).toMatch(
      new RegExp(`^a\\.json:${line}: malformed JSON \\(.+\\): correct the syntax$`),
    );
  });

  test.each([
    ['{\n  // here\n  "openapi": "3.1.0"\n}\n', 2],
    ['/* here */\n{ "openapi": "3.1.0" }\n', 1],
  ])("reports a comment in JSON: %j", async (text, line) => {
    const message = "malformed JSON (a comment): remove it, or write YAML";
    expect(await failureOf("a.json", text)).toBe(`a.json:${line}: ${message}`);
  });
});

describe("invalid documents", () => {
  test("reports an unsupported version", async () => {
    expect(await failureOf("a.yaml", "# old\nswagger: '2.0'\n")).toBe(
      "a.yaml:2: unsupported version (swagger 2.0): convert the document to OpenAPI 3.0, 3.1 or 3.2",
    );
    expect(await failureOf("a.yaml", "info: {}\nopenapi: 4.0.0\n")).toContain(
      "a.yaml:2: unsupported version",
    );
  });

  test("reports a document that is not an object", async () => {
    expect(await failureOf("a.yaml", "- 1\n")).toContain("a.yaml:1: the document is not an object");
  });

  test("suggests the nearest name for an unresolved reference", async () => {
    const text = `${head}components:
  schemas:
    Matter: { type: object }
    Other:
      properties:
        matter:
          $ref: "#/components/schemas/Mater"
`;
    expect(await failureOf("a.yaml", text)).toBe(
      "a.yaml:9: the $ref #/components/schemas/Mater cannot be resolved: add its target or write Matter",
    );
  });

  test.each(["parameters", "schemas"])("reports %s with circular references", async (kind) => {
    const text = `${head}components:
  ${kind}:
    a: { $ref: "#/components/${kind}/b" }
    b: { $ref: "#/components/${kind}/a" }
`;
    expect(await failureOf("a.yaml", text)).toBe(
      `a.yaml:5: the $ref #/components/${kind}/b cannot be resolved: remove the circular reference`,
    );
  });

  test("rejects a reference to a URL", async () => {
    const text = `${head}components:\n  schemas:\n    A: { $ref: "https://example.com/a.yaml" }\n`;
    expect(await failureOf("a.yaml", text)).toBe(
      "a.yaml:5: the $ref https://example.com/a.yaml is a URL: save a copy next to the document and refer to the copy",
    );
  });

  test("reports a duplicate operationId", async () => {
    const text = `${head}paths:
  /a:
    get: { operationId: same, responses: {} }
  /b:
    get:
      responses: {}
      operationId: same
`;
    expect(await failureOf("a.yaml", text)).toBe(
      "a.yaml:9: duplicate operationId same, already used by GET /a: give GET /b a unique operationId",
    );
  });

  test("suggests the nearest name for an unknown extension point", async () => {
    const text = `${head}x-extension-points:
  matter.fields: { area: fields }
components:
  schemas:
    Matter:
      type: object
      x-extension-point: [matter.fields, mater.fields]
`;
    expect(await failureOf("a.yaml", text)).toBe(
      "a.yaml:9: unknown extension point mater.fields: define it in x-extension-points or write matter.fields",
    );
  });
});

describe("malformed values", () => {
  const path = (item: string): string => `paths:\n  /a:\n    ${item}\n`;
  const schema = (text: string): string => `components:\n  schemas:\n    A: ${text}\n`;

  test.each([
    ["info: text\n", 'a.yaml:2: info is "text": write an object'],
    ["paths: []\n", "a.yaml:2: paths is a list: write an object"],
    ["paths:\n  /a: text\n", 'a.yaml:3: /a is "text": write an object'],
    ["paths:\n  a: {}\n", "a.yaml:3: the path a does not begin with a slash: write /a"],
    ["paths:\n  /a/{b: {}\n", "a.yaml:3: the path /a/{b has empty or unbalanced braces"],
    ["paths:\n  /a/{}: {}\n", "a.yaml:3: the path /a/{} has empty or unbalanced braces"],
    [path("get: text"), 'a.yaml:4: get is "text": write an object'],
    [path("additionalOperations: []"), "a.yaml:4: additionalOperations is a list: write an object"],
    [path("get: { tags: pets }"), 'a.yaml:4: tags is "pets": write a list of strings'],
    [path("get: { operationId: {} }"), "a.yaml:4: operationId is an object: write a string"],
    [path("get: { x-pagination: page }"), 'a.yaml:4: x-pagination is "page": write an object'],
    [path("get: { parameters: {} }"), "a.yaml:4: parameters is an object: write a list"],
    [path("get: { parameters: [a] }"), "a.yaml:4: an element of parameters is not an object"],
    [path("get: { parameters: [{ in: query }] }"), "a.yaml:4: a parameter has no name: add name"],
    [
      path("get: { parameters: [{ name: a }] }"),
      "a.yaml:4: the parameter a has no location: write in: path,",
    ],
    [
      path("get: { parameters: [{ name: a, in: body }] }"),
      "a.yaml:4: the parameter a has the invalid location body",
    ],
    [path("get: { responses: { ok: {} } }"), "a.yaml:4: invalid status ok: write a status such as 200"],
    [path("get: { responses: { 200: text } }"), 'a.yaml:4: 200 is "text": write an object'],
    [schema("text"), 'a.yaml:4: A is "text": write an object'],
    [schema("{ $ref: 3 }"), 'a.yaml:4: $ref is "3": write a reference in quotes'],
    [schema("{ type: strin }"), "a.yaml:4: unknown type strin: write string"],
    [schema("{ type: [file, 'null'] }"), "a.yaml:4: unknown type file: write string, number,"],
    [schema("{ allOf: {} }"), "a.yaml:4: allOf is an object: write a list"],
    [schema("{ oneOf: [a] }"), "a.yaml:4: an element of oneOf is not an object"],
    [schema("{ properties: [a] }"), "a.yaml:4: properties is a list: write an object"],
    [schema("{ properties: { a: text } }"), 'a.yaml:4: a is "text": write an object'],
    [schema("{ enum: a }"), 'a.yaml:4: enum is "a": write a list'],
    [schema("{ required: a }"), 'a.yaml:4: required is "a": write a list of strings'],
  ])("rejects the malformed value: %j", async (text, message) => {
    expect(await failureOf("a.yaml", `openapi: 3.1.0\n${text}`)).toContain(message);
  });

  test("keeps an error on one line if a name contains a line break", async () => {
    const text = `${head}components:\n  schemas:\n    A: { $ref: "#/a\\nb" }\n`;
    expect(await failureOf("a.yaml", text)).toBe(
      "a.yaml:5: the $ref #/a b cannot be resolved: add its target or correct the pointer",
    );
  });
});

describe("referenced files", () => {
  test("reports the file and the line of an error in a referenced file", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "schemas"));
    const spec = join(folder, "openapi.yaml");
    await writeFile(spec, `${head}components:\n  schemas:\n    Pet: { $ref: schemas/Pet.yaml }\n`);
    const pet =
      'type: object\nproperties:\n  owner: { $ref: "./Owner.yaml" }\n  x: { x-extension-point: no }\n';
    await writeFile(join(folder, "schemas/Pet.yaml"), pet);
    await expect(generate({ spec })).rejects.toThrow(/schemas\/Pet\.yaml:3: the file .+ does not exist/);
    await writeFile(join(folder, "schemas/Owner.yaml"), "type: object\n");
    await expect(generate({ spec })).rejects.toThrow(/schemas\/Pet\.yaml:4: unknown extension point no/);
    await writeFile(join(folder, "schemas/Owner.yaml"), "type: {\n");
    await expect(generate({ spec })).rejects.toThrow(/schemas\/Owner\.yaml:\d+: malformed YAML/);
  });

  test("names the referenced file if a pointer into the file cannot be resolved", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "b.yaml"), "A: {}\n");
    const spec = join(folder, "a.yaml");
    await writeFile(spec, `${head}components:\n  schemas:\n    A: { $ref: "b.yaml#/B" }\n`);
    await expect(generate({ spec })).rejects.toThrow(/a\.yaml:5: the \$ref b\.yaml#\/B cannot be resolved/);
  });

  test("reports a missing document or a URL that is passed as a document", async () => {
    await expect(generate({ spec: "nowhere.yaml" })).rejects.toThrow(
      "the file nowhere.yaml does not exist: pass a JSON or YAML file",
    );
    await expect(generate({ spec: "https://example.com/openapi.json" })).rejects.toThrow(
      "https://example.com/openapi.json is not a file: download the document and pass the copy",
    );
  });
});

describe("extensions that refer to the document", () => {
  const page = {
    type: "object",
    properties: { items: { type: "array" }, more: { type: "boolean" }, at: {} },
  };
  const listWith = (pagination: object): object =>
    documentOf({
      "/a": {
        get: operation({
          operationId: "list",
          parameters: [{ name: "page", in: "query" }],
          responses: { 200: { content: { "application/json": { schema: page } } } },
          "x-pagination": pagination,
        }),
      },
    });
  const good = { style: "page", parameter: "page", items: "/items", current: "/at", more: "/more" };

  test("accepts valid pagination", async () => {
    await expect(generate({ spec: listWith(good) })).resolves.toHaveLength(3);
  });

  test.each([
    [{ ...good, style: "seek" }, "x-pagination of list has the unknown style seek: write page, token,"],
    [{ ...good, parameter: "p" }, "x-pagination of list refers to the unknown query parameter p"],
    [{ ...good, more: undefined }, "x-pagination lacks more"],
    [{ ...good, items: "/itms" }, "x-pagination.items points to /itms, which is not in any response schema"],
    [{ ...good, items: "items" }, "x-pagination.items points to items, which is not in any response schema"],
    [{ ...good, items: "/more" }, "x-pagination.items points to /more, which has the wrong type"],
    [{ ...good, size: "/at" }, "x-pagination has the unknown key size"],
    [{ ...good, more: { a: 1 } }, "x-pagination.more points to"],
  ])("rejects the invalid x-pagination %j", async (pagination, message) => {
    await expect(generate({ spec: listWith(pagination) })).rejects.toThrow(message);
  });

  test("rejects invalid x-errors", async () => {
    const schema = { type: "object", properties: { code: { type: "string" } } };
    const responses = { default: { content: { "application/json": { schema } } }, 200: {} };
    const paths = { "/a": { get: operation({ operationId: "a", responses }) } };
    await expect(
      generate({ spec: documentOf(paths, { "x-errors": { code: "/code" } }) }),
    ).resolves.toHaveLength(3);
    await expect(generate({ spec: documentOf(paths, { "x-errors": { code: "/kode" } }) })).rejects.toThrow(
      "#/x-errors/code: x-errors.code points to /kode, which is not in any response schema",
    );
  });

  test.each([
    [{ parameter: "name", pattern: "a/{b}" }, "has the parameter b, which is not in /a/{a}: use a"],
    [{ parameter: "name" }, "x-resource-name of a must have a parameter and a pattern"],
  ])("rejects the invalid x-resource-name %j", async (name, message) => {
    const spec = documentOf({ "/a/{a}": { get: operation({ operationId: "a", "x-resource-name": name }) } });
    await expect(generate({ spec })).rejects.toThrow(message);
  });
});

describe("conflicting values of x-method", () => {
  const placed = (first: string, second: string): object =>
    documentOf({
      "/a": { get: operation({ operationId: "one", "x-method": first }) },
      "/b": { get: operation({ operationId: "two", "x-method": second }) },
    });

  test.each([
    ["a.get", "a.get", "x-method a.get of two is already used by one"],
    ["a.b.get", "a.b", "x-method a.b of two is also the resource of one"],
    ["a.b", "a.b.get", "x-method a.b.get of two is inside a.b, which is the method of one"],
    ["a.get", "http.get", "x-method http.get of two uses the reserved name http"],
    ["a.get", "a.then", "x-method a.then of two uses the reserved name then"],
    ["a.get", "a..get", "x-method a..get of two is not a valid method path"],
  ])("rejects x-method %s together with %s", async (first, second, message) => {
    await expect(generate({ spec: placed(first, second) })).rejects.toThrow(
      `#/paths/~1b/get/x-method: ${message}`,
    );
  });
});

test("generate() writes no files", async () => {
  const path = await temporaryFile("a.yaml", `${head}paths: {}\n`);
  await generate({ spec: path });
  expect(await readdir(folderOf(path))).toEqual([basename(path)]);
});

test("suggests the parameter in the path for a misspelled path parameter", async () => {
  const parameter = "{ name: petID, in: path, required: true, schema: { type: integer } }";
  const get = `{ operationId: getPet, parameters: [${parameter}], responses: { "200": { description: Ok } } }`;
  expect(await failureOf("a.yaml", `${head}paths:\n  /pets/{petId}:\n    get: ${get}\n`)).toBe(
    "a.yaml:5: the path parameter petID of getPet is not in /pets/{petId}: write petId, or remove it",
  );
});
