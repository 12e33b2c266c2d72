import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { expect, test } from "vitest";
import { walkBody } from "../../src/observe/points/body-walk.ts";

const document: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Library", version: "v1" },
  components: { schemas: { Author: { type: "object", properties: { born: {} } } } },
};

const book: Schema = {
  type: "object",
  properties: {
    authors: { type: "array", items: { $ref: "#/components/schemas/Author" } },
    copies: { type: "object", additionalProperties: { $ref: "#/components/schemas/Author" } },
    state: { type: "string", enum: ["LENT"], "x-open-enum": true },
  },
};

/** Lists everything in a body that its schema does not describe. */
function foundIn(body: unknown): string[] {
  const found: string[] = [];
  walkBody(document, book, body, {
    openObject: (_, members) => found.push(`open: ${[...members.keys()]}`),
    untyped: (_, value) => found.push(`untyped: ${JSON.stringify(value)}`),
    undocumented: (pointer) => found.push(`undocumented: ${pointer}`),
    beyondEnum: (_, pointer) => found.push(`beyond the enum: ${pointer}`),
  });
  return found;
}

test("finds undocumented members of closed objects below lists, maps and references", () => {
  expect(foundIn({ authors: [{ born: 1, died: 2 }], copies: { "ada@example.com": { shelf: 3 } } })).toEqual([
    "untyped: 1",
    "undocumented: /authors/*/died",
    "undocumented: /copies/*/shelf",
  ]);
});

test("hides member names that look like data", () => {
  expect(foundIn({ "ada@example.com": 1 })).toEqual(["undocumented: /*"]);
});

test("reports a value that an open enum does not list", () => {
  expect(foundIn({ state: "LOST" })).toEqual(["beyond the enum: /state"]);
  expect(foundIn({ state: "LENT" })).toEqual([]);
});
