import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate, SpecError } from "../src/index.ts";
import { documentOf, operation } from "./support/generated.ts";
import { folderOf, temporaryFile, temporaryFolder } from "./support/workspace.ts";

const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';

/** The one line that a failure says, with the folder of the file taken away. */
async function failureOf(name: string, text: string): Promise<string> {
  const path = await temporaryFile(name, text);
  const error = await generate({ spec: path }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SpecError);
  const { message } = error as SpecError;
  expect(message).not.toContain("\n");
  return message.replaceAll(`${folderOf(path)}/`, "");
}

describe("says where, what is wrong and what would be right: malformed files", () => {
  test("malformed YAML", async () => {
    const text = `${head}paths:\n  /a: {\n    get: [}\n`;
    expect(await failureOf("a.yaml", text)).toMatch(/^a\.yaml:5: malformed YAML \(.+\): correct the syntax$/);
  });

  test.each([
    ["a.yaml", `${head}paths: {}\npaths: {}\n`, 4],
    ["a.json", '{\n  "openapi": "3.1.0",\n  "paths": { "/a": { "x": "\\"a\\": " } },\n  "paths": {}\n}\n', 4],
  ])("a key that stands twice in %s", async (name, text, line) => {
    const message = "a key stands twice in one object: keep one of the two";
    expect(await failureOf(name, text)).toBe(`${name}:${line}: ${message}`);
  });

  test.each([
    ["a: *b\n", "a.yaml:3: the alias *b has no anchor before it"],
    ["a: &b\n  c: *b\n", "a.yaml:4: the alias *b has no anchor before it"],
    ["---\na: 1\n", "a.yaml:3: a second YAML document begins: keep one per file"],
  ])("YAML that is no one tree: %j", async (text, message) => {
    expect(await failureOf("a.yaml", `${head}${text}`)).toContain(message);
  });

  test("aliases that stand for more than a memory holds", async () => {
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
    ["an end that comes too early", '{\n  "openapi": "3.1.0",\n', 2],
  ])("malformed JSON: %s", async (_, text, line) => {
    expect(await failureOf("a.json", text)).toMatch(
      new RegExp(`^a\\.json:${line}: malformed JSON \\(.+\\): correct the syntax$`),
    );
  });

  test.each([
    ['{\n  // here\n  "openapi": "3.1.0"\n}\n', 2],
    ['/* here */\n{ "openapi": "3.1.0" }\n', 1],
  ])("a comment in JSON: %j", async (text, line) => {
    const message = "malformed JSON (a comment): remove it, or write YAML";
    expect(await failureOf("a.json", text)).toBe(`a.json:${line}: ${message}`);
  });
});

describe("says where, what is wrong and what would be right: documents", () => {
  test("a version that is not supported", async () => {
    expect(await failureOf("a.yaml", "# old\nswagger: '2.0'\n")).toBe(
      "a.yaml:2: unsupported version (no openapi, swagger 2.0): convert the document to OpenAPI 3.0 or 3.1",
    );
    expect(await failureOf("a.yaml", "info: {}\nopenapi: 4.0.0\n")).toContain(
      "a.yaml:2: unsupported version",
    );
  });

  test("a document that is no object", async () => {
    expect(await failureOf("a.yaml", "- 1\n")).toContain("a.yaml:1: the document is not an object");
  });

  test("a reference that leads nowhere, with the nearest name", async () => {
    const text = `${head}components:
  schemas:
    Matter: { type: object }
    Other:
      properties:
        matter:
          $ref: "#/components/schemas/Mater"
`;
    expect(await failureOf("a.yaml", text)).toBe(
      "a.yaml:9: the $ref #/components/schemas/Mater leads nowhere: add its target or write Matter",
    );
  });

  test.each(["parameters", "schemas"])("%s that are but references around in a circle", async (kind) => {
    const text = `${head}components:
  ${kind}:
    a: { $ref: "#/components/${kind}/b" }
    b: { $ref: "#/components/${kind}/a" }
`;
    expect(await failureOf("a.yaml", text)).toBe(
      `a.yaml:5: the $ref #/components/${kind}/b leads nowhere: break the circle of references`,
    );
  });

  test("a reference to the network", async () => {
    const text = `${head}components:\n  schemas:\n    A: { $ref: "https://example.com/a.yaml" }\n`;
    expect(await failureOf("a.yaml", text)).toBe(
      "a.yaml:5: the $ref https://example.com/a.yaml leads to the network: keep a copy beside the document and refer to that",
    );
  });

  test("a duplicate operationId", async () => {
    const text = `${head}paths:
  /a:
    get: { operationId: same, responses: {} }
  /b:
    get:
      responses: {}
      operationId: same
`;
    expect(await failureOf("a.yaml", text)).toBe(
      "a.yaml:9: duplicate operationId same, which is that of GET /a too: give GET /b its own",
    );
  });

  test("an unknown extension point, with the nearest one", async () => {
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

describe("parts of another form than OpenAPI gives them", () => {
  const path = (item: string): string => `paths:\n  /a:\n    ${item}\n`;
  const schema = (text: string): string => `components:\n  schemas:\n    A: ${text}\n`;

  test.each([
    ["info: text\n", 'a.yaml:2: info is the text "text": write an object'],
    ["paths: []\n", "a.yaml:2: paths is a list: write an object"],
    ["paths:\n  /a: text\n", 'a.yaml:3: /a is the text "text": write an object'],
    ["paths:\n  a: {}\n", "a.yaml:3: the path a does not begin with a slash: write /a"],
    ["paths:\n  /a/{b: {}\n", "a.yaml:3: the path /a/{b has braces around no name"],
    ["paths:\n  /a/{}: {}\n", "a.yaml:3: the path /a/{} has braces around no name"],
    [path("get: text"), 'a.yaml:4: get is the text "text": write an object'],
    [path("query: {}"), "a.yaml:4: query is not supported: use get, put,"],
    [path("get: { tags: pets }"), 'a.yaml:4: tags is the text "pets": write a list of texts'],
    [path("get: { operationId: {} }"), "a.yaml:4: operationId is an object: write a text"],
    [path("get: { x-pagination: page }"), 'a.yaml:4: x-pagination is the text "page": write an object'],
    [path("get: { parameters: {} }"), "a.yaml:4: parameters is an object: write a list"],
    [path("get: { parameters: [a] }"), "a.yaml:4: an element of parameters is no object"],
    [path("get: { parameters: [{ in: query }] }"), "a.yaml:4: a parameter has no name: add name"],
    [path("get: { parameters: [{ name: a }] }"), "a.yaml:4: the parameter a stands nowhere: write in: path,"],
    [path("get: { parameters: [{ name: a, in: body }] }"), "a.yaml:4: the parameter a stands in body"],
    [path("get: { responses: { ok: {} } }"), "a.yaml:4: the status ok does not exist: write one like 200"],
    [path("get: { responses: { 200: text } }"), 'a.yaml:4: 200 is the text "text": write an object'],
    [schema("text"), 'a.yaml:4: A is the text "text": write an object'],
    [schema("{ $ref: 3 }"), 'a.yaml:4: $ref is the text "3": write a reference in quotes'],
    [schema("{ type: strin }"), "a.yaml:4: the type strin does not exist: write string"],
    [schema("{ type: [file, 'null'] }"), "a.yaml:4: the type file does not exist: write string, number,"],
    [schema("{ allOf: {} }"), "a.yaml:4: allOf is an object: write a list"],
    [schema("{ oneOf: [a] }"), "a.yaml:4: an element of oneOf is no object"],
    [schema("{ properties: [a] }"), "a.yaml:4: properties is a list: write an object"],
    [schema("{ properties: { a: text } }"), 'a.yaml:4: a is the text "text": write an object'],
    [schema("{ enum: a }"), 'a.yaml:4: enum is the text "a": write a list'],
    [schema("{ required: a }"), 'a.yaml:4: required is the text "a": write a list of texts'],
  ])("%j", async (text, message) => {
    expect(await failureOf("a.yaml", `openapi: 3.1.0\n${text}`)).toContain(message);
  });

  test("a name with a line break does not break the line of the message", async () => {
    const text = `${head}components:\n  schemas:\n    A: { $ref: "#/a\\nb" }\n`;
    expect(await failureOf("a.yaml", text)).toBe(
      "a.yaml:5: the $ref #/a b leads nowhere: add its target or correct it",
    );
  });
});

describe("files that the document refers to", () => {
  test("a fault in another file is told by that file and line", async () => {
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

  test("a pointer into another file that leads nowhere", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "b.yaml"), "A: {}\n");
    const spec = join(folder, "a.yaml");
    await writeFile(spec, `${head}components:\n  schemas:\n    A: { $ref: "b.yaml#/B" }\n`);
    await expect(generate({ spec })).rejects.toThrow(/a\.yaml:5: the \$ref b\.yaml#\/B leads nowhere/);
  });

  test("the document itself", async () => {
    await expect(generate({ spec: "nowhere.yaml" })).rejects.toThrow(
      "the file nowhere.yaml does not exist: name a JSON or YAML file",
    );
    await expect(generate({ spec: "https://example.com/openapi.json" })).rejects.toThrow(
      "https://example.com/openapi.json is not a file: download the document and name the copy",
    );
  });
});

describe("extensions are checked against the document", () => {
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

  test("what is right passes", async () => {
    await expect(generate({ spec: listWith(good) })).resolves.toHaveLength(3);
  });

  test.each([
    [{ ...good, style: "cursor" }, "x-pagination of list has the style cursor: write page or token"],
    [{ ...good, parameter: "p" }, "x-pagination of list names the query parameter p"],
    [{ ...good, more: undefined }, "x-pagination lacks more"],
    [{ ...good, items: "/itms" }, "x-pagination.items points to /itms, which no body has"],
    [{ ...good, items: "items" }, "x-pagination.items points to items, which no body has"],
    [{ ...good, items: "/more" }, "x-pagination.items points to /more, a value of another type"],
    [{ ...good, size: "/at" }, "x-pagination holds the unknown key size"],
    [{ ...good, more: { a: 1 } }, "x-pagination.more points to"],
  ])("x-pagination %j", async (pagination, message) => {
    await expect(generate({ spec: listWith(pagination) })).rejects.toThrow(message);
  });

  test("x-errors", async () => {
    const schema = { type: "object", properties: { code: { type: "string" } } };
    const responses = { default: { content: { "application/json": { schema } } }, 200: {} };
    const paths = { "/a": { get: operation({ operationId: "a", responses }) } };
    await expect(
      generate({ spec: documentOf(paths, { "x-errors": { code: "/code" } }) }),
    ).resolves.toHaveLength(3);
    await expect(generate({ spec: documentOf(paths, { "x-errors": { code: "/kode" } }) })).rejects.toThrow(
      "#/x-errors/code: x-errors.code points to /kode, which no body has",
    );
  });

  test.each([
    [{ parameter: "name", pattern: "a/{b}" }, "has the parameter b, which /a/{a} lacks: use a"],
    [{ parameter: "name" }, "x-resource-name of a lacks its parameter or pattern"],
  ])("x-resource-name %j", async (name, message) => {
    const spec = documentOf({ "/a/{a}": { get: operation({ operationId: "a", "x-resource-name": name }) } });
    await expect(generate({ spec })).rejects.toThrow(message);
  });
});

describe("places that cannot both be kept", () => {
  const placed = (first: string, second: string): object =>
    documentOf({
      "/a": { get: operation({ operationId: "one", "x-method": first }) },
      "/b": { get: operation({ operationId: "two", "x-method": second }) },
    });

  test.each([
    ["a.get", "a.get", "x-method a.get of two is that of one too"],
    ["a.b.get", "a.b", "x-method a.b of two is a resource too, which holds one"],
    ["a.b", "a.b.get", "x-method a.b.get of two lies inside a.b, which is the method one"],
    ["a.get", "http.get", "x-method http.get of two uses the name http, which every client has already"],
    ["a.get", "a.then", "x-method a.then of two uses the name then"],
    ["a.get", "a..get", "x-method a..get of two is no place"],
  ])("%s and %s", async (first, second, message) => {
    await expect(generate({ spec: placed(first, second) })).rejects.toThrow(
      `#/paths/~1b/get/x-method: ${message}`,
    );
  });
});

test("nothing but the input is read or written", async () => {
  const path = await temporaryFile("a.yaml", `${head}paths: {}\n`);
  await generate({ spec: path });
  expect(await readdir(folderOf(path))).toEqual([basename(path)]);
});

test("says which path parameter the path does not have, and which it has", async () => {
  const parameter = "{ name: petID, in: path, required: true, schema: { type: integer } }";
  const get = `{ operationId: getPet, parameters: [${parameter}], responses: { "200": { description: Ok } } }`;
  expect(await failureOf("a.yaml", `${head}paths:\n  /pets/{petId}:\n    get: ${get}\n`)).toBe(
    "a.yaml:5: the path parameter petID of getPet is not in /pets/{petId}: write petId, or remove it",
  );
});
