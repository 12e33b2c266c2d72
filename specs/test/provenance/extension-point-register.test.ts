import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { extensionPointRegister, registerTotals } from "../../src/provenance.ts";
import { type BuiltEntry, BuiltFixture } from "../workspace/built-fixture.ts";

/** Locations in the fixture that name the points for pagination and versioning. */
const paged = [
  "/paths/~1v1~1books/get",
  "/paths/~1v1~1books/post",
  "/paths/~1v1~1desks~1{desk}/get",
  "/components/schemas/ListBooksResponse",
];
const everywhere = ["", "/components/responses/NotFound"];

let specs: BuiltFixture;
let asShown: BuiltEntry;
let reference: BuiltEntry;

beforeAll(async () => {
  specs = await BuiltFixture.of(path.join(import.meta.dirname, "../fixtures/provenance"));
  [asShown, reference] = (await specs.documents()) as [BuiltEntry, BuiltEntry];
});

afterAll(() => specs[Symbol.dispose]());

test("in an as-shown document, every extension point is open at all locations that name it", () => {
  const register = extensionPointRegister(asShown);
  expect(register.map(({ id }) => id)).toEqual([
    "book.fields",
    "desk.fields",
    "createBook.request",
    "query.parameters",
    "list.pagination",
    "error.body",
    "versioning",
  ]);
  expect(register.every(({ state, actions }) => state === "open" && actions.length === 0)).toBe(true);
  expect(register.find(({ id }) => id === "list.pagination")).toEqual({
    id: "list.pagination",
    area: "pagination",
    source: "Endpoints",
    summary: "Whether lists are paged.",
    state: "open",
    actions: [],
    openAt: paged,
    marks: expect.any(Array),
  });
  expect(register.find(({ id }) => id === "versioning")).toMatchObject({ openAt: everywhere });
});

test("in a filled document, an extension point lists its open locations and the actions that fill it", () => {
  const states = extensionPointRegister(reference).map(({ id, state, actions, openAt }) => [
    id,
    state,
    actions.map(({ index }) => index),
    openAt,
  ]);
  expect(states).toEqual([
    ["book.fields", "partly filled", [0, 1, 2], []],
    ["book.notes", "open", [], ["/components/schemas/Note"]],
    ["desk.fields", "partly filled", [5], ["/components/schemas/Desk"]],
    ["createBook.request", "partly filled", [4], ["/components/schemas/BookInput"]],
    ["query.parameters", "filled", [3], []],
    ["list.pagination", "open", [], paged],
    ["error.body", "open", [], ["/components/schemas/ErrorBody"]],
    ["versioning", "open", [], everywhere],
  ]);
});

test("the register lists an extension point from an overlay after the point that contains it", () => {
  expect(extensionPointRegister(reference)[1]).toMatchObject({ id: "book.notes", within: "book.fields" });
});

test("totals count the extension points by state and the fields that overlays add", () => {
  const none = { filled: 0, partlyFilled: 0, fieldsAdded: 0 };
  expect(registerTotals(asShown)).toEqual({ points: 7, open: 7, ...none });
  const added = { filled: 1, partlyFilled: 3, open: 4, fieldsAdded: 2 };
  expect(registerTotals(reference)).toEqual({ points: 8, ...added });
});
