import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate, SpecError } from "../src/index.ts";
import { documentOf, operation } from "./support/generated.ts";
import { fixture, folderOf, temporaryFile, temporaryFolder } from "./support/workspace.ts";

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

describe("says where, what is wrong and what would be right", () => {
  test("malformed YAML", async () => {
    const text = `${head}paths:\n  /a: {\n    get: [}\n`;
    expect(await failureOf("a.yaml", text)).toMatch(/^a\.yaml:5: malformed YAML \(.+\): correct the syntax$/);
  });

  test("a key that stands twice", async () => {
    expect(await failureOf("a.yaml", `${head}paths: {}\npaths: {}\n`)).toMatch(/^a\.yaml:4: malformed YAML/);
  });

  test.each([
    ["a missing comma", '{\n  "openapi": "3.1.0"\n  "info": {}\n}\n', 3],
    ["an end that comes too early", '{\n  "openapi": "3.1.0",\n', 2],
  ])("malformed JSON: %s", async (_, text, line) => {
    expect(await failureOf("a.json", text)).toMatch(
      new RegExp(`^a\\.json:${line}: malformed JSON \\(.+\\): correct the syntax$`),
    );
  });

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

  test("references that lead around in a circle", async () => {
    const text = `${head}components:
  parameters:
    a: { $ref: "#/components/parameters/b" }
    b: { $ref: "#/components/parameters/a" }
`;
    expect(await failureOf("a.yaml", text)).toContain("a.yaml:5:");
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
  ])("x-pagination %j", async (pagination, message) => {
    await expect(generate({ spec: listWith(pagination) })).rejects.toThrow(message);
  });

  test.each([
    [{ get: "no" }, "x-operation of start names the operation no"],
    [{ get: "start", done: "/ready" }, "x-operation.done points to /ready, which no body has"],
  ])("x-operation %j", async (extension, message) => {
    const spec = documentOf({
      "/a": { post: operation({ operationId: "start", "x-operation": extension }) },
    });
    await expect(generate({ spec })).rejects.toThrow(message);
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

test("the client's name must be a name", async () => {
  const spec = fixture("library.yaml");
  await expect(generate({ spec, clientName: "a client" })).rejects.toThrow(
    "the client name a client is no name",
  );
});

test("nothing but the input is read or written", async () => {
  const path = await temporaryFile("a.yaml", `${head}paths: {}\n`);
  await generate({ spec: path });
  expect(await readdir(folderOf(path))).toEqual([basename(path)]);
});
