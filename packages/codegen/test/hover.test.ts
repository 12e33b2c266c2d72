import { expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";
import { type Hover, hover } from "./support/hover.ts";

async function hoverIn(fixture: string, client: string, code: string, text: string): Promise<Hover> {
  const files = await generateFixture(fixture);
  const head = `import type { ${client} } from "./client.gen.js";\ndeclare const client: ${client};\n`;
  return hover([...files, { path: "consumer.ts", text: head + code }], text);
}

function hoverOver(code: string, text: string): Promise<Hover> {
  return hoverIn("library.yaml", "LibraryClient", code, text);
}

function hoverOverArchive(code: string, text: string): Promise<Hover> {
  return hoverIn("archive.yaml", "ArchiveClient", code, text);
}

test("hovering over a call shows its summary, parameters, responses, errors and open points", async () => {
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

test("hovering over a call shows the name of its options type", async () => {
  const { signature } = await hoverOver("client.withOptions({});", "withOptions(");
  expect(signature).toContain("(options: CallOptions): LibraryClient");
});

test("doc comments escape @ in descriptions and keep hyphens in parameter names", async () => {
  const parameter = { name: "a-b", in: "path", required: true, description: "Of @owner." };
  const description = "Ask @octocat.\n@deprecated since v2";
  const spec = documentOf({
    "/{a-b}": { get: operation({ operationId: "get", description, parameters: [parameter] }) },
  });
  const code =
    'import type { TestClient } from "./client.gen.js"; declare let a: TestClient; a.get({ "a-b": "" });';
  const files = [...(await generate({ spec })), { path: "consumer.ts", text: code }];
  const { documentation, tags } = await hover(files, "get({");
  expect(documentation).toBe("Ask \\@octocat.\n\\@deprecated since v2\n\n`GET /{a-b}`");
  expect(tags).toEqual(["@param input - `a-b` Of \\@owner.", "@returns `204`: Done."]);
});

test("hovering over parameters, query parameters and members shows their descriptions", async () => {
  const code = 'client.books.get({ bookId: "1" }); client.books.list({ query: { page: 1 } });';
  expect((await hoverOver(code, "bookId:")).documentation).toBe("Identifier of the book.");
  expect((await hoverOver(code, "page:")).documentation).toBe(
    "Number of the page.\n\nDefault: `1`.\n\nExtension points: `credentials`.",
  );
  const field = await hoverOver('client.books.get({ bookId: "1" }).then((book) => book.title);', "title");
  expect(field.documentation).toBe("Title of the book.\n\nExtension points: `book.fields`.");
});

test("hovering over a call shows its permissions, common parameters and errors", async () => {
  const list = await hoverOverArchive("client.folders.list();", "list(");
  expect(list.documentation).toContain(
    "Requires `Read Folders` or `Manage Folders`. Scope: `archive` or `archive.readonly`.",
  );
  expect(list.tags).toContain("@param input.query - All calls accept {@link CommonQuery}.");
  expect(list.tags.join()).not.toContain("prettyPrint");
  const create = await hoverOverArchive("client.folders.create();", "create(");
  expect(create.documentation).toContain("Requires `Manage Folders`.");
  expect(create.documentation).not.toContain("Scope");
  expect(create.tags).toContain("@throws {ApiError} `400`: A field is wrong.");
});

test("hovering over a call that starts an operation shows how to wait for its result", async () => {
  const { signature, tags } = await hoverOverArchive("client.folders.scan", "scan");
  expect(tags).toContain("@example const result = await client.folders.scan(input).wait();");
  expect(signature).toContain(
    "CancellableOperationCall<ScanResult, ScanMetadata, ScanOperation, ScanFolderResponses>",
  );
});

test("hovering over a member shows its limits and format, or its type's description", async () => {
  const documentationOf = async (code: string, text: string): Promise<string> =>
    (await hoverOverArchive(code, text)).documentation;
  const get = 'const folder = await client.folders.get({ folderId: "1" }); folder';
  expect(await documentationOf("client.folders.list({ query: { pageSize: 1 } });", "pageSize:")).toBe(
    "How many at most.\n\nAt least `1`. At most `100`.\n\nDefault: `100`.",
  );
  expect(await documentationOf(`${get}.size;`, "size;")).toBe(
    "Bytes.\n\nFormat: int64, in decimal digits. `parseInt64` converts it to a `bigint`.",
  );
  expect(await documentationOf(`${get}.pages;`, "pages;")).toContain("Format: uint64, in decimal digits.");
  expect(await documentationOf(`${get}.state;`, "state;")).toBe("States of a folder.");
});

test("hovering over a numeric enum shows the names of its values", async () => {
  const code = 'import type { Paper } from "./types.gen.js"; export let paper: Paper;';
  expect((await hoverOverArchive(code, "Paper;")).documentation).toBe(
    "Kinds of paper.\n\n- `0`: PLAIN\n- `1`: CARDBOARD\n- `-1`: UNKNOWN\n\n" +
      "Use `unlisted(value)` for values that are not listed.",
  );
});

test("hovering over a schema shows fields whose JSON names are unknown", async () => {
  const code = 'import type { Author } from "./types.gen.js"; export let author: Author;';
  expect((await hoverOver(code, "Author;")).documentation).toContain("- works: What the author wrote.");
});

test("hovering over a value shows the name of its type", async () => {
  const code = 'export const book = await client.books.get({ bookId: "1" });';
  expect((await hoverOver(code, "book =")).signature).toBe("const book: Book");
  expect((await hoverOver("client.books", "client.books")).signature).toBe("const client: LibraryClient");
});

test("hovering over the client type shows its title, version and profile", async () => {
  const { documentation } = await hoverOver("let other: LibraryClient;", "LibraryClient }");
  expect(documentation).toBe("Client of Library, v1.\n\nProfile: as shown.");
});

test("the client's doc comment does not show the document version as the API version", async () => {
  const info = { title: "Library", version: "1.2.0" };
  const spec = documentOf({ "/books": { get: operation() } }, { info });
  const client = textOf(await generate({ spec }), "client.gen.ts");
  expect(client).toContain("Client of Library.");
});
