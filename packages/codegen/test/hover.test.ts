import { expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";
import { hover } from "./support/hover.ts";

async function hoverOver(code: string, text: string): Promise<Awaited<ReturnType<typeof hover>>> {
  const files = await generateFixture("library.yaml");
  const head =
    'import type { LibraryClient } from "./client.gen.js";\ndeclare const client: LibraryClient;\n';
  return hover([...files, { path: "consumer.ts", text: head + code }], text);
}

test("a call shows purpose, request, parameters, answers, errors and open points", async () => {
  const { documentation, tags, signature } = await hoverOver("client.books.create({});", "create(");
  expect(documentation).toContain("Create a book.\n\nAdds a book to the library.");
  expect(documentation).toContain("`POST /v1/books`");
  expect(documentation).toContain("Extension points: `credentials`.");
  expect(tags).toContain("@param input.body - The book to add.");
  expect(tags).toContain("@returns `2XX`: The book that was added.");
  expect(tags).toContain("@throws {ApiError} `default`: The call failed.");
  expect(signature).toContain(
    "(input?: CreateBookInput, options?: CallOptions): ApiCall<Book, CreateBookResponses>",
  );
});

test("a word after an @ in a description begins no tag, and no name of a parameter is cut", async () => {
  const parameter = { name: "a-b", in: "path", required: true, description: "Of @owner." };
  const description = "Ask @octocat.\n@deprecated by nobody";
  const spec = documentOf({
    "/{a-b}": { get: operation({ operationId: "get", description, parameters: [parameter] }) },
  });
  const code =
    'import type { TestClient } from "./client.gen.js"; declare let a: TestClient; a.get({ "a-b": "" });';
  const files = [...(await generate({ spec })), { path: "consumer.ts", text: code }];
  const { documentation, tags } = await hover(files, "get({");
  expect(documentation).toBe("Ask \\@octocat.\n\\@deprecated by nobody\n\n`GET /{a-b}`");
  expect(tags).toEqual(["@param input - `a-b` Of \\@owner.", "@returns `204`: Done."]);
});

test("parameters, query parameters and fields show what they are", async () => {
  const code = 'client.books.get({ bookId: "1" }); client.books.list({ query: { page: 1 } });';
  expect((await hoverOver(code, "bookId:")).documentation).toBe("Identifier of the book.");
  expect((await hoverOver(code, "page:")).documentation).toBe(
    "Number of the page.\n\nDefault: `1`.\n\nExtension points: `credentials`.",
  );
  const field = await hoverOver('client.books.get({ bookId: "1" }).then((book) => book.title);', "title");
  expect(field.documentation).toBe("Title of the book.\n\nExtension points: `book.fields`.");
});

test("a schema shows the fields that are known by their role alone", async () => {
  const code = 'import type { Author } from "./types.gen.js"; export let author: Author;';
  expect((await hoverOver(code, "Author;")).documentation).toContain("- works: What the author wrote.");
});

test("values show the names of their schemas", async () => {
  const code = 'export const book = await client.books.get({ bookId: "1" });';
  expect((await hoverOver(code, "book =")).signature).toBe("const book: Book");
  expect((await hoverOver("client.books", "client.books")).signature).toBe("const client: LibraryClient");
});

test("the client says its title, version and profile", async () => {
  const { documentation } = await hoverOver("let other: LibraryClient;", "LibraryClient }");
  expect(documentation).toBe("Client of Library, v1.\n\nProfile: as shown.");
});

test("the client says no version where the document shows none", async () => {
  const info = { title: "Library", version: "not-shown" };
  const spec = documentOf({ "/books": { get: operation() } }, { info });
  const client = textOf(await generate({ spec }), "client.gen.ts");
  expect(client).toContain("Client of Library.");
});
