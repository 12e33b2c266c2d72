import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, textOf } from "./support/generated.ts";
import { type CompilerVersion, compilers, typeCheck } from "./support/type-check.ts";

const versions = Object.keys(compilers) as CompilerVersion[];

const imports = `
import { type ClientOptions, unlisted } from "@seamline/client-core";
import type { LibraryClient } from "./client.gen.js";
import type { Book, BookInput, BookPage, CheckedPoints, Genre } from "./types.gen.js";
import type { ShelfName } from "./names.gen.js";

declare const client: LibraryClient;
declare const use: <Type>(value: Type) => void;
`;

async function checkConsumer(code: string, version: CompilerVersion): Promise<string> {
  const files = await generateFixture("library.yaml");
  return typeCheck([...files, { path: "consumer.ts", text: imports + code }], version);
}

test.each(versions)("generated files compile in strict mode with TypeScript %s", async (version) => {
  const names = ["archive.yaml", "library.yaml", "odd-3.0.yaml", "odd-3.1.json", "multi-file/openapi.yaml"];
  const outputs = await Promise.all(names.map((name) => generateFixture(name)));
  const files = outputs.flatMap((output, index) =>
    output.map(({ path, text }) => ({ path: `output${index}/${path}`, text })),
  );
  expect(await typeCheck(files, version)).toBe("");
});

describe.each(versions)("consumer types with TypeScript %s", (version) => {
  test("inputs, results and pages have the documented types", async () => {
    const code = `
      export const book: Promise<Book> = client.books.get({ bookId: "1" });
      export const page: Promise<BookPage> = client.books.list();
      export async function all(): Promise<void> {
        for await (const one of client.books.list({ query: { page: 2, undocumented: true } })) use<Book>(one);
        for await (const copy of client.books.copies.list({ bookId: "1" })) use<string | undefined>(copy.barcode);
        const result = await client.books.get({ bookId: "1" }).result();
        if (result.status === 200) use<Book>(result.data);
        if (result.status === 404) use<string | undefined>(result.error.body?.error?.code);
        const rooms: undefined = await client.rooms.list();
        use(rooms);
      }
      use<ShelfName>("rooms/a/shelves/b");
      use<Genre>(unlisted("a new genre"));
      client.books.create({ body: { title: "A", copies: 1, notes: { any: "thing" }, unknownYet: 1 } });
      client.rooms.shelves.get({ name: "rooms/a/shelves/b" });
      client.http.GET("/v1/books/{bookId}", { params: { path: { bookId: "1" } } });
      // @ts-expect-error bookId is required
      client.books.get({});
      // @ts-expect-error the input is required
      client.books.get();
      // @ts-expect-error copies is a number
      client.books.create({ body: { title: "A", copies: "1" } });
      // @ts-expect-error a typo in a genre
      use<Genre>("novle");
      // @ts-expect-error only http accepts the segments of a resource name
      client.rooms.shelves.get({ room: "a", shelf: "b" });
    `;
    expect(await checkConsumer(code, version)).toBe("");
  });

  test("an unfilled point is an open record", async () => {
    const code = `
      declare const book: Book;
      use<unknown>(book.anything);
      use<unknown>(book.title);
      export const options: ClientOptions & CheckedPoints = { baseUrl: "http://127.0.0.1" };
      // @ts-expect-error unknown members have the type unknown
      use<string>(book.anything);
    `;
    expect(await checkConsumer(code, version)).toBe("");
  });

  test("the type that fills a point replaces the open record", async () => {
    const code = `
      declare module "./types.gen.js" {
        interface ExtensionPoints {
          "book.fields": { title: string; pages: number };
          "book.states": { state: "IN" | "OUT" };
          "author.fields": { books: Book[] };
          "query.parameters": { pageSize?: number };
        }
      }
      declare const book: Book;
      use<string>(book.title);
      use<number>(book.pages);
      use<"IN" | "OUT">(book.state);
      use<number | undefined>(book.author?.books[0]?.pages);
      export const options: ClientOptions & CheckedPoints = { baseUrl: "http://127.0.0.1" };
      client.books.list({ query: { pageSize: 1 } });
      // @ts-expect-error no such field
      book.anything;
      // @ts-expect-error no such parameter
      client.books.list({ query: { pagesize: 1 } });
      // @ts-expect-error pages are required now
      use<BookInput>({ title: "A", copies: 1 });
    `;
    expect(await checkConsumer(code, version)).toBe("");
  });

  test("a misspelled point causes a helpful compile error", async () => {
    const code = `
      declare module "./types.gen.js" {
        interface ExtensionPoints { "bok.fields": { title: string } }
      }
      export const options: ClientOptions & CheckedPoints = { baseUrl: "http://127.0.0.1" };
    `;
    expect(await checkConsumer(code, version)).toContain("unknown extension point: bok.fields");
  });

  test("a fill that is a union causes a helpful compile error", async () => {
    const code = `
      declare module "./types.gen.js" {
        interface ExtensionPoints { "book.fields": { title: string } | { name: string } }
      }
      declare const book: Book;
      use<unknown>(book.title);
      export const options: ClientOptions & CheckedPoints = { baseUrl: "http://127.0.0.1" };
    `;
    const [message, ...others] = (await checkConsumer(code, version))
      .split("\n")
      .filter((line) => !line.startsWith(" "));
    expect(message).toContain("the fill must be one object type, not a union: book.fields");
    expect(others).toEqual([]);
  });
});

test("a 64-bit integer can be a bigint in a parameter, but is a number in JSON", async () => {
  const long = { type: "integer", format: "int64" };
  const id = { name: "id", in: "path", required: true, schema: long };
  const after = { name: "after", in: "query", schema: long };
  const ok = { description: "It.", content: { "application/json": { schema: long } } };
  const schema = { type: "object", properties: { parameters: long } };
  const requestBody = { content: { "application/json": { schema } } };
  const get = { operationId: "getIt", parameters: [id, after], requestBody, responses: { 200: ok } };
  const spec = documentOf({ "/its/{id}": { post: get } });
  const code = `
    import type { TestClient } from "./client.gen.js";

    declare const client: TestClient;
    export const it: Promise<number> = client.getIt({ id: 1, query: { after: 2n }, body: { parameters: 3 } });
    client.http.POST("/its/{id}", { params: { path: { id: 1 }, query: { after: 2n } } });
    // @ts-expect-error JSON has no bigint
    client.getIt({ id: 1, body: { parameters: 3n } });
  `;
  expect(await typeCheck([...(await generate({ spec })), { path: "consumer.ts", text: code }])).toBe("");
});

test("supports bodies that are not JSON", async () => {
  const code = `
    import type { OddEnds30Client } from "./client.gen.js";

    declare const client: OddEnds30Client;
    client.constructor_.constructor_({ body: new FormData() });
    client.delete.delete({ body: new URLSearchParams() });
    client.delete.delete({ body: { a: "b" } });
    client.then_({ body: new Uint8Array() });
    client.then_({ body: () => new Blob().stream() });
    export const bytes: Promise<Blob> = client.then_({ body: "text" });
    client.constructor_.constructor_({ body: { file: new Blob(), note: "a" } });
    // @ts-expect-error a file is not a string
    client.constructor_.constructor_({ body: { file: "a", note: "a" } });
    // @ts-expect-error bytes are not an object
    client.then_({ body: { a: "b" } });
  `;
  const files = await generateFixture("odd-3.0.yaml");
  expect(await typeCheck([...files, { path: "consumer.ts", text: code }])).toBe("");
});

test("generates Record<string, unknown> for free-form objects, not Record<string, never>", async () => {
  const types = textOf(await generateFixture("odd-3.0.yaml"), "types.gen.ts");
  expect(types).toContain("export type Promise = Record<string, unknown>;");
  expect(types).not.toContain("Record<string, never>");
});

test("references to schemas become type names, including references to a part of a schema", async () => {
  const types = textOf(await generateFixture("odd-3.0.yaml"), "types.gen.ts");
  expect(types).toMatch(/interface Row \{\s+row\?: RowsItems;\s+same\?: RowsItems;\s+body\?: AnimalOwner;/);
  expect(types).not.toContain('components["schemas"]');
});
