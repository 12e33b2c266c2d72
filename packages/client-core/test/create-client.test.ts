import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import {
  createClient,
  InvalidArgumentError,
  type OperationTable,
  type ServiceDefinition,
} from "../src/index.ts";
import { systemClock } from "../src/platform/clock.ts";
import { library } from "./support/library.ts";
import { json, startServer } from "./support/loopback-server.ts";

const baseUrl = "https://library.test";

describe("a client", () => {
  test("a client has resources with a method for each operation", async () => {
    const server = await startServer(() => json({ title: "Emma" }));
    const client = createClient(library, { baseUrl: server.url });
    expect(Object.keys(client.books)).toEqual(["get", "create", "cover", "close", "list", "loans"]);
    expect(await client.books.get({ bookId: "b1", query: { view: "full" } })).toEqual({ title: "Emma" });
    const { close } = client.books;
    await close({ bookId: "b1", body: { reason: "sold" } });
    expect(server.received.map(({ method, url, body }) => [method, url, body.toString()])).toEqual([
      ["GET", "/v1/books/b1?view=full", ""],
      ["POST", "/v1/books/b1:close", '{"reason":"sold"}'],
    ]);
  });

  test("clients and resources are not thenable", async () => {
    const client = createClient(library, { baseUrl });
    expect(await client).toBe(client);
    expect(await client.books).toBe(client.books);
    expect(await client.http).toBe(client.http);
    expect("then" in client.books.loans).toBe(false);
  });

  test("resources have no members other than their operations", () => {
    const client = createClient(library, { baseUrl });
    expect(JSON.stringify(client.books)).toBe('{"loans":{}}');
    expect(String(client.books)).toBe("[object Object]");
    expect(inspect(client)).toContain("books");
  });

  test("accepts path parameters under their names from the definition", async () => {
    const server = await startServer();
    const client = createClient(library, { baseUrl: server.url });
    await client.searches.run({ pathQuery: "a", query: { query: "b" } });
    expect(server.received[0]?.url).toBe("/v1/searches/a?query=b");
  });

  test.each([
    [{ bookId: "b", bookID: "c" }, "input.bookID is unknown; known: bookId, query, header, body"],
    [{}, "input.bookId is missing"],
    [undefined, "input.bookId is missing"],
    ["b1", "input must be an object"],
    [null, "input must be an object"],
    [{ bookId: "b", query: "view=full" }, "query must be an object"],
    [{ bookId: "b", query: new URLSearchParams("view=full") }, "query must be an object"],
    [{ bookId: "b", body: {} }, "body must be omitted: GET requests have no body"],
  ])("rejects the input %o", async (input, message) => {
    const server = await startServer();
    const client = createClient(library, { baseUrl: server.url });
    const call = client.books.get(input as never);
    await expect(call).rejects.toThrow(message);
    await expect(call).rejects.toBeInstanceOf(InvalidArgumentError);
    await expect(call).rejects.toMatchObject({
      operationId: "getBook",
      method: "GET",
      path: "/v1/books/{bookId}",
    });
    expect(server.received).toEqual([]);
  });
});

describe("invalid and unusual operations", () => {
  test.each([["http"], ["withOptions"], ["then"]])("rejects an operation named %j", (name) => {
    const operation = { method: "GET", path: "/v1/x", place: [name], idempotent: true } as const;
    const definition: ServiceDefinition<unknown> = {
      title: "X",
      operations: { getX: operation },
      features: [],
    };
    expect(() => createClient(definition, { baseUrl })).toThrow(
      `has a duplicate or reserved operation name: \`${name}\``,
    );
  });

  test("accepts operations named like members of Object.prototype", async () => {
    const names = ["constructor", "toString", "hasOwnProperty", "valueOf"];
    const operations = Object.fromEntries(
      names.map((name) => [
        name,
        { method: "GET", path: `/v1/{${name}}`, place: [name, name], idempotent: true },
      ]),
    ) as OperationTable;
    type Methods = Record<string, Record<string, (input: object) => Promise<unknown>>>;
    const server = await startServer();
    const client = createClient<Methods>({ title: "X", operations, features: [] }, { baseUrl: server.url });
    for (const name of names) {
      await client[name]?.[name]?.({ [name]: "x" });
      await expect(client[name]?.[name]?.({})).rejects.toBeInstanceOf(InvalidArgumentError);
    }
    expect(server.received.map(({ url }) => url)).toEqual(Array(4).fill("/v1/x"));
  });

  test("rejects two operations with the same name", () => {
    const operation = { method: "GET", path: "/v1/x", place: ["x"], idempotent: true } as const;
    const below = { ...operation, place: ["x", "y"] };
    expect(() =>
      createClient({ title: "X", operations: { a: operation, b: operation }, features: [] }, { baseUrl }),
    ).toThrow("duplicate or reserved operation name: `x`");
    expect(() =>
      createClient({ title: "X", operations: { a: operation, b: below }, features: [] }, { baseUrl }),
    ).toThrow("duplicate or reserved operation name: `x`");
  });
});

describe("options", () => {
  test.each([
    [
      { baseUrl, timeout: 3 },
      "options.timeout is unknown; known: baseUrl, auth, fetch, headers, idempotencyKey, idempotencyHeader, signal, timeoutMs, deadlineMs, maxBodyBytes, maxEmptyPages, retry, concurrency, hooks, debug, clock, validators, validate, allowInsecure",
    ],
    [
      { baseUrl, headers: { "x-a": "1\r\nx-b: 2" } },
      "options.headers.x-a must be a header value without line breaks",
    ],
    [
      { baseUrl, headers: { "x-a": "✓" } },
      "options.headers.x-a must be a header value without line breaks, control characters or non-Latin-1",
    ],
    [{ baseUrl, headers: { "x a": "1" } }, "options.headers.x a must be a header"],
    [{ baseUrl, headers: { "x-a\n": "1" } }, "must be a header"],
    [{ baseUrl, headers: null }, "options.headers must be an object"],
    [{ baseUrl, headers: "x-a: 1" }, "options.headers must be an object"],
    [undefined, "options.baseUrl must be"],
    [null, "options must be an object"],
  ])("createClient rejects the options %o", (options, message) => {
    expect(() => createClient(library, options as never)).toThrow(message);
    expect(() => createClient(library, options as never)).toThrow(InvalidArgumentError);
  });

  test("calls and withOptions reject baseUrl and unknown options", async () => {
    const client = createClient(library, { baseUrl });
    const known =
      "is unknown; known: auth, fetch, headers, idempotencyKey, idempotencyHeader, signal, timeoutMs, deadlineMs, maxBodyBytes, maxEmptyPages, retry, concurrency, hooks, debug, clock, validators, validate, allowInsecure";
    await expect(client.books.get({ bookId: "b" }, { baseUrl } as never)).rejects.toThrow(
      `options.baseUrl ${known}`,
    );
    expect(() => client.withOptions({ baseUrl } as never)).toThrow(`options.baseUrl ${known}`);
    await expect(
      client.http.GET("/v1/books/{bookId}", {
        params: { path: { bookId: "b" } },
        // @ts-expect-error the base URL of a client cannot change
        baseUrl: "https://elsewhere.test",
      }),
    ).rejects.toThrow("options.baseUrl is unknown");
  });

  test.each(["redirect", "middleware", "pathSerializer", "Request"])(
    "http rejects the option %s, which would bypass the checks",
    async (name) => {
      const client = createClient(library, { baseUrl });
      const init = { params: { path: { bookId: "b" } }, [name]: "follow" };
      await expect(client.http.GET("/v1/books/{bookId}", init)).rejects.toThrow(
        `options.${name} is unknown; known: params`,
      );
    },
  );
});

describe("the option", () => {
  test("a call's headers override those of withOptions, which override the client's", async () => {
    const server = await startServer();
    const client = createClient(library, {
      baseUrl: server.url,
      headers: { "X-A": "client", "X-B": "client", "X-C": "client" },
    });
    const other = client.withOptions({ headers: { "x-b": "other", "x-c": "other" } });
    await other.books.create({ header: { "x-d": "input" } }, { headers: { "X-c": "call" } });
    await client.books.create();
    expect(server.received[0]?.headers).toMatchObject({
      "x-a": "client",
      "x-b": "other",
      "x-c": "call",
      "x-d": "input",
    });
    expect(server.received[1]?.headers).toMatchObject({ "x-a": "client", "x-b": "client", "x-c": "client" });
  });

  test("accepts headers as pairs or as a Headers object", async () => {
    const server = await startServer();
    const { http } = createClient(library, { baseUrl: server.url });
    await http.POST("/v1/books", { headers: [["x-a", "pair"]] });
    await http.POST("/v1/books", { headers: new Headers({ "x-a": "Headers" }) });
    expect(server.received.map(({ headers }) => headers["x-a"])).toEqual(["pair", "Headers"]);
  });

  test("passes a Request to a custom fetch", async () => {
    const urls: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      urls.push(`${request.method} ${request.url}`);
      return Response.json({ title: "Emma" });
    };
    const client = createClient(library, { baseUrl });
    expect(await client.books.get({ bookId: "b" }, { fetch })).toEqual({ title: "Emma" });
    expect(await client.withOptions({ fetch, headers: undefined }).books.get({ bookId: "b" })).toEqual({
      title: "Emma",
    });
    expect(urls).toEqual(Array(2).fill("GET https://library.test/v1/books/b"));
  });
});

describe("options of the wrong type", () => {
  const wrong = (option: object) => () => createClient(library, { baseUrl, ...option });

  test.each([
    [
      "a token for auth",
      { auth: "token" },
      "options.auth must be created by bearer(), apiKey() or apiKeyCookie(), or be false",
    ],
    ["a number for fetch", { fetch: 3 }, "options.fetch must be a function"],
    ["an object for signal", { signal: {} }, "options.signal must be an AbortSignal"],
    ["a function for clock", { clock: Date.now }, "options.clock must have the functions now and sleep"],
    [
      "an incomplete clock",
      { clock: { now: Date.now } },
      "options.clock must have the functions now and sleep",
    ],
    [
      "a number for the clock's random",
      { clock: { ...systemClock, random: 0.5 } },
      "options.clock must have the functions now and sleep; monotonic and random are optional",
    ],
  ])("rejects %s", (_, option, message) => {
    expect(wrong(option)).toThrow(InvalidArgumentError);
    expect(wrong(option)).toThrow(message);
  });

  test("rejects an option of the wrong type in a call", async () => {
    const call = createClient(library, { baseUrl }).books.get({ bookId: "b" }, { signal: {} as AbortSignal });
    await expect(call).rejects.toThrow("options.signal must be an AbortSignal");
  });
});
