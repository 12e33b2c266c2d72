import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, operation, textOf } from "./support/generated.ts";
import { cli } from "./support/run-command.ts";
import { typeCheck } from "./support/type-check.ts";
import { fixture, temporaryFolder } from "./support/workspace.ts";

const spec = fixture("library.yaml");

/** Names with a special meaning in JavaScript or TypeScript, and names that easily lead to invalid code. */
const NASTY_NAMES = [
  ...["class", "delete", "default", "enum", "eval", "arguments", "await", "async", "type", "any", "string"],
  ...["constructor", "__proto__", "prototype", "then", "toString", "hasOwnProperty", "toJSON", "undefined"],
  ...["Promise", "Response", "Record", "Array", "Error", "RawBody", "ServiceClient", "paths", "operations"],
  ...["1st", "²", "½", "Ⅷ", "a b", "A-b", "A_b", "a*/b", "Реt", "Pet", "http", "definition", "isPet"],
];

describe("--client-name", () => {
  test.each([
    ["class", "(a TypeScript keyword): write a name such as ClassClient"],
    ["interface", "(a TypeScript keyword): write a name such as InterfaceClient"],
    ["type", "(a TypeScript keyword): write a name such as TypeClient"],
    ["any", "(a TypeScript keyword): write a name such as AnyClient"],
    ["async", "(a TypeScript keyword): write a name such as AsyncClient"],
    ["undefined", "(a TypeScript keyword): write a name such as UndefinedClient"],
    ["__proto__", "(a global name in JavaScript or TypeScript): write a name such as ProtoClient"],
    ["Promise", "(a global name in JavaScript or TypeScript): write a name such as PromiseClient"],
    ["Response", "(a global name in JavaScript or TypeScript): write a name such as ResponseClient"],
    ["Partial", "(a global name in JavaScript or TypeScript): write a name such as PartialClient"],
    ["ServiceClient", "(generated files use this name): write a name such as PetStoreClient"],
    ["ApiCall", "(generated files use this name): write a name such as ApiCallClient"],
    ["paths", "(generated files use this name): write a name such as PathsClient"],
    ["pet store", "(U+0020 is not an ASCII letter or digit): write a name such as PetStoreClient"],
    ["pet-store", '(U+002D "-" is not an ASCII letter or digit): write a name such as PetStoreClient'],
    [
      "Zones;alert(1)",
      '(U+003B ";" is not an ASCII letter or digit): write a name such as ZonesAlert1Client',
    ],
    ["Zonés", '(U+00E9 "é" is not an ASCII letter or digit): write a name such as ZonesClient'],
    ["Сlient", '(U+0421 "С" is not an ASCII letter or digit): write a name such as PetStoreClient'],
    ["Zones\u200bClient", "(U+200B is not an ASCII letter or digit): write a name such as PetStoreClient"],
    ["1Client", "(a name must not start with a digit): write a name such as PetStoreClient"],
  ])("--client-name %j is a usage error with a suggestion", async (name, message) => {
    const out = join(await temporaryFolder(), "generated");
    const { code, log, error } = await cli("--spec", spec, "--out", out, `--client-name=${name}`);
    expect({ code, log, error }).toEqual({
      code: 1,
      log: [],
      error: [
        `seamline-codegen: invalid --client-name ${JSON.stringify(name)} ${message} (see seamline-codegen --help)`,
      ],
    });
    expect(await readdir(join(out, ".."))).toEqual([]);
    const suggested = /write a name such as (?<name>\w+)/.exec(message)?.groups?.name;
    await expect(generate({ spec, clientName: suggested })).resolves.toHaveLength(5);
  });

  test("an empty --client-name is a usage error", async () => {
    const { code, error } = await cli("--spec", spec, "--out", await temporaryFolder(), "--client-name=");
    expect({ code, error }).toEqual({
      code: 1,
      error: [expect.stringContaining("empty --client-name: write a name such as PetStoreClient")],
    });
  });

  test.each(["Book", "BooksResource", "BorrowBookInput"])(
    "rejects the name of the generated type %s as --client-name",
    async (name) => {
      const out = join(await temporaryFolder(), "generated");
      const { code, error } = await cli("--spec", spec, "--out", out, "--client-name", name);
      expect({ code, error }).toEqual({
        code: 1,
        error: [
          `seamline-codegen: the client name ${name} is also the name of a generated type: write a name such as ${name}Client`,
        ],
      });
      expect(await readdir(join(out, ".."))).toEqual([]);
    },
  );

  test.each(["PetStoreClient", "Zones", "petStore", "$Client", "_Client"])(
    "accepts %s as --client-name",
    async (clientName) => {
      const files = await generate({ spec, clientName });
      expect(textOf(files, "client.gen.ts")).toContain(`export interface ${clientName} `);
    },
  );
});

test.each(['pets"; import x', "pets\nevil", "a*/b", ""])("rejects the module name %j", async (name) => {
  const { code, error } = await cli("--spec", spec, "--out", await temporaryFolder(), `--module=${name}`);
  expect({ code, error }).toEqual({
    code: 1,
    error: [expect.stringMatching(/: (?:invalid|empty) module name/)],
  });
});

describe("names in contracts", () => {
  const schemaOf = (name: string): object => ({ $ref: `#/components/schemas/${name.replaceAll("/", "~1")}` });
  const returning = (schema: object): object => ({
    responses: { 200: { description: "It.", content: { "application/json": { schema } } } },
  });
  const text = { type: "string" };

  test("generates valid TypeScript for unusual operationIds, tags and parameters", async () => {
    const parameters = (place: string): object[] =>
      ["constructor", "__proto__", "then", "class", "½"].map((name) => ({ name, in: place, schema: text }));
    const paths = NASTY_NAMES.map((name, index) => [
      `/a${index}/{constructor}/{__proto__}`,
      {
        post: {
          operationId: name,
          tags: [name],
          parameters: [...parameters("query"), ...parameters("header")],
          requestBody: {
            content: { "application/json": { schema: { type: "object", properties: { [name]: text } } } },
          },
          ...returning({ type: "object", properties: Object.fromEntries([["__proto__", text]]) }),
        },
      },
    ]);
    const document = documentOf(Object.fromEntries(paths));
    expect(await typeCheck(await generate({ spec: document, validators: true }))).toBe("");
  });

  test("generates valid TypeScript for unusual names of schemas, enums and properties", async () => {
    const schemas = NASTY_NAMES.flatMap((name) => [
      [name, { type: "object", properties: { [name]: text } }],
      [`Kind${name}`, { type: "string", enum: ["a", "__proto__", "class"] }],
    ]) as [string, object][];
    const labels = {
      type: "integer",
      enum: [1, 2, 3],
      "x-enum-varnames": ["__proto__", "constructor", "class"],
    };
    const all = Object.fromEntries([...schemas, ["Labels", labels]]);
    const properties = Object.fromEntries(
      Object.keys(all).map((name, index) => [`p${index}`, schemaOf(name)]),
    );
    const body = { requestBody: { content: { "application/octet-stream": {} } } };
    const paths = {
      "/a": { get: { operationId: "a", tags: ["t"], ...returning({ type: "object", properties }) } },
      "/b": { post: { operationId: "b", tags: ["t"], ...body, ...returning(schemaOf("RawBody")) } },
    };
    const document = documentOf(paths, { components: { schemas: all } });
    expect(await typeCheck(await generate({ spec: document, validators: true }))).toBe("");
  });

  test.each(["²", "½ API", "Ⅷ", "class", "Service", "*/ alert(1) /*"])(
    "generates valid TypeScript for the title %s",
    async (title) => {
      const paths = { "/a": { get: operation({ operationId: "a", tags: ["t"] }) } };
      const document = { ...documentOf(paths), info: { title, version: "1" } };
      expect(await typeCheck(await generate({ spec: document }))).toBe("");
    },
  );

  test("generates valid TypeScript for an unusual pattern of a resource name", async () => {
    const get = operation({
      operationId: "a",
      "x-resource-name": { parameter: "name", pattern: "a/*/{class}" },
      parameters: [{ name: "class", in: "path", required: true, schema: text }],
    });
    const files = await generate({ spec: documentOf({ "/a/{class}": { get } }) });
    expect(await typeCheck(files)).toBe("");
  });

  test("generates valid TypeScript for an unusual file name", async () => {
    const files = await generate({ spec: documentOf({}), command: "seamline-codegen --spec a\nalert(1)" });
    expect(files[0]?.text).toMatch(/^\/\/ Generated by `seamline-codegen --spec a\\nalert\(1\)`/);
  });
});

test.each(["then", "constructor", "__proto__", "hasOwnProperty", "valueOf", "toString", "toJSON"])(
  "rejects %s as a member of a client, because it has a meaning in JavaScript",
  async (name) => {
    for (const place of [`pets.${name}`, `${name}.get`]) {
      const document = documentOf({ "/a": { get: operation({ operationId: "a", "x-method": place }) } });
      await expect(generate({ spec: document })).rejects.toThrow(
        `x-method ${place} of a uses the reserved name ${name}`,
      );
    }
    const guessed = documentOf({ "/a": { get: operation({ operationId: name, tags: [name] }) } });
    const table = textOf(await generate({ spec: guessed }), "operations.gen.ts");
    const [, place = ""] = /place: (?<place>\[.*?\])/.exec(table) ?? [];
    expect(place).not.toContain(`"${name}"`);
  },
);
