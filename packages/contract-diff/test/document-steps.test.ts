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
const point = (summary: string): object => ({ area: "fields", source: "Fields", summary });

/** What changes beside operations, or in what several of them share. */
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
  },
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
  },
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
  ["a server that is removed", "major", "Server `https://b.example` was removed."],
  [
    "credentials that are sent elsewhere",
    "major",
    "`in` of security scheme `key` changed from 'header' to 'query'.",
  ],
  [
    "an error whose code is elsewhere",
    "major",
    'Where errors have their code and message changed from `{"code":"/code"}` to `{"code":"/error/code"}`.',
  ],
  [
    "an extension point that is filled",
    "minor",
    "The extension point `book.fields` is filled: a fill of your own is no longer needed.",
  ],
  [
    "an extension point that is removed",
    "major",
    "The extension point `shelf.fields` was removed and is not filled.",
  ],
  ["an extension point that is new", "minor", "The extension point `room.fields` is new."],
  ["a schema whose exported name is another one", "major", "Schema `Shelf` was removed."],
  ["a schema that no operation uses any more", "major", "Schema `Unused` was removed."],
  [
    "an enum value of what requests and responses share",
    "major",
    "The enum of `kind` in a response has new values: `B`.",
  ],
  ["a bound of a parameter that operations share", "major", "Upper bound changed from '<= 100' to '<= 50'."],
  ["a description", "patch", "Info `description` changed."],
])("%s: %s", (_title, step, sentence) => {
  expect(changes.find(({ text: said }) => said === sentence)).toMatchObject({ step });
});

test("the greatest changes come first, and the version of the description is none", () => {
  const steps = changes.map(({ step }) => step);
  expect(steps).toEqual(
    [...steps].sort(
      (a, b) => ["major", "minor", "patch"].indexOf(a) - ["major", "minor", "patch"].indexOf(b),
    ),
  );
  expect(JSON.stringify(changes)).not.toContain("version");
});

test("the order of members is no change", async () => {
  const { paths, ...rest } = before;
  expect(await compareDocuments(before, { paths, ...rest })).toEqual([]);
});
