import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createClient } from "../src/index.ts";
import { library } from "./support/library.ts";

async function searchOf(query: unknown): Promise<string> {
  let search = "";
  const fetch = async (request: Request): Promise<Response> => {
    ({ search } = new URL(request.url));
    return new Response();
  };
  const client = createClient(library, { baseUrl: "https://library.test", fetch });
  await client.books.create({ query: query as Record<string, unknown> });
  return search;
}

describe("a query", () => {
  test.each([
    [{ page: 2, all: true, name: "a b&c=d" }, "?page=2&all=true&name=a%20b%26c%3Dd"],
    [{ a: undefined, b: null, c: [], d: "" }, "?d="],
    [{ other: ["a", "b,c"] }, "?other=a&other=b%2Cc"],
    [{ other: { x: 1, y: "2" } }, "?x=1&y=2"],
    [{ ids: ["a", "b,c"] }, "?ids=a,b%2Cc"],
    [{ ids: [] }, ""],
    [{ tags: ["a", "b"] }, "?tags=a|b"],
    [{ words: ["a", "b"] }, "?words=a%20b"],
    [{ filter: { state: "open", tag: undefined } }, "?filter[state]=open"],
    [{ point: { x: 1, y: 2 } }, "?point=x,1,y,2"],
    [{ "a&b=c#d": "1" }, "?a%26b%3Dc%23d=1"],
    [{ a: 2n ** 63n - 1n, b: Number.MAX_SAFE_INTEGER }, "?a=9223372036854775807&b=9007199254740991"],
    [{}, ""],
    [undefined, ""],
  ])("serializes the query %o as %s", async (query, search) => {
    expect(await searchOf(query)).toBe(search);
  });

  test.each([
    { a: { b: { c: 1 } } },
    { a: [["b"]] },
    { a: new Map([["b", 1]]) },
    { a: new Date(0) },
    { a: new URL("https://library.test") },
    { a: Number.NaN },
    { a: "\ud800" },
    { a: () => 1 },
  ])("rejects the query %o", async (query) => {
    await expect(searchOf(query)).rejects.toThrow(
      "query.a must be a string, a finite number, a bigint or a boolean",
    );
  });

  test("parsing a serialized query returns the caller's query", async () => {
    const text = fc.string({ unit: "grapheme" });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text.filter(Boolean), text)), async (pairs) => {
        const query = new Map(pairs);
        const search = new URLSearchParams(await searchOf(Object.fromEntries(query)));
        expect(new Map(search)).toEqual(query);
      }),
    );
  });

  test("http accepts a querySerializer or its options", async () => {
    const urls: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      urls.push(request.url);
      return new Response();
    };
    const { http } = createClient(library, { baseUrl: "https://library.test", fetch });
    await http.POST("/v1/books", { params: { query: { a: [1, 2] } }, querySerializer: () => "mine=1" });
    await http.POST("/v1/books", {
      params: { query: { a: [1, 2] } },
      querySerializer: { array: { style: "form", explode: false } },
    });
    await http.POST("/v1/books", { params: { query: { ids: [1, 2] } } });
    expect(urls.map((url) => new URL(url).search)).toEqual(["?mine=1", "?a=1,2", "?ids=1,2"]);
  });
});
