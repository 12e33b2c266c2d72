import { describe, expect, test } from "vitest";
import { generate, generateContractTypes } from "../src/index.ts";
import { documentOf, operation, textOf } from "./support/generated.ts";
import { type CompilerVersion, compilers, typeCheck } from "./support/type-check.ts";
import { fixture } from "./support/workspace.ts";

const versions = Object.keys(compilers) as CompilerVersion[];
const fixtures = ["archive.yaml", "library.yaml", "odd-3.0.yaml", "odd-3.1.json", "multi-file/openapi.yaml"];

function typesOf(name: string): Promise<string> {
  return generateContractTypes({ spec: fixture(name), typeName: "Operations" });
}

function typesOfDocument(paths: object, rest: object = {}): Promise<string> {
  return generateContractTypes({ spec: documentOf(paths, rest), typeName: "Operations" });
}

/** What the compiler says of handlers that are written against the types of a fixture. */
async function checkHandlers(text: string, code: string, version: CompilerVersion): Promise<string> {
  const imports =
    'import type * as api from "./api.gen.js";\ndeclare const use: <Type>(value: Type) => void;\n';
  return typeCheck(
    [
      { path: "api.gen.ts", text },
      { path: "consumer.ts", text: imports + code },
    ],
    version,
  );
}

/** The declarations of a file by their names. */
function declarations(text: string): Map<string, string> {
  const parts = text.split("\n\n").flatMap((part) => {
    const [, name] = /^(?:export )?(?:type|interface) (\w+)/m.exec(part) ?? [];
    return name === undefined ? [] : [[name, part] as const];
  });
  return new Map(parts);
}

describe("the file", () => {
  test.each(versions)("stands alone under strict, by TypeScript %s", async (version) => {
    const files = await Promise.all(
      fixtures.map(async (name, index) => ({ path: `types${index}.gen.ts`, text: await typesOf(name) })),
    );
    for (const { text } of files)
      expect(text).not.toMatch(/\bimport\b|client-core|Extension ?[Pp]oint|PointFill/);
    expect(await typeCheck(files, version)).toBe("");
  });

  test("is the same from run to run, and names the command that made it", async () => {
    const options = { spec: fixture("odd-3.0.yaml"), typeName: "Operations", command: "make types" };
    const text = await generateContractTypes(options);
    expect(text).toMatch(/^\/\/ Made by `make types`\. Do not edit/);
    expect(await generateContractTypes(options)).toBe(text);
  });

  test("declares schemas without points as those of the client", async () => {
    const client = declarations(textOf(await generate({ spec: fixture("archive.yaml") }), "types.gen.ts"));
    const server = declarations(await typesOf("archive.yaml"));
    for (const name of ["ErrorBody", "FolderInput", "FolderPage", "ScanInput"]) {
      expect(server.get(name)).toBeDefined();
      expect(server.get(name)).toBe(client.get(name));
    }
  });

  test("lets open enumerations hold anything, since servers do not choose what they receive", async () => {
    const server = declarations(await typesOf("archive.yaml"));
    expect(server.get("FolderState")).toContain('= "STATE_UNSPECIFIED" | "OPEN" | "SEALED" | (string & {});');
    expect(server.get("Paper")).toContain("= 0 | 1 | -1 | (number & {});");
    expect(server.get("Paper")).not.toContain("unlisted");
  });

  test("declares every helper that its types ask for", async () => {
    const base = { type: "object", properties: { a: { type: "string" } } };
    const schemas = {
      Base: base,
      Whole: { allOf: [{ $ref: "#/components/schemas/Base" }], required: ["a"] },
    };
    const text = await typesOfDocument({}, { components: { schemas } });
    expect(text).toContain("WithRequired<Base");
    expect(await typeCheck([{ path: "api.gen.ts", text }])).toBe("");
  });

  test("tells of 64-bit numbers without a function that it does not have", async () => {
    const text = await typesOf("archive.yaml");
    expect(text).toMatch(/Bytes\.\n +\*\n +\* Format: int64, in decimal digits\.\n +\*\/\n +size\?: string;/);
    expect(text).not.toContain("parseInt64");
  });

  test("gives a schema that is called like the operations a number", async () => {
    const schemas = { Operations: { type: "string" } };
    const text = await typesOfDocument({}, { components: { schemas } });
    expect(text).toContain("export type Operations_2 = string;");
    expect(text).toContain("export interface Operations {");
  });

  test("applies overlays", async () => {
    const text = await generateContractTypes({
      spec: fixture("library.yaml"),
      overlays: [fixture("contract-types.overlay.yaml")],
      typeName: "Operations",
    });
    expect(text).toMatch(/interface Author \{\n +\/\*\* Name of the author\. \*\/\n +name\?: string;\n\}/);
  });
});

test("rejects an invalid type name", async () => {
  const options = { spec: documentOf({}), typeName: "an operation" };
  await expect(generateContractTypes(options)).rejects.toMatchObject({
    name: "SpecError",
    message:
      'invalid type name "an operation" (U+0020 is not an ASCII letter or digit): write a name like AnOperationOperations',
  });
});

describe.each(versions)("a handler, by TypeScript %s", (version) => {
  test("may add to what is open, and to nothing else", async () => {
    const code = `
      use<api.Book>({ title: "A", author: { any: "thing" }, shelf: 1 });
      use<api.Author>({ any: "thing" });
      use<api.BorrowBookResponse>({ done: true, until: "tomorrow" });
      // @ts-expect-error what is shown has a type
      use<api.BorrowBookResponse>({ done: "yes" });
      // @ts-expect-error a page is not open
      use<api.BookPage>({ pages: 1 });
    `;
    expect(await checkHandlers(await typesOf("library.yaml"), code, version)).toBe("");
  });

  test("is given the segments of a path one by one, by the types of their schemas", async () => {
    const code = `
      declare const shelf: api.Operations["getShelf"]["path"];
      use<{ room: string; shelf: string }>(shelf);
      // @ts-expect-error the resource name is a matter of clients
      shelf.name;
      declare const rooms: api.Operations["listRooms"]["path"];
      // @ts-expect-error there are none
      rooms.room;
    `;
    expect(await checkHandlers(await typesOf("library.yaml"), code, version)).toBe("");
    const numbered = `
      declare const user: api.Operations["getUsersByUserIdPosts"]["path"];
      use<number>(user.user_id);
      declare const thing: api.Operations["things.delete"]["path"];
      use<{ query: string; body: string; header: string }>(thing);
    `;
    expect(await checkHandlers(await typesOf("odd-3.0.yaml"), numbered, version)).toBe("");
  });

  test("finds every default of the query filled in, wherever the schema says it", async () => {
    const parameters = [
      { name: "limit", in: "query", schema: { $ref: "#/components/schemas/Limit" } },
      { name: "order", in: "query", required: true, schema: { type: "string" } },
      { name: "after", in: "query", schema: { type: "string" } },
    ];
    const schemas = { Limit: { type: "integer", default: 10 } };
    const paths = { "/a": { get: operation({ operationId: "list", parameters }) } };
    const code = `
      declare const query: api.Operations["list"]["query"];
      use<number>(query.limit);
      use<string>(query.order);
      // @ts-expect-error it may be absent
      use<string>(query.after);
      // @ts-expect-error the contract knows of no such parameter
      query.before;
    `;
    expect(
      await checkHandlers(await typesOfDocument(paths, { components: { schemas } }), code, version),
    ).toBe("");
  });

  test("finds the defaults of parameters that every operation has", async () => {
    const code = `
      use<boolean>(({} as api.Operations["listFolders"]["query"]).prettyPrint);
      use<number>(({} as api.Operations["listFolders"]["query"]).pageSize);
      use<boolean>(({} as api.Operations["getFolder"]["query"]).prettyPrint);
      // @ts-expect-error a default of a body's member is not filled in
      use<number>(({} as api.Operations["createFolder"]["body"]).copies);
    `;
    expect(await checkHandlers(await typesOf("archive.yaml"), code, version)).toBe("");
  });

  test("takes the body and answers the success: JSON, text, or nothing", async () => {
    const content = (mediaType: string, schema: object): object => ({ content: { [mediaType]: { schema } } });
    const text = { description: "", ...content("text/plain", { type: "string" }) };
    const made = { description: "", ...content("application/json", { $ref: "#/components/schemas/Made" }) };
    const failed = { description: "", ...content("application/json", { type: "number" }) };
    const paths = {
      "/a": {
        get: operation({ operationId: "read", responses: { 200: text, default: failed } }),
        post: operation({
          operationId: "make",
          requestBody: content("application/json", { $ref: "#/components/schemas/Made" }),
          responses: { 201: made, 400: failed },
        }),
        delete: operation({ operationId: "remove" }),
      },
    };
    const schemas = { Made: { type: "object", required: ["id"], properties: { id: { type: "integer" } } } };
    const code = `
      type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
      use<Same<api.Operations["read"], { path: {}; query: {}; body: undefined; response: string }>>(true);
      use<Same<api.Operations["make"], { path: {}; query: {}; body: api.Made; response: api.Made }>>(true);
      use<Same<api.Operations["remove"], { path: {}; query: {}; body: undefined; response: undefined }>>(true);
      use<Same<keyof api.Operations, "read" | "make" | "remove">>(true);
    `;
    expect(
      await checkHandlers(await typesOfDocument(paths, { components: { schemas } }), code, version),
    ).toBe("");
  });

  test("may give any of several successes", async () => {
    const code = `
      use<string | undefined>({} as api.Operations["getFolderText"]["response"]);
      // @ts-expect-error a text that there is none of is answered with nothing
      use<string>({} as api.Operations["getFolderText"]["response"]);
    `;
    expect(await checkHandlers(await typesOf("archive.yaml"), code, version)).toBe("");
  });
});
