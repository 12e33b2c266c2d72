import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { observationData } from "../../src/observe/report/observation-data.ts";
import { har, harEntry, Library, line, outputsOf } from "./library-recording.ts";

let library: Library;

beforeAll(async () => {
  library = await Library.build();
});

afterAll(() => library[Symbol.dispose]());

const books = { books: [{ title: "Ulysses" }], nextPageToken: "page-two" };

async function operationsOf(...lines: readonly string[]) {
  const observation = await library.observe(library.file("operations.ndjson", lines.join("")));
  return observationData(observation).documents[0]?.operations ?? [];
}

async function pointsOf(...lines: readonly string[]) {
  const observation = await library.observe(library.file("points.ndjson", lines.join("")));
  const points = observationData(observation).documents[0]?.points ?? [];
  return Object.fromEntries(points.map(({ id, places }) => [id, places]));
}

describe("comparison with the contract", () => {
  test("counts exchanges that match the contract by operation and status", async () => {
    const operations = await operationsOf(
      line({ response: books }),
      line({ response: books, at: "2026-03-02T09:31:00Z" }),
      line({ method: "POST", request: { title: "Emma" }, response: { title: "Emma" }, status: 201 }),
    );
    expect(operations).toMatchObject([
      {
        operationId: "listBooks",
        statuses: { 200: 2 },
        fits: 2,
        drifts: 0,
        drift: [],
        exchanges: { count: 2, firstSeen: "2026-03-02T09:30:00.000Z", lastSeen: "2026-03-02T09:31:00.000Z" },
      },
      { operationId: "createBook", statuses: { 201: 1 }, fits: 1, drifts: 0 },
    ]);
  });

  test("reports a member with the wrong type as drift, with its location, type and count", async () => {
    const post = { method: "POST", request: {}, status: 200 };
    const [operation] = await operationsOf(
      line({ ...post, response: { title: 5 } }),
      line({ ...post, response: { title: 7 }, at: "2026-03-02T10:00:00Z" }),
      line({ ...post, response: { title: "Emma" } }),
    );
    expect(operation).toMatchObject({ fits: 1, drifts: 2 });
    expect(operation?.drift).toEqual([
      {
        message: "response",
        in: "body",
        pointer: "/title",
        rule: "type",
        problem: "must be a string, but got a number.",
        statuses: [200],
        count: 2,
        firstSeen: "2026-03-02T09:30:00.000Z",
        lastSeen: "2026-03-02T10:00:00.000Z",
      },
    ]);
  });

  test.each([
    ["an undocumented status", { status: 500 }, "is not documented."],
    ["a missing body", { status: 200, response: undefined }, "must have a body."],
    ["a body that is not JSON", { response: "<html>" }, "is not valid JSON."],
    [
      "a wrong media type",
      { response: "<html>", headers: { "content-type": "text/html" } },
      "must be application/json, but got text/html.",
    ],
  ])("reports %s as drift", async (_, parts, problem) => {
    const [operation] = await operationsOf(line({ response: books, ...parts }));
    expect(operation?.drift).toMatchObject([{ problem, count: 1 }]);
  });
});

describe("exchanges that cannot be compared", () => {
  test("does not check a truncated body, and reports it as unchecked", async () => {
    const entry = JSON.parse(line({ response: books }));
    entry.response.body = { text: '{"books": [', isCut: true, bytes: 9000 };
    const [operation] = await operationsOf(`${JSON.stringify(entry)}\n`);
    expect(operation).toMatchObject({
      fits: 0,
      drifts: 0,
      unchecked: { "only part of the body was recorded": 1 },
    });
  });

  test("lists a request that matches no operation, but hides its unknown path segments", async () => {
    const lines = [
      line({ url: "http://127.0.0.1:4019/v1/books/ada@example.com?x=1", status: 404 }),
      line({ url: "http://127.0.0.1:4019/v1/desks/7/swordfish", status: 200 }),
    ];
    const file = library.file("unknown.ndjson", lines.join(""));
    const [document] = observationData(await library.observe(file)).documents;
    expect(document?.unknownRequests.map(({ request }) => request)).toEqual([
      "GET /v1/books/* (404)",
      "GET /v1/desks/*/* (200)",
    ]);
  });
});

describe("observations at extension points", () => {
  test("reports undocumented members with their types and counts", async () => {
    const { "book.fields": places } = await pointsOf(
      line({ method: "POST", request: {}, response: { title: "Emma", pages: 474, lent: null } }),
      line({
        method: "POST",
        request: {},
        response: { title: "Ulysses", pages: 730, author: { born: 1882 } },
      }),
    );
    expect(places).toMatchObject([
      {
        place: "/components/schemas/Book",
        of: 2,
        names: [
          { name: "pages", type: "integer", count: 2 },
          { name: "lent", type: "null", count: 1 },
          { name: "author", type: "object", count: 1 },
        ],
      },
    ]);
  });

  test("reports the types of query parameters in accepted requests, and ignores rejected requests", async () => {
    const { "query.parameters": places } = await pointsOf(
      line({ url: "http://127.0.0.1:4019/v1/books?pageSize=2&sorted=true", response: books }),
      line({ url: "http://127.0.0.1:4019/v1/books?pagesize=2", status: 404, response: {} }),
    );
    expect(places).toMatchObject([
      {
        place: "listBooks",
        names: [
          { name: "pageSize", type: "integer", count: 1 },
          { name: "sorted", type: "boolean", count: 1 },
        ],
      },
    ]);
  });

  test("counts all keys of a map together and hides their names", async () => {
    const { "book.fields": places } = await pointsOf(
      line({
        method: "POST",
        request: {},
        response: { "ada@example.com": 1, "550e8400-e29b-41d4-a716-446655440000": 2 },
      }),
    );
    expect(places).toMatchObject([{ names: [{ name: "*", type: "integer", count: 2 }] }]);
  });

  test("counts a member named __proto__ safely", async () => {
    const response = '{"__proto__": {"polluted": true}, "author": {"__proto__": 1}}';
    const { "book.fields": places } = await pointsOf(line({ method: "POST", request: {}, response }));
    expect(places).toMatchObject([
      {
        names: [
          { name: "author", count: 1 },
          { name: "*", count: 1 },
        ],
      },
    ]);
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("selection of exchanges", () => {
  const entry = (url: string) => harEntry({ url, response: books });

  test("counts exchanges with other hosts and paths, but does not compare them", async () => {
    const file = library.file(
      "hosts.har",
      har(
        entry("https://api.example.com/library/v1/books?a=1#top"),
        entry("https://api.example.com/other/v1/books"),
        entry("https://tracker.example.net/v1/books"),
      ),
    );
    const { documents, ignored } = await library.observe(file, {
      servers: ["library=https://api.example.com/library/"],
    });
    expect(documents[0]?.exchanges.count).toBe(1);
    expect([...ignored]).toEqual([["other host", 2]]);
  });

  test("finds operations by path on any host if the server address is unknown", async () => {
    const file = library.file(
      "paths.har",
      har(entry("https://a.example/v1/books"), entry("https://a.example/logo.png")),
    );
    const { documents, ignored } = await library.observe(file);
    expect(documents[0]?.exchanges.count).toBe(1);
    expect([...ignored]).toEqual([["no matching operation", 1]]);
  });

  test("counts an exchange with an invalid time, but ignores the time", async () => {
    const file = library.file("times.har", har(harEntry({ at: "yesterday", response: books })));
    const { withoutTime, documents } = await library.observe(file);
    expect(withoutTime).toBe(1);
    expect(documents[0]?.exchanges.toJSON()).toEqual({ count: 1 });
    expect(outputsOf(await library.observe(file)).text).toContain("1 without a valid time");
  });
});
