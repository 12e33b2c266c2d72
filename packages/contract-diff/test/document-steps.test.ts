import { beforeAll, expect, test } from "vitest";
import type { Change } from "../src/change.ts";
import { compareDocuments } from "../src/compare-documents.ts";

const fields = (properties: object): object => ({ type: "object", properties });
const text = { type: "string" };
const body = (name: string): object => ({
  content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
});
const limit = (maximum: number): object => ({
  name: "limit",
  in: "query",
  schema: { type: "integer", maximum },
});
const operation = (rest: object): object => ({ responses: { 200: { description: "Done." } }, ...rest });
const retired = (sunset: string): object => operation({ deprecated: true, "x-sunset": sunset });
const retiredLimit = { ...limit(10), deprecated: true, "x-sunset": "2999-01-31" };
const point = (summary: string): object => ({ area: "fields", source: "Fields", summary });

/** Changes outside operations, or in components that several operations share. */
const before = {
  openapi: "3.1.0",
  info: { title: "Library", version: "1.0.0" },
  servers: [{ url: "https://a.example" }, { url: "https://b.example" }],
  security: [{ key: [] }],
  "x-errors": { code: "/code" },
  "x-extension-points": { "book.fields": point("A"), "shelf.fields": point("B"), "loan.fields": point("C") },
  paths: {
    "/books": {
      post: { requestBody: body("Book"), responses: { 200: { description: "Done.", ...body("Book") } } },
      get: {
        parameters: [{ $ref: "#/components/parameters/limit" }],
        responses: { 200: { description: "Done.", ...body("Shelf") } },
      },
    },
    "/loans": {
      get: operation({ parameters: [retiredLimit] }),
      delete: retired("2999-01-31"),
      put: retired("1999-01-31"),
      patch: operation({}),
    },
    "/readers/{id}/fines": { head: retired("2999-01-31") },
  },
  webhooks: { bookLent: { post: operation({}) }, bookMoved: { post: operation({}) } },
  components: {
    parameters: { limit: limit(100) },
    schemas: {
      Book: fields({ title: text, kind: { ...text, enum: ["A"] } }),
      Shelf: fields({ room: text, width: { type: "integer" }, height: { type: "integer" } }),
      Unused: fields({ lonely: text }),
    },
    securitySchemes: { key: { type: "apiKey", in: "header", name: "K" } },
  },
};

const after = {
  ...before,
  info: { title: "Library", version: "2.0.0", description: "Books." },
  servers: [{ url: "https://a.example" }],
  "x-errors": { code: "/error/code" },
  "x-extension-points": { "loan.fields": point("C"), "room.fields": point("D") },
  "x-filled-points": { "book.fields": point("A") },
  tags: [{ name: "books" }],
  paths: {
    "/books": {
      post: before.paths["/books"].post,
      get: { ...before.paths["/books"].get, responses: { 200: { description: "Done.", ...body("Rack") } } },
    },
    "/loans": { get: operation({ deprecated: true }), patch: retired("2999-01-31") },
  },
  webhooks: { bookLend: { post: operation({}) } },
  components: {
    parameters: { limit: limit(50) },
    schemas: {
      Book: fields({ title: text, kind: { ...text, enum: ["A", "B"] } }),
      Rack: before.components.schemas.Shelf,
    },
    securitySchemes: { key: { type: "apiKey", in: "query", name: "K" } },
  },
};

let changes: readonly Change[];

beforeAll(async () => {
  changes = await compareDocuments(before, after);
});

test.each([
  ["a removed server", "major", "Server `https://b.example` was removed."],
  [
    "credentials in another location",
    "major",
    "`in` of security scheme `key` changed from 'header' to 'query'.",
  ],
  [
    "an error code in another field",
    "major",
    'The error mapping changed from `{"code":"/code"}` to `{"code":"/error/code"}`.',
  ],
  [
    "a filled extension point",
    "minor",
    "The extension point `book.fields` is now filled. You can remove your own fill.",
  ],
  ["a removed extension point", "major", "The extension point `shelf.fields` was removed and is not filled."],
  ["a new extension point", "minor", "The extension point `room.fields` was added."],
  ["a renamed schema", "major", "Schema `Shelf` was removed."],
  ["a schema that is no longer used", "major", "Schema `Unused` was removed."],
  [
    "a new enum value in a schema of requests and responses",
    "major",
    "The enum of `kind` in a response has new values: `B`.",
  ],
  ["a bound of a shared parameter", "major", "Upper bound changed from '<= 100' to '<= 50'."],
  ["a deprecation without a date", "minor", "`get` is now deprecated without a sunset date."],
  ["a deprecation with a date", "minor", "`patch` is now deprecated with the sunset date `2999-01-31`."],
  ["a renamed webhook", "major", "Webhook `bookLent` was renamed to `bookLend`."],
  ["a removed webhook", "major", "Webhook `bookMoved` was removed."],
  [
    "an operation that is removed too early",
    "major",
    "`delete` was removed before its sunset date `2999-01-31`.",
  ],
  [
    "a parameter that is removed too early",
    "major",
    "`limit` was removed before its sunset date `2999-01-31`.",
  ],
  ["an operation that is removed after its sunset date", "major", "Operation `PUT /loans` was removed."],
  [
    "an operation that is removed too early with its path",
    "major",
    "`head` was removed before its sunset date `2999-01-31`.",
  ],
  ["a description", "patch", "Info `description` changed."],
])("rates %s as %s", (_title, step, sentence) => {
  expect(changes.find((change) => change.text === sentence)).toMatchObject({ step });
});

test("sorts changes by step and ignores the document version", () => {
  const steps = changes.map(({ step }) => step);
  expect(steps).toEqual(
    [...steps].sort(
      (a, b) => ["major", "minor", "patch"].indexOf(a) - ["major", "minor", "patch"].indexOf(b),
    ),
  );
  expect(JSON.stringify(changes)).not.toContain("version");
});

test("ignores the order of members in objects", async () => {
  const { paths, ...rest } = before;
  expect(await compareDocuments(before, { paths, ...rest })).toEqual([]);
});
