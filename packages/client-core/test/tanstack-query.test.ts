import { hashKey, type InfiniteData, QueryClient } from "@tanstack/query-core";
import { describe, expect, expectTypeOf, onTestFinished, test } from "vitest";
import {
  type ApiCall,
  type ApiError,
  createClient,
  isAbortError,
  isApiError,
  isInvalidArgumentError,
  isPaginationLoopError,
  type SeamlineError,
  type ServiceClient,
  type StreamCall,
  streams,
  writeCookies,
} from "../src/index.ts";
import { createQueryOptions, type PageParam, type QueryTree } from "../src/tanstack-query.ts";
import { deferred } from "./support/deferred.ts";
import { type Book, type BookPage, library, type Problem } from "./support/library.ts";
import { json } from "./support/loopback-server.ts";
import { press } from "./support/press.ts";
import { emma, failing, startLibrary } from "./support/sequence.ts";

const offline = { baseUrl: "https://library.test", fetch: async () => Response.json({ title: "Emma" }) };
const queries = createQueryOptions(createClient(library, offline));

function cache(): QueryClient {
  const client = new QueryClient();
  onTestFinished(() => client.clear());
  return client;
}

describe("a query", () => {
  test("a query calls the method and caches the data under the query key", async () => {
    const { client, server } = await startLibrary([emma]);
    const store = cache();
    const options = createQueryOptions(client).books.get.queryOptions({ bookId: "b/1" });
    expect(await store.fetchQuery(options)).toEqual({ title: "Emma" });
    expect(store.getQueryData(options.queryKey)).toEqual({ title: "Emma" });
    expect(server.received.map(({ method, url }) => [method, url])).toEqual([["GET", "/v1/books/b%2F1"]]);
  });

  test("a query fails with the error of its call, and only the client retries the call", async () => {
    const { client, server } = await startLibrary([failing(503), failing(404)]);
    const failed = cache().fetchQuery(createQueryOptions(client).books.get.queryOptions({ bookId: "b" }));
    await expect(failed).rejects.toSatisfy((error) => isApiError(error, 404));
    expect(server.received).toHaveLength(2);
  });

  test("aborts the request when the query is cancelled", async () => {
    const sent = deferred<AbortSignal | undefined>();
    const client = createClient(library, {
      ...offline,
      fetch: (_, { signal }) => {
        sent.resolve(signal);
        return new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        });
      },
    });
    const store = cache();
    const options = createQueryOptions(client).books.get.queryOptions({ bookId: "b" });
    const fetching = store.fetchQuery(options).catch(() => "cancelled");
    const signal = await sent.promise;
    await store.cancelQueries({ queryKey: options.queryKey });
    expect(signal?.aborted).toBe(true);
    expect(await fetching).toBe("cancelled");
  });

  test("a query rejects with an AbortError if the signal has already aborted", async () => {
    const { queryFn } = queries.books.get.queryOptions({ bookId: "b" });
    await expect(queryFn({ signal: AbortSignal.abort() })).rejects.toSatisfy(isAbortError);
  });

  test("returns null for an empty body, because a cache cannot contain undefined", async () => {
    const fetch = async (): Promise<Response> => new Response(null, { status: 204 });
    const { shelves } = createQueryOptions(createClient(library, { ...offline, fetch }));
    expect(await cache().fetchQuery(shelves.get.queryOptions({ name: "rooms/1/shelves/2" }))).toBeNull();
  });

  test("queryOptions() throws an InvalidArgumentError for a method that changes data", () => {
    let thrown: unknown;
    try {
      queries.books.create.queryOptions();
    } catch (error) {
      thrown = error;
    }
    expect(isInvalidArgumentError(thrown) && thrown.message).toBe(
      "books.create sends POST, and a query could repeat it at any time (use mutationOptions())",
    );
  });
});

describe("keys", () => {
  const hash = (input: object): string =>
    hashKey(queries.books.loans.list.queryOptions(input as never).queryKey);

  test("a query key contains the service, its URL, the path of the method in the client, and the input", () => {
    expect(queries.books.get.queryOptions({ bookId: "b" }).queryKey).toEqual([
      "Library",
      "https://library.test",
      "books",
      "get",
      { input: { bookId: "b" } },
    ]);
    expect(queries.books.create.mutationOptions().mutationKey).toEqual(queries.books.create.pathKey());
  });

  test("inputs for the same request have the same query key", () => {
    const expected = hash({ bookId: "1", query: { size: 2, sort: "a" } });
    expect(hash({ query: { sort: "a", size: 2 }, bookId: "1" })).toBe(expected);
    expect(hash({ bookId: 1n, query: { size: 2, sort: "a", filter: undefined } })).toBe(expected);
    expect(hash({ bookId: "2", query: { size: 2, sort: "a" } })).not.toBe(expected);
    expect(hashKey(queries.books.list.queryOptions().queryKey)).toBe(
      hashKey(queries.books.list.queryOptions({}).queryKey),
    );
  });

  test("a query key rejects input that JSON cannot represent, such as files", () => {
    const input = { query: { filter: new Blob(["a"]) } } as never;
    expect(() => queries.books.list.queryOptions(input)).toThrow("input must be JSON data");
  });

  test("a query key includes only headers in headersInKeys, because others can be credentials", () => {
    const header = { "X-Api-Key": "s3cret", "Accept-Language": "pt" };
    const keyOf = (options?: object): unknown => {
      const tree = createQueryOptions(createClient(library, offline), options);
      return tree.books.list.infiniteQueryOptions({ query: { size: 1 }, header } as never).queryKey.at(-1);
    };
    expect(keyOf()).toEqual({ input: { query: { size: 1 } }, pages: true });
    const kept = { query: { size: 1 }, header: { "accept-language": "pt" } };
    expect(keyOf({ headersInKeys: ["accept-language"] })).toEqual({ input: kept, pages: true });
  });

  test("the `scope` option replaces the URL in query keys", () => {
    const scoped = createQueryOptions(createClient(library, offline), { scope: "ada" });
    expect(scoped.books.pathKey()).toEqual(["Library", "ada", "books"]);
  });

  test("a path key matches only the queries and pages under that path", async () => {
    const store = cache();
    const { books, shelves } = queries;
    store.setQueryData(books.get.queryOptions({ bookId: "b" }).queryKey, { title: "Emma" });
    store.setQueryData(books.list.infiniteQueryOptions().queryKey, { pages: [], pageParams: [] });
    store.setQueryData(shelves.get.queryOptions({ name: "n" }).queryKey, {});
    const matching = (queryKey: readonly unknown[]): number =>
      store.getQueryCache().findAll({ queryKey }).length;
    expect(matching(queries.pathKey())).toBe(3);
    expect(matching(books.pathKey())).toBe(2);
    expect(matching(books.list.pathKey())).toBe(1);
    expect(matching(books.list.queryOptions().queryKey)).toBe(1);
    expect(matching(books.loans.pathKey())).toBe(0);
  });
});

describe("an infinite query", () => {
  test("requests pages by number until the envelope ends the list", async () => {
    const page = (number: number, more: boolean): object => ({
      items: [`book ${number}`],
      page: number,
      more,
    });
    const { client, server } = await startLibrary([json(page(1, true)), json(page(2, false))]);
    const options = createQueryOptions(client).books.list.infiniteQueryOptions({ query: { size: 1 } });
    const { pages, pageParams } = await cache().fetchInfiniteQuery({ ...options, pages: 5 });
    expect(pages.map(({ items }) => items)).toEqual([["book 1"], ["book 2"]]);
    expect(pageParams).toEqual([undefined, 2]);
    expect(server.received.map(({ url }) => url)).toEqual(["/v1/books?size=1", "/v1/books?size=1&page=2"]);
  });

  test("requests pages by token until there is no token", async () => {
    const { client, server } = await startLibrary([
      json({ loans: ["a"], nextPageToken: "t" }),
      json({ loans: ["b"], nextPageToken: "" }),
    ]);
    const options = createQueryOptions(client).books.loans.list.infiniteQueryOptions({ bookId: "b" });
    const { pageParams } = await cache().fetchInfiniteQuery({ ...options, pages: 5 });
    expect(pageParams).toEqual([undefined, "t"]);
    expect(server.received.map(({ url }) => url)).toEqual([
      "/v1/books/b/loans",
      "/v1/books/b/loans?pageToken=t",
    ]);
  });

  test("fails if the service returns a page other than the requested page", async () => {
    const { client } = await startLibrary([json({ items: [], page: 1, more: true })]);
    const { queryFn } = createQueryOptions(client).books.list.infiniteQueryOptions();
    const reading = queryFn({ signal: new AbortController().signal, pageParam: 2 });
    await expect(reading).rejects.toSatisfy(isPaginationLoopError);
  });

  test("passes the signal to the call", async () => {
    const { queryFn } = queries.books.list.infiniteQueryOptions();
    const reading = queryFn({ signal: AbortSignal.abort(), pageParam: undefined });
    await expect(reading).rejects.toSatisfy(isAbortError);
  });
});

test("a mutation sends its variables as the input of the method", async () => {
  const { client, server } = await startLibrary([emma]);
  const options = createQueryOptions(client).books.create.mutationOptions();
  const mutation = cache().getMutationCache().build(new QueryClient(), options);
  expect(await mutation.execute({ body: { title: "Emma" } })).toEqual({ title: "Emma" });
  expect(server.received.map(({ method, body }) => [method, `${body}`])).toEqual([
    ["POST", '{"title":"Emma"}'],
  ]);
});

test("createQueryOptions rejects objects that are not clients, and invalid options", () => {
  expect(() => createQueryOptions({})).toThrow("client must be a client from the same copy");
  const client = createClient(library, offline);
  expect(() => createQueryOptions(client, { scop: "a" } as object)).toThrow("options.scop");
  expect(() => createQueryOptions(client, { scope: 5 } as object)).toThrow("options.scope must be a string");
  expect(() => createQueryOptions(client, { headersInKeys: "a" } as object)).toThrow(
    "options.headersInKeys must be a list of header names",
  );
});

interface Keyring extends ServiceClient<object> {
  readonly pathKey: {
    get(): Promise<string>;
    readonly pathKey: { list(): Promise<string> };
    readonly name: { length(): ApiCall<string> };
  };
}

test("resources can be named pathKey, name or length", () => {
  const operation = { method: "GET", path: "/keys", idempotent: true };
  const client = createClient<Keyring>(
    {
      title: "Keys",
      features: [],
      operations: {
        a: { ...operation, place: ["pathKey", "get"] },
        b: { ...operation, place: ["pathKey", "pathKey", "list"] },
        c: { ...operation, place: ["pathKey", "name", "length"] },
      },
    },
    offline,
  );
  const { pathKey } = createQueryOptions(client);
  const root = ["Keys", offline.baseUrl];
  expect(createQueryOptions(client).pathKey()).toEqual(root);
  expect(pathKey.pathKey()).toEqual([...root, "pathKey"]);
  expect(pathKey.pathKey.pathKey()).toEqual([...root, "pathKey", "pathKey"]);
  const { queryKey } = pathKey.name.length.queryOptions();
  expect(queryKey).toEqual([...root, "pathKey", "name", "length", { input: {} }]);
});

interface Jar extends ServiceClient<object> {
  readonly jar: {
    open(input: { cookie: { session: string } }): ApiCall<string>;
    get(input: { cookie: string }): ApiCall<string>;
  };
}

test("a key contains a path parameter named cookie, but no cookies", () => {
  const operation = { method: "GET", idempotent: true };
  const client = createClient<Jar>(
    {
      title: "Jar",
      features: [],
      operations: {
        open: { ...operation, path: "/jar", place: ["jar", "open"], cookies: writeCookies },
        get: { ...operation, path: "/jar/{cookie}", place: ["jar", "get"] },
      },
    },
    offline,
  );
  const { jar } = createQueryOptions(client);
  expect(jar.open.queryOptions({ cookie: { session: "s3cret" } }).queryKey.at(-1)).toEqual({ input: {} });
  expect(jar.get.queryOptions({ cookie: "oat" }).queryKey.at(-1)).toEqual({ input: { cookie: "oat" } });
});

interface FeedClient extends ServiceClient<object> {
  readonly feed: { follow(): StreamCall<string> };
  readonly posts: { get(): Promise<string> };
}

test("createQueryOptions omits streams, because a query requires a single value", () => {
  const operation = { method: "GET", path: "/feed", place: ["feed", "follow"], idempotent: true };
  const client = createClient<FeedClient>(
    {
      title: "Feed",
      features: [streams],
      operations: {
        followFeed: { ...operation, stream: { mediaType: "text/event-stream", format: "events" } },
      },
    },
    offline,
  );
  expect(createQueryOptions(client).feed).toBeUndefined();
  expectTypeOf<QueryTree<FeedClient>["feed"]>().not.toHaveProperty("follow");
});

describe("types", () => {
  const { books } = queries;

  test("data, errors and page parameters have the types of the client", () => {
    const store = new QueryClient();
    void ((): void => {
      const { queryKey } = books.get.queryOptions({ bookId: "b" });
      expectTypeOf(store.getQueryData(queryKey)).toEqualTypeOf<Book | undefined>();
      expectTypeOf(store.fetchQuery(books.get.queryOptions({ bookId: "b" }))).resolves.toEqualTypeOf<Book>();
      type Failure = Parameters<NonNullable<ReturnType<typeof books.get.queryOptions>["throwOnError"]>>[0];
      expectTypeOf<Failure>().toEqualTypeOf<ApiError<Problem> | SeamlineError>();
      expectTypeOf(store.fetchInfiniteQuery(books.list.infiniteQueryOptions())).resolves.toEqualTypeOf<
        InfiniteData<BookPage, PageParam>
      >();
    });
  });

  test("inputs have the types of the method", () => {
    // @ts-expect-error the input is required
    void (() => books.get.queryOptions());
    // @ts-expect-error a typo
    void (() => books.get.queryOptions({ bokId: "b" }));
    expectTypeOf(books.create.mutationOptions().mutationFn)
      .parameter(0)
      .extract<object>()
      .toExtend<{ body?: unknown }>();
    expectTypeOf<undefined>().toExtend<
      Parameters<ReturnType<typeof books.create.mutationOptions>["mutationFn"]>[0]
    >();
  });

  test("only lists have infinite queries", () => {
    expectTypeOf<(typeof books)["list"]>().toHaveProperty("infiniteQueryOptions");
    expectTypeOf<(typeof books)["get"]>().not.toHaveProperty("infiniteQueryOptions");
  });

  test("methods listed as read-only have queries, and all other methods have mutations", () => {
    type Tree = QueryTree<typeof listed>;
    const listed = createClient(library, offline) as Omit<typeof library.client & object, "~reads"> & {
      readonly "~reads"?: "books.get" | "books.loans.list";
    };
    expectTypeOf<Tree["books"]["get"]>().toHaveProperty("queryOptions");
    expectTypeOf<Tree["books"]["get"]>().not.toHaveProperty("mutationOptions");
    expectTypeOf<Tree["books"]["loans"]["list"]>().toHaveProperty("queryOptions");
    expectTypeOf<Tree["books"]["create"]>().not.toHaveProperty("queryOptions");
    expectTypeOf<Tree["books"]["create"]>().toHaveProperty("mutationOptions");
  });

  test("client members that are not operations have no queries", () => {
    expectTypeOf(queries).not.toHaveProperty("http");
    expectTypeOf(queries).not.toHaveProperty("request");
    expectTypeOf(queries).not.toHaveProperty("withOptions");
    const { operations } = createQueryOptions(createClient(press, offline));
    expectTypeOf(operations).not.toHaveProperty("resume");
  });
});
