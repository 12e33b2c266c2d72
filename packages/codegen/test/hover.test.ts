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

test("options of a call show by their name wherever a client takes them", async () => {
  const { signature } = await hoverOver("client.withOptions({});", "withOptions(");
  expect(signature).toContain("(options: CallOptions): LibraryClient");
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

test("a call shows what a caller needs, what every call takes, and what is special about its end", async () => {
  const list = await hoverOverArchive("client.folders.list();", "list(");
  expect(list.documentation).toContain(
    "Needs `Read Folders` or `Manage Folders`. Scope: `archive` or `archive.readonly`.",
  );
  expect(list.tags).toContain("@param input.query - Every call takes {@link CommonQuery}.");
  expect(list.tags.join()).not.toContain("prettyPrint");
  const create = await hoverOverArchive("client.folders.create();", "create(");
  expect(create.documentation).toContain("Needs `Manage Folders`.");
  expect(create.documentation).not.toContain("Scope");
  expect(create.tags).toContain("@throws {ApiError} `400`: A field is wrong.");
});

test("a call that starts an operation shows how to wait, and what for", async () => {
  const { signature, tags } = await hoverOverArchive("client.folders.scan", "scan");
  expect(tags).toContain("@example const result = await client.folders.scan(input).wait();");
  expect(signature).toContain(
    "CancellableOperationCall<ScanResult, ScanMetadata, ScanOperation, ScanFolderResponses>",
  );
});

test("a field shows its limits, how to read it, and what its type says where it has no words of its own", async () => {
  const documentationOf = async (code: string, text: string): Promise<string> =>
    (await hoverOverArchive(code, text)).documentation;
  const get = 'const folder = await client.folders.get({ folderId: "1" }); folder';
  expect(await documentationOf("client.folders.list({ query: { pageSize: 1 } });", "pageSize:")).toBe(
    "How many at most.\n\nAt least `1`. At most `100`.\n\nDefault: `100`.",
  );
  expect(await documentationOf(`${get}.size;`, "size;")).toBe(
    "Bytes.\n\nFormat: int64, in decimal digits. `parseInt64` makes a `bigint` of it.",
  );
  expect(await documentationOf(`${get}.pages;`, "pages;")).toContain("Format: uint64, in decimal digits.");
  expect(await documentationOf(`${get}.state;`, "state;")).toBe("States of a folder.");
});

test("a numeric enumeration shows what its values stand for", async () => {
  const code = 'import type { Paper } from "./types.gen.js"; export let paper: Paper;';
  expect((await hoverOverArchive(code, "Paper;")).documentation).toBe(
    "Kinds of paper.\n\n- `0`: PLAIN\n- `1`: CARDBOARD\n- `-1`: UNKNOWN\n\n" +
      "A value that is not listed is written `unlisted(value)`.",
  );
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

test("the client does not take the version of the description for that of the API", async () => {
  const info = { title: "Library", version: "1.2.0" };
  const spec = documentOf({ "/books": { get: operation() } }, { info });
  const client = textOf(await generate({ spec }), "client.gen.ts");
  expect(client).toContain("Client of Library.");
});
