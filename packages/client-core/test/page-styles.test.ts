import { describe, expect, test } from "vitest";
import {
  createClient,
  isApiError,
  isPaginationLoopError,
  type LinkPageCall,
  linkPages,
  type PageCall,
  type PaginationDefinition,
  pages,
  type ServiceClient,
} from "../src/index.ts";
import { json, type Reply, startServer } from "./support/loopback-server.ts";

interface Input {
  readonly query?: object;
}

interface Client extends ServiceClient<object> {
  list(input?: Input): PageCall<unknown, unknown> | LinkPageCall<unknown, unknown>;
}

type Respond = (query: URLSearchParams, url: string) => Reply;

/** A service with a single list. Records the query of each request. */
async function listing(pagination: PaginationDefinition, respond: Respond) {
  const requested: string[] = [];
  const server = await startServer(({ url }) => {
    requested.push(url.replace("/list", ""));
    return respond(new URL(url, "http://x").searchParams, server.url);
  });
  const list = { method: "GET", path: "/list", place: ["list"], idempotent: true, pagination };
  const features = [pages, linkPages];
  const client = createClient<Client>(
    { title: "Lists", features, operations: { list } },
    { baseUrl: server.url, retry: false },
  );
  return { client, requested };
}

const NUMBERS = [0, 1, 2, 3, 4];

function slice(query: URLSearchParams): number[] {
  const offset = Number(query.get("offset") ?? 0);
  return NUMBERS.slice(offset, offset + 2);
}

describe("lists with offsets", () => {
  const pagination = { style: "offset", parameter: "offset", items: "" } as const;

  test("a list without a total ends with its first empty page", async () => {
    const { client, requested } = await listing(pagination, (query) => json(slice(query)));
    expect(await client.list({ query: { q: "x" } }).toArray()).toEqual(NUMBERS);
    expect(requested).toEqual(["?q=x", "?q=x&offset=2", "?q=x&offset=4", "?q=x&offset=5"]);
  });

  test.each([
    ["total", { total: "/all" }, (query: URLSearchParams) => ({ all: 5, items: slice(query) })],
    [
      "more",
      { more: "/more" },
      (query: URLSearchParams) => ({ more: query.get("offset") !== "4", items: slice(query) }),
    ],
  ])("with %s, no request is sent past the last item", async (_, pointers, page) => {
    const { client, requested } = await listing({ ...pagination, items: "/items", ...pointers }, (query) =>
      json(page(query)),
    );
    expect(await client.list().toArray()).toEqual(NUMBERS);
    expect(requested).toEqual(["", "?offset=2", "?offset=4"]);
  });

  test("a list starts at the offset in the input or in `from`", async () => {
    const { client, requested } = await listing(pagination, (query) => json(slice(query)));
    expect(await client.list({ query: { offset: "3" } }).toArray()).toEqual([3, 4]);
    for await (const page of client.list().pages({ from: 4 })) if (page) break;
    expect(requested).toEqual(["?offset=3", "?offset=5", "?offset=4"]);
    expect(() => client.list().pages({ from: "4" })).toThrow("options.from must be an offset");
  });

  test("a service that ignores the offset causes a PaginationLoopError", async () => {
    const { client } = await listing(pagination, () => json([0, 1]));
    const error = await client.list().toArray().catch(String);
    expect(error).toBe("PaginationLoopError: list returned the same page again");
    const stated = await listing({ ...pagination, items: "/items", current: "/at" }, () =>
      json({ items: [0, 1], at: 0 }),
    );
    expect(await stated.client.list().toArray().catch(String)).toContain(
      "requested page 2 but received page 0",
    );
  });

  test("an empty page that announces another page causes an ApiError", async () => {
    const { client } = await listing({ ...pagination, items: "/items", more: "/more" }, () =>
      json({ items: [], more: true }),
    );
    expect(await client.list().toArray().catch(isApiError)).toBe(true);
  });
});

describe("lists that are complete in one response", () => {
  const pagination = { style: "single", items: "/accounts" } as const;

  test("iterating sends one request and yields all items", async () => {
    const { client, requested } = await listing(pagination, () => json({ accounts: NUMBERS }));
    expect(await client.list({ query: { view: "FULL" } }).toArray()).toEqual(NUMBERS);
    expect(requested).toEqual(["?view=FULL"]);
    expect(() => client.list().pages({ from: "2" })).toThrow(
      "options.from must be omitted, because the list has one page",
    );
  });

  test("treats an omitted list as empty, but throws an ApiError if the body is not an object", async () => {
    const omitted = await listing(pagination, () => json({}));
    expect(await omitted.client.list().toArray()).toEqual([]);
    const text = await listing(pagination, () => json("accounts"));
    expect(await text.client.list().toArray().catch(isApiError)).toBe(true);
  });
});

describe("lists with cursors", () => {
  const pagination = {
    style: "cursor",
    parameter: "after",
    items: "/data",
    cursor: "/id",
    more: "/has_more",
  } as const;
  const chargeAfter = (query: URLSearchParams): object => {
    const next = Number(query.get("after") ?? 0) + 1;
    return { data: [{ id: next }], has_more: next < 3 };
  };

  test("the next page begins after the last item", async () => {
    const { client, requested } = await listing(pagination, (query) => json(chargeAfter(query)));
    expect(await client.list().toArray()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(requested).toEqual(["", "?after=1", "?after=2"]);
  });

  test("a service that ignores the cursor causes a PaginationLoopError", async () => {
    const { client } = await listing(pagination, () => json({ data: [{ id: "a" }], has_more: true }));
    expect(await client.list().toArray().catch(isPaginationLoopError)).toBe(true);
  });

  test("an item without a cursor causes an ApiError with the JSON pointer of the cursor", async () => {
    const { client } = await listing(pagination, () => json({ data: [{ id: 1 }, {}], has_more: true }));
    const error = await client.list().toArray().catch(String);
    expect(error).toContain("the body does not match the document at /data/1/id");
  });
});

describe("lists with links", () => {
  const pagination = { style: "link", items: "" } as const;
  const linked = (link: string, items: readonly number[] = [1]): Reply => ({
    headers: { "content-type": "application/json", link },
    body: JSON.stringify(items),
  });

  test("follows `next` links by sending their query to the operation's path", async () => {
    const { client, requested } = await listing(pagination, (query) => {
      const page = Number(query.get("page") ?? 1);
      const rest = '; rel="next", <https://api.test/list?page=1>; rel=prev';
      return linked(page < 3 ? `<https://api.test/other/7?q=a%20b&page=${page + 1}>${rest}` : "", [page]);
    });
    expect(await client.list({ query: { q: "a b" } }).toArray()).toEqual([1, 2, 3]);
    expect(requested).toEqual(["?q=a%20b", "?q=a%20b&page=2", "?q=a%20b&page=3"]);
  });

  test.each([
    ['<?page=2>; rel="prev next"', "?page=2"],
    ["<?page=2>;REL=Next", "?page=2"],
    ['<?page=9>; title="a, <?page=8>; rel=next"; rel=last, <?page=2>; rel=next', "?page=2"],
    ['<?page=9>; rel=next; anchor="#other", <?page=2>; rel=next', "?page=2"],
    ['<?page=9>; rel=prev; rel=next, <?a=1,2;b>; rel="next"', "?a=1,2;b"],
    ["<?page=2>; rel=nextish", undefined],
    ["<?page=2>", undefined],
    ["", undefined],
  ])("finds the `next` link in the header %s", async (header, next) => {
    const { client, requested } = await listing(pagination, (query) => linked(query.size ? "" : header));
    await client.list().toArray();
    expect(requested).toEqual(next === undefined ? [""] : ["", next]);
  });

  test("a link to a page that was already requested causes a PaginationLoopError", async () => {
    const toItself = await listing(pagination, () => linked('</list/page/2?size=1>; rel="next"'));
    expect(
      await toItself.client
        .list({ query: { size: 1 } })
        .toArray()
        .catch(isPaginationLoopError),
    ).toBe(true);
    expect(toItself.requested).toHaveLength(1);
    const toFirst = await listing(pagination, (query) =>
      linked(`<?page=${query.get("page") === "2" ? "" : 2}>; rel=next`),
    );
    expect(await toFirst.client.list().toArray().catch(isPaginationLoopError)).toBe(true);
  });

  test("an invalid link causes an ApiError", async () => {
    const { client } = await listing(pagination, () => linked("<http://[>; rel=next"));
    expect(await client.list().toArray().catch(String)).toContain(
      "does not match the document at the header Link",
    );
  });

  test("reads the URL of the next page from the body", async () => {
    const { client, requested } = await listing(
      { style: "link", items: "/value", next: "/@odata.nextLink" },
      (query) =>
        json({ value: [1], ...(!query.size && { "@odata.nextLink": "https://x.test/list?skip=1" }) }),
    );
    expect(await client.list().toArray()).toEqual([1, 1]);
    expect(requested).toEqual(["", "?skip=1"]);
  });

  test("a list starts at the URL in `from`, and never sends a request to another host", async () => {
    const { client, requested } = await listing(pagination, () => linked(""));
    for await (const _ of client.list().pages({ from: "https://elsewhere.test/?page=7" }));
    expect(requested).toEqual(["?page=7"]);
    expect(() => client.list().pages({ from: 7 })).toThrow("options.from must be a URL or a query");
  });
});
