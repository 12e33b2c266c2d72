import { readFileSync } from "node:fs";
import path from "node:path";
import { applyOverlays, readOverlay, settlePoints } from "@seamline/overlay";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { writeProposals } from "../../src/observe/proposal/write-proposals.ts";
import { Library, line } from "./library-recording.ts";

let library: Library;

beforeAll(async () => {
  library = await Library.build();
});

afterAll(() => library[Symbol.dispose]());

async function proposalOf(lines: readonly string[], values = false) {
  const observation = await library.observe(library.file("proposal.ndjson", lines.join("")), { values });
  const [file] = writeProposals(observation, path.join(library.folder, "proposals"));
  return file;
}

async function actionsOf(lines: readonly string[], values = false) {
  const file = await proposalOf(lines, values);
  return file === undefined ? [] : parse(readFileSync(file, "utf8")).actions;
}

const post = (response: unknown, at?: string) =>
  line({ method: "POST", request: {}, response, ...(at !== undefined && { at }) });

describe("proposed members", () => {
  test("a proposal contains the observed members, with counts and times, as optional members", async () => {
    const [book] = await actionsOf([
      post({ title: "Emma", pages: 474, author: { born: 1775 } }),
      post({ title: "Ulysses" }, "2026-03-02T11:00:00Z"),
    ]);
    expect(book).toEqual({
      target: "$.components.schemas.Book",
      description: "Observed in 2 objects.",
      "x-fills": ["book.fields"],
      update: {
        properties: {
          pages: {
            type: "integer",
            "x-observed": {
              count: 1,
              of: 2,
              firstSeen: "2026-03-02T09:30:00.000Z",
              lastSeen: "2026-03-02T09:30:00.000Z",
            },
          },
          author: {
            type: "object",
            properties: { born: { type: "integer", "x-observed": { count: 1, of: 1 } } },
            additionalProperties: true,
            "x-extension-point": "book.fields",
            "x-observed": expect.objectContaining({ count: 1, of: 2 }),
          },
        },
      },
    });
  });

  test("a proposal can be applied to its document and leaves the extension points open", async () => {
    const file = await proposalOf([
      post({ title: "Emma", pages: 474 }),
      line({ url: "http://127.0.0.1:4019/v1/books?pageSize=2", response: { books: [] } }),
    ]);
    const entry = (await library.specs.documents()).find(({ profile }) => profile === "as shown");
    const bundle = entry && library.specs.bundle(entry);
    const overlaid = applyOverlays(bundle ?? {}, [readOverlay(file ?? "")]);
    expect(overlaid.document).toMatchObject({
      components: {
        schemas: { Book: { properties: { pages: { type: "integer" }, title: { type: "string" } } } },
      },
    });
    expect(settlePoints(overlaid)).toMatchObject({
      filled: [],
      partlyFilled: ["book.fields", "query.parameters", "list.pagination"],
    });
  });
});

describe("proposed values and pagination", () => {
  test("a proposal contains values only if the option is set and repeated values look like constants", async () => {
    const lines = ["OPEN", "CLOSED", "OPEN", "CLOSED"].map((state) =>
      post({ state, name: "Emma", passwordState: "OPEN" }),
    );
    const [silent] = await actionsOf(lines);
    expect(silent.update.properties.state).not.toHaveProperty("enum");
    const [asked] = await actionsOf(lines, true);
    expect(asked.update.properties.state).toMatchObject({ enum: ["CLOSED", "OPEN"], "x-open-enum": true });
    expect(asked.update.properties.name).not.toHaveProperty("enum");
    expect(asked.update.properties.passwordState).not.toHaveProperty("enum");
  });

  test("a proposal contains pagination if a request sends a token from an earlier response", async () => {
    const list = (query: string, token?: string) =>
      line({
        url: `http://127.0.0.1:4019/v1/books${query}`,
        response: { books: [{ title: "Emma" }], ...(token && { nextPageToken: token }) },
      });
    const actions = await actionsOf([
      list("", "opaque-1"),
      list("?pageToken=opaque-1", "opaque-2"),
      list("?pageToken=opaque-2"),
    ]);
    expect(actions).toContainEqual(
      expect.objectContaining({
        target: "$.paths['/v1/books'].get",
        "x-fills": ["list.pagination"],
        update: {
          "x-pagination": { style: "token", parameter: "pageToken", items: "/books", next: "/nextPageToken" },
        },
      }),
    );
  });

  test("writes no proposal if nothing was observed at an open point", async () => {
    expect(await proposalOf([line({ status: 404, response: {} })])).toBeUndefined();
  });
});

describe("objects that match a named schema of the contract", () => {
  const emma = { title: "Emma", pages: 474 };

  test("a proposal refers to the named schema that matches an object, even in lists and maps", async () => {
    const actions = await actionsOf([
      post({ ...emma, sequel: emma, related: [emma], byLanguage: { "de-DE:1": emma } }),
      ...[emma, emma].map((book) => post(book)),
      line({ response: { books: [emma], total: 1 } }),
    ]);
    const book = { $ref: "#/components/schemas/Book" };
    const [ofBook, ofList] = actions.map(
      ({ update }: { update: { properties: object } }) => update.properties,
    );
    expect(ofBook).toMatchObject({
      sequel: { ...book, "x-observed": { count: 1, of: 3 } },
      related: { type: "array", items: book },
      byLanguage: { type: "object", additionalProperties: book },
    });
    expect(ofBook.sequel).not.toHaveProperty("properties");
    expect(ofList.books).toMatchObject({ type: "array", items: book });
  });

  test("if several schemas match, a proposal refers to the one named like the member", async () => {
    const one = { title: "Emma" };
    const [ofList] = await actionsOf([post(one), line({ response: { books: [one], others: [one] } })]);
    expect(ofList.update.properties.books.items).toEqual({ $ref: "#/components/schemas/Book" });
    expect(ofList.update.properties.others.items).not.toHaveProperty("$ref");
  });

  test.each([
    ["has an additional member", { ...emma, colour: "red" }],
    ["has a member of a different type", { ...emma, title: 7 }],
    ["has only one common member", { title: "Emma" }],
    ["has no common members", { name: "Emma", size: 3 }],
  ])("a proposal contains an inline schema for an object that %s", async (_, sequel) => {
    const [{ update }] = await actionsOf([post({ ...emma, sequel })]);
    expect(update.properties.sequel).toMatchObject({ type: "object", properties: {} });
    expect(update.properties.sequel).not.toHaveProperty("$ref");
  });

  test("applying a proposal keeps its references", async () => {
    const file = await proposalOf([post({ ...emma, sequel: emma }), post(emma)]);
    const entry = (await library.specs.documents()).find(({ profile }) => profile === "as shown");
    const { document } = applyOverlays((entry && library.specs.bundle(entry)) ?? {}, [
      readOverlay(file ?? ""),
    ]);
    expect(document).toMatchObject({
      components: { schemas: { Book: { properties: { sequel: { $ref: "#/components/schemas/Book" } } } } },
    });
  });
});

test("a proposal for a page does not contain keys that look like data", async () => {
  const list = (query: string, token: string) =>
    line({
      url: `http://127.0.0.1:4019/v1/books${query}`,
      response: { books: [], "john.smith@a.example": token },
    });
  const actions = await actionsOf([list("", "opaque-1"), list("?john.smith=opaque-1", "opaque-2")]);
  expect(JSON.stringify(actions)).not.toContain("john");
});
