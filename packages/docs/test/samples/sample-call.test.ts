import { readdirSync, readFileSync } from "node:fs";
import { documents } from "@seamline/specs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { sampleCalls } from "../../src/samples/sample-call.ts";
import { calledOperation } from "./calls.ts";

const library = {
  openapi: "3.1.0",
  info: { title: "Library", version: "1.0.0" },
  paths: {
    "/v1/books/{bookId}": {
      patch: {
        operationId: "patchBook",
        "x-method": "books.patch",
        requestBody: {
          content: { "application/json": { examples: { title: { value: { title: "Sketch" } } } } },
        },
        responses: {
          200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Book" } } } },
        },
      },
      get: {
        operationId: "getBook",
        "x-method": "books.get",
        responses: {
          200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Export" } } } },
        },
      },
    },
  },
  components: { schemas: { Book: { type: "object" }, Export: { type: "object", properties: { id: {} } } } },
};
const { service } = calledOperation();
const parameters = { bookId: "book-1" };

describe("sampleCalls", () => {
  it("uses the service's parameters and the document's example unless the sample overrides them", () => {
    const calls = sampleCalls(library, service, { parameters, operations: {} });
    expect(calls.get("patchBook")?.request).toEqual({
      path: parameters,
      query: {},
      headers: {},
      body: { title: "Sketch" },
    });
    const patchBook = { path: { bookId: "book-2" }, query: { mask: "title" }, body: null };
    const own = sampleCalls(library, service, { parameters, operations: { patchBook } });
    expect(own.get("patchBook")?.request).toEqual({
      path: patchBook.path,
      query: patchBook.query,
      headers: {},
    });
  });

  it("does not name variables after empty objects or reserved words", () => {
    const calls = sampleCalls(library, service, { parameters, operations: {} });
    expect(calls.get("patchBook")?.operation.resultName).toBeUndefined();
    expect(calls.get("getBook")?.operation.resultName).toBe("response");
  });

  it("returns the setup calls with the same parameters", () => {
    const operations = { getBook: { before: [{ operationId: "patchBook", body: { title: "Notes" } }] } };
    const [first] = sampleCalls(library, service, { parameters, operations }).get("getBook")?.before ?? [];
    expect(first?.operation.clientPath).toBe("books.patch");
    expect(first?.request).toMatchObject({ path: parameters, body: { title: "Notes" } });
  });

  it("rejects unknown operations and missing parameters", () => {
    const misspelled = { parameters, operations: { getBok: {} } };
    expect(() => sampleCalls(library, service, misspelled)).toThrow(/contain the unknown operation getBok/);
    expect(() => sampleCalls(library, service, { parameters: {}, operations: {} })).toThrow(
      /no value for the parameter bookId/,
    );
  });
});

it("every samples file belongs to a service and contains only versions of that service", () => {
  const folder = new URL("../../src/samples/requests/", import.meta.url);
  for (const file of readdirSync(folder)) {
    const own = documents.filter(({ service }) => `${service}.yaml` === file);
    const { versions = {} } = parse(readFileSync(new URL(file, folder), "utf8")) as { versions?: object };
    expect(own, file).not.toEqual([]);
    expect(own.map(({ version }) => version)).toEqual(expect.arrayContaining(Object.keys(versions)));
  }
});
