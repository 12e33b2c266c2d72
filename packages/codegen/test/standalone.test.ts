import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";
import { typeCheck } from "./support/type-check.ts";

async function operationsOf(spec: object): Promise<string> {
  return textOf(await generate({ spec }), "operations.gen.ts");
}

/** Returns the names of the exported constants. */
function exportsIn(text: string): string[] {
  return [...text.matchAll(/^export const ([^ :]+)/gm)].map(([, name]) => `${name}`);
}

describe("standalone operations", () => {
  test("generates one function per operation and copies the doc comment of the client's method", async () => {
    const text = textOf(await generateFixture("library.yaml"), "operations.gen.ts");
    expect(text).toContain(
      '/* @__PURE__ */ defineOperation(service, "listBooks", { listBooks: listBooksData }, pages);',
    );
    expect(text).toMatch(
      /\n \* `GET \/v1\/books`\n(?: \*.*\n)+export const listBooks: \(client: OperationsClient, input\?: ListBooksInput, options\?: CallOptions\) => PageCall</,
    );
    expect(text).toContain('export type OperationsClient = BareClient<"Library">;');
  });

  test("a function for a long-running operation includes the operations for wait() and cancel()", async () => {
    const text = textOf(await generateFixture("archive.yaml"), "operations.gen.ts");
    expect(text).toMatch(
      /defineOperation\(service, "(\w+)", \{ \1: \1Data, getOperation: getOperationData, cancelOperation: cancelOperationData \}, (?:\w+, )*longRunning\);/,
    );
    expect(text).toMatch(/\* const result = await \w+\(client, input\)\.wait\(\);/);
  });

  test("a function includes only the request steps that its operation needs", async () => {
    const text = await operationsOf(
      documentOf({
        "/a": { get: operation({ operationId: "read" }), post: operation({ operationId: "create" }) },
        "/b": {
          get: operation({
            operationId: "find",
            parameters: [{ name: "tags", in: "query", explode: false, schema: { type: "array", items: {} } }],
          }),
          put: operation({ operationId: "write", requestBody: { content: { "application/json": {} } } }),
        },
      }),
    );
    expect(
      [...text.matchAll(/defineOperation\(service, "(\w+)", \{[^}]*\}(.*)\);/g)].map(([, ...row]) => row),
    ).toEqual([
      ["create", ", idempotencyKeys"],
      ["find", ", queryStyles"],
      ["read", ""],
      ["write", ", requestBody"],
    ]);
  });

  test("only the definition of the full client lists all operations", async () => {
    const text = textOf(await generateFixture("library.yaml"), "operations.gen.ts");
    const [paths] = [text.match(/"\/v1\/books\/\{bookId\}:borrow"/g)];
    expect(paths).toHaveLength(1);
    expect(text.match(/borrowBookData/g)).toHaveLength(3);
  });

  test("functions have unique names that are valid identifiers", async () => {
    const ids = ["delete", "bearer", "pets/list-all", "service", "isPetKind", "get-Pet", "getPet", "errors"];
    const paths = ids.map((operationId, index) => [`/${index}`, { get: operation({ operationId }) }]);
    const schemas = { PetKind: { type: "string", enum: ["cat", "dog"] } };
    const names = exportsIn(
      await operationsOf(documentOf(Object.fromEntries(paths), { components: { schemas } })),
    );
    expect(names.sort()).toEqual([
      ...["bearer_2", "definition", "delete_2", "errors_2", "getPet", "getPet_2", "isPetKind_2"],
      ...["petsListAll", "service", "service_2"],
    ]);
  });

  test("exports only a service and a definition for a document without operations", async () => {
    expect(exportsIn(await operationsOf(documentOf({})))).toEqual(["service", "definition"]);
  });
});

describe("types of standalone operations", () => {
  const imports = `import { createBareClient, createClient } from "@seamline/client-core";
import { borrowBook, definition, listBooks, service } from "./operations.gen.js";
const client = createBareClient(service, { baseUrl: "https://library.example" });
`;

  test("functions accept both a bare client and a full client", async () => {
    const files = await generateFixture("library.yaml");
    const text = `${imports}
const tree = createClient(definition, { baseUrl: "https://library.example" });
for (const one of [client, tree, client.withOptions({ retry: false })]) {
  for await (const { title } of listBooks(one)) console.log(title);
}
const borrowed = await tree.books.borrow({ bookId: "b1" });
for (let same = borrowed; ; ) same = await borrowBook(client, { bookId: "b1" });
`;
    expect(await typeCheck([...files, { path: "consumer.ts", text }])).toBe("");
  });

  test("functions reject another service's client and incomplete input", async () => {
    const files = await generateFixture("library.yaml");
    const text = `${imports}
const other = createBareClient({ title: "Archive" }, { baseUrl: "https://archive.example" });
// @ts-expect-error a client of another service
listBooks(other);
// @ts-expect-error the book is missing
borrowBook(client, {});
// @ts-expect-error there is no such option
listBooks(client, {}, { retries: 2 });
`;
    expect(await typeCheck([...files, { path: "consumer.ts", text }])).toBe("");
  });
});
