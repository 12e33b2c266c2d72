import { describe, expect, test } from "vitest";
import { createClient, isApiError, isInvalidArgumentError, isPaginationLoopError } from "../src/index.ts";
import { library } from "./support/library.ts";
import { json, startServer } from "./support/loopback-server.ts";

/** A service with numbered pages. It responds with 500 if a page does not exist. */
async function numbered(pages: Record<string, unknown>) {
  const requested: string[] = [];
  const server = await startServer(({ url }) => {
    const page = new URL(url, "http://x").searchParams.get("page") ?? "1";
    requested.push(url.replace("/v1/books", ""));
    return json(pages[page] ?? { error: "no such page" }, pages[page] ? 200 : 500);
  });
  return { requested, client: createClient(library, { baseUrl: server.url }) };
}

type Listing = Awaited<ReturnType<typeof numbered>>["client"]["books"]["list"];

/** A service with page tokens. */
async function chained(pages: Record<string, unknown>) {
  const requested: string[] = [];
  const server = await startServer(({ url }) => {
    const token = new URL(url, "http://x").searchParams.get("pageToken") ?? "";
    requested.push(token);
    return json(pages[token]);
  });
  return { requested, client: createClient(library, { baseUrl: server.url }) };
}

const threePages = {
  1: { items: ["a", "b"], page: 1, more: true },
  2: { items: [], page: 2, more: true },
  3: { items: ["c"], page: 3, more: false },
};

async function all<T>(iterable: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of iterable) items.push(item);
  return items;
}

describe("lists with page numbers", () => {
  test("awaiting a list returns one page", async () => {
    const { client, requested } = await numbered(threePages);
    expect(await client.books.list()).toEqual(threePages[1]);
    expect(requested).toEqual([""]);
  });

  test("for await yields the items of all pages, even after short or empty pages, and keeps the query", async () => {
    const { client, requested } = await numbered(threePages);
    expect(await all(client.books.list({ query: { shelf: "x" } }))).toEqual(["a", "b", "c"]);
    expect(requested).toEqual(["?shelf=x", "?shelf=x&page=2", "?shelf=x&page=3"]);
  });

  test("requests no more pages after a break", async () => {
    const { client, requested } = await numbered(threePages);
    for await (const item of client.books.list()) if (item === "b") break;
    expect(requested).toEqual([""]);
  });

  test("requests the first page only once", async () => {
    const { client, requested } = await numbered(threePages);
    const call = client.books.list();
    const [page, result] = await Promise.all([call, call.result()]);
    expect([page, result.status]).toEqual([threePages[1], 200]);
    expect(await call.toArray({ limit: 2 })).toEqual(["a", "b"]);
    expect(requested).toEqual([""]);
  });

  test("pages() starts at the page in `from` or in the query", async () => {
    const { client, requested } = await numbered(threePages);
    expect(await all(client.books.list().pages())).toEqual(Object.values(threePages));
    expect(await all(client.books.list().pages({ from: 3 }))).toEqual([threePages[3]]);
    expect(await all(client.books.list({ query: { page: 2 } }))).toEqual(["c"]);
    expect(requested).toEqual(["", "?page=2", "?page=3", "?page=3", "?page=2", "?page=3"]);
  });

  test("pages({ from }) works after the first page was requested", async () => {
    const { client, requested } = await numbered(threePages);
    const call = client.books.list();
    await call;
    expect(await all(call.pages({ from: 3 }))).toEqual([threePages[3]]);
    expect(requested).toEqual(["", "?page=3"]);
  });

  test("concurrent readers of one list do not affect each other", async () => {
    const { client } = await numbered(threePages);
    const call = client.books.list();
    const readings = [call.pages({ from: 3 }), call.pages({ from: 2 }), call.pages()].map(all);
    expect(await Promise.all([...readings, call.toArray()])).toEqual([
      [threePages[3]],
      [threePages[2], threePages[3]],
      Object.values(threePages),
      ["a", "b", "c"],
    ]);
  });

  test.each([
    [undefined, ["a", "b", "c"], 3],
    [0, [], 1],
    [1, ["a"], 1],
    [2, ["a", "b"], 1],
    [3, ["a", "b", "c"], 3],
    [9, ["a", "b", "c"], 3],
  ])("toArray({ limit: %s }) requests no more pages than needed", async (limit, items, requests) => {
    const { client, requested } = await numbered(threePages);
    const call = client.books.list();
    expect(await call.toArray({ limit })).toEqual(items);
    await call;
    expect(requested).toHaveLength(requests);
  });
});

describe("arguments of lists", () => {
  test("changing the arguments after the call does not affect later pages", async () => {
    const { client, requested } = await numbered(threePages);
    const input = { query: { shelf: "x" } };
    const options = { headers: {} };
    const call = client.books.list(input, options);
    input.query.shelf = "y";
    Object.assign(input, { query: {} });
    Object.assign(options, { baseUrl: "https://elsewhere.test" });
    await call.toArray();
    expect(requested).toEqual(["?shelf=x", "?shelf=x&page=2", "?shelf=x&page=3"]);
  });

  test.each([["shelf=x"], [new URLSearchParams("shelf=x")]])(
    "pages() rejects the query %o",
    async (query) => {
      const { client, requested } = await numbered(threePages);
      const pages = client.books.list({ query: query as never }).pages({ from: 2 });
      await expect(all(pages)).rejects.toThrow("query must be an object");
      expect(requested).toEqual([]);
    },
  );
});

describe("pages without items", () => {
  test.each([null, undefined, []])("accepts a page with %o as its items", async (items) => {
    const second = { items: ["c"], page: 2, more: false };
    const { client } = await numbered({ 1: { items, page: 1, more: true }, 2: second });
    expect(await client.books.list().toArray()).toEqual(["c"]);
    const { client: other } = await chained({
      "": { loans: items, nextPageToken: "t" },
      t: { loans: ["d"] },
    });
    expect(await other.books.loans.list({ bookId: "b" }).toArray()).toEqual(["d"]);
  });
});

describe("the first page", () => {
  test.each([
    ["from", (call: Listing) => call().pages({ from: 3 })],
    ["a number in the query", (call: Listing) => call({ query: { page: 3 } })],
    ["a string in the query", (call: Listing) => call({ query: { page: "3" as never } })],
    [
      "`from` despite another page in the query",
      (call: Listing) => call({ query: { page: 1 } }).pages({ from: 3 }),
    ],
  ])("throws a PaginationLoopError if the first page does not match %s", async (_, start) => {
    const { client, requested } = await numbered({ 3: threePages[1] });
    const read: unknown[] = [];
    const reading = (async () => {
      for await (const one of start(client.books.list)) read.push(one);
    })();
    await expect(reading).rejects.toThrow("requested page 3 but received page 1");
    await expect(reading).rejects.toSatisfy(isPaginationLoopError);
    expect([read, requested.length]).toEqual([[], 1]);
  });

  test.each([
    [{}],
    [undefined],
    [{ query: {} }],
    [{ query: { page: undefined } }],
    [{ query: { page: "" as never } }],
  ])("accepts any first page for the input %o", async (input) => {
    const server = await startServer(() => json({ items: ["z"], page: 7, more: false }));
    const { books } = createClient(library, { baseUrl: server.url });
    expect(await books.list(input).toArray()).toEqual(["z"]);
  });

  test("accepts a page number as a string", async () => {
    const { client } = await numbered(threePages);
    expect(await client.books.list({ query: { page: "2" as never } }).toArray()).toEqual(["c"]);
  });
});

describe("invalid pages", () => {
  test.each([
    ["repeats a page", { items: ["a"], page: 1, more: true }, "requested page 2 but received page 1"],
    [
      "returns an earlier page at the end",
      { items: ["a"], page: 1, more: false },
      "requested page 2 but received page 1",
    ],
    ["skips pages", { items: ["z"], page: 4, more: true }, "requested page 2 but received page 4"],
  ])("a list that %s throws a PaginationLoopError without repeating an item", async (_, second, message) => {
    const { client, requested } = await numbered({ 1: threePages[1], 2: second });
    const items: string[] = [];
    const reading = (async () => {
      for await (const item of client.books.list()) items.push(item);
    })();
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toSatisfy(isPaginationLoopError);
    await expect(reading).rejects.toMatchObject({ operationId: "listBooks", path: "/v1/books" });
    expect([items, requested]).toEqual([
      ["a", "b"],
      ["", "?page=2"],
    ]);
  });

  test.each([
    [{ items: ["a"], page: 1 }, "/more"],
    [{ items: ["a"], page: 1, more: "no" }, "/more"],
    [{ items: ["a"], more: true }, "/page"],
    [{ items: { 0: "a" }, page: 1, more: false }, "/items"],
    [undefined, "/more"],
  ])("rejects the invalid envelope %o", async (page, pointer) => {
    const server = await startServer(() => json(page));
    const call = createClient(library, { baseUrl: server.url }).books.list();
    const reading = call.toArray();
    await expect(reading).rejects.toThrow(`the body does not match the document at ${pointer}`);
    await expect(reading).rejects.toSatisfy(isApiError);
  });

  test("throws the error if a later page fails", async () => {
    const { client } = await numbered({ 1: threePages[1] });
    const call = client.books.list();
    await expect(call.toArray()).rejects.toMatchObject({ status: 500, operationId: "listBooks" });
    expect(await call).toEqual(threePages[1]);
  });

  test("pages() and toArray() reject invalid options", async () => {
    const { client, requested } = await numbered(threePages);
    const list = () => client.books.list();
    expect(() => list().pages({ from: "2" })).toThrow("options.from must be a page number");
    expect(() => list().pages({ to: 2 } as never)).toThrow("options.to is unknown; known: from");
    for (const limit of [-1, 1.5, Number.NaN, "3", null]) {
      await expect(list().toArray({ limit: limit as number })).rejects.toSatisfy(isInvalidArgumentError);
    }
    await expect(list().toArray({ max: 1 } as never)).rejects.toThrow("options.max is unknown; known: limit");
    expect(() => client.books.loans.list({ bookId: "b" }).pages({ from: 1 })).toThrow(
      "options.from must be a token",
    );
    const rejected = client.books.list({ offset: 2 } as never);
    await expect(rejected.toArray()).rejects.toThrow("input.offset is unknown");
    expect(requested.every((query) => query === "")).toBe(true);
  });
});

describe("lists with page tokens", () => {
  test("a list continues after empty pages until there is no token", async () => {
    const { client, requested } = await chained({
      "": { loans: ["a"], nextPageToken: "t/1" },
      "t/1": { nextPageToken: "t2" },
      t2: { loans: ["b"], nextPageToken: "" },
    });
    expect(await client.books.loans.list({ bookId: "b" }).toArray()).toEqual(["a", "b"]);
    expect(await all(client.books.loans.list({ bookId: "b" }).pages({ from: "t2" }))).toHaveLength(1);
    expect(requested).toEqual(["", "t/1", "t2", "t2"]);
  });

  test("a list ends when the page token is null", async () => {
    const { client } = await chained({ "": { loans: ["a"], nextPageToken: null } });
    expect(await client.books.loans.list({ bookId: "b" }).toArray()).toEqual(["a"]);
  });

  test("throws a PaginationLoopError if page tokens form a cycle", async () => {
    const { client, requested } = await chained({
      "": { loans: [1], nextPageToken: "a" },
      a: { loans: [2], nextPageToken: "b" },
      b: { loans: [3], nextPageToken: "a" },
    });
    await expect(client.books.loans.list({ bookId: "b" }).toArray()).rejects.toSatisfy(isPaginationLoopError);
    expect(requested).toEqual(["", "a", "b"]);
  });

  test("throws a PaginationLoopError if the next page token equals the token in `from`", async () => {
    const { client, requested } = await chained({ t: { loans: ["a"], nextPageToken: "t" } });
    const reading = all(client.books.loans.list({ bookId: "b" }).pages({ from: "t" }));
    await expect(reading).rejects.toSatisfy(isPaginationLoopError);
    expect(requested).toEqual(["t"]);
  });

  test("throws a PaginationLoopError if the next page token equals the token in the query", async () => {
    const { client, requested } = await chained({ A: { loans: ["a"], nextPageToken: "A" } });
    const reading = all(client.books.loans.list({ bookId: "b", query: { pageToken: "A" } }).pages());
    await expect(reading).rejects.toSatisfy(isPaginationLoopError);
    expect(requested).toEqual(["A"]);
  });

  test.each([undefined, null, [], "loans", 5])(
    "rejects the page %o in a list with page tokens",
    async (page) => {
      const { client } = await chained({ "": page });
      const reading = client.books.loans.list({ bookId: "b" }).toArray();
      await expect(reading).rejects.toThrow("does not match the document");
    },
  );

  test("rejects a page token that is not a string", async () => {
    const { client } = await chained({ "": { loans: [], nextPageToken: 7 } });
    await expect(client.books.loans.list({ bookId: "b" }).toArray()).rejects.toThrow(
      "match the document at /nextPageToken",
    );
  });
});

describe("endless lists", () => {
  /** A service that creates each page from the number of previous requests. */
  async function made(pageOf: (requested: number, query: URLSearchParams) => unknown) {
    let requested = 0;
    const server = await startServer(({ url }) =>
      json(pageOf(requested++, new URL(url, "http://x").searchParams)),
    );
    return { server, client: createClient(library, { baseUrl: server.url }) };
  }

  test("throws a PaginationLoopError after 100 consecutive empty pages with unique tokens", async () => {
    const { client, server } = await made((requested) => ({ loans: [], nextPageToken: `t${requested}` }));
    const reading = client.books.loans.list({ bookId: "b" }).toArray();
    await expect(reading).rejects.toSatisfy(isPaginationLoopError);
    await expect(reading).rejects.toMatchObject({
      message: "listLoans returned 101 pages in a row without new items (maxEmptyPages is 100)",
      operationId: "listLoans",
    });
    expect(server.received).toHaveLength(101);
  });

  test("pages() throws a PaginationLoopError after maxEmptyPages", async () => {
    const { client, server } = await made((requested) => ({ nextPageToken: `t${requested}` }));
    const pages = client.books.loans.list({ bookId: "b" }, { maxEmptyPages: 3 }).pages();
    await expect(all(pages)).rejects.toSatisfy(isPaginationLoopError);
    expect(server.received).toHaveLength(4);
  });

  test("accepts empty pages between other pages", async () => {
    const { client } = await made((requested) => ({
      loans: requested % 4 === 3 ? [requested] : [],
      nextPageToken: requested < 11 ? `t${requested}` : "",
    }));
    const list = client.books.loans.list({ bookId: "b" }, { maxEmptyPages: 3 });
    expect(await list.toArray()).toEqual([3, 7, 11]);
  });

  test("throws a PaginationLoopError if empty pages keep announcing another page", async () => {
    const { client, server } = await made((_, query) => ({
      ...{ items: [], page: Number(query.get("page") ?? 1), more: true },
    }));
    await expect(client.books.list().toArray()).rejects.toSatisfy(isPaginationLoopError);
    expect(server.received).toHaveLength(101);
  });

  test("throws a PaginationLoopError if pages continue far beyond the announced total", async () => {
    const { client, server } = await made((_, query) => ({
      ...{ items: ["same"], page: Number(query.get("page") ?? 1), more: true, total: 2 },
    }));
    const reading = client.books.list({}, { maxEmptyPages: 5 }).toArray();
    await expect(reading).rejects.toSatisfy(isPaginationLoopError);
    expect(server.received).toHaveLength(8);
  });

  test.each([1, 2, 3, 7])(
    "throws a PaginationLoopError if tokens repeat with a period of %i",
    async (period) => {
      const { client, server } = await made((requested) => ({
        ...{ loans: ["x"], nextPageToken: `t${requested % period}` },
      }));
      await expect(client.books.loans.list({ bookId: "b" }).toArray()).rejects.toMatchObject({
        message: "listLoans links to a page that was already requested",
      });
      expect(server.received).toHaveLength(period + 1);
    },
  );

  test("rejects a token that is too long for a URL without sending it", async () => {
    const { client, server } = await made(() => ({ loans: ["x"], nextPageToken: "t".repeat(1_000_000) }));
    const reading = client.books.loans.list({ bookId: "b" }).toArray();
    await expect(reading).rejects.toSatisfy(isPaginationLoopError);
    await expect(reading).rejects.toMatchObject({
      message: "listLoans returned a page token of 1000000 characters (maximum: 65536)",
    });
    expect(server.received).toHaveLength(1);
  });
});
