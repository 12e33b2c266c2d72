import { describe, expect, test } from "vitest";
import { bearer, createClient, isApiError, isInvalidArgumentError } from "../src/index.ts";
import { library } from "./support/library.ts";
import { json, startServer } from "./support/loopback-server.ts";
import { emma, failing, startLibrary } from "./support/sequence.ts";

describe("undocumented paths", () => {
  test("calls an undocumented path with a template and an input", async () => {
    const { client, server } = await startLibrary([json({ stars: 5 }, 201)]);
    const call = client.request<{ stars: number }>(
      "POST",
      "/v1/books/{bookId}/reviews/{reviewId}",
      { bookId: "a/b", reviewId: 7, query: { dry: true }, header: { "x-a": "1" }, body: { text: "good" } },
      { auth: bearer("secret") },
    );
    expect(await call).toEqual({ stars: 5 });
    expect(await call.withResponse()).toMatchObject({ data: { stars: 5 }, attempts: 1 });
    expect(await call.result()).toMatchObject({ ok: true, status: 201 });
    expect(server.received).toHaveLength(1);
    const [{ method, url, headers, body } = {}] = server.received;
    expect([method, url]).toEqual(["POST", "/v1/books/a%2Fb/reviews/7?dry=true"]);
    expect(headers).toMatchObject({ "x-a": "1", authorization: "Bearer secret" });
    expect(JSON.parse(`${body}`)).toEqual({ text: "good" });
  });

  test("accepts the method in any case", async () => {
    const { client, server } = await startLibrary([emma]);
    await client.request<unknown>("patch" as "PATCH", "/v1/books/{bookId}/index", { bookId: "b" });
    expect(server.received.map(({ method }) => method)).toEqual(["PATCH"]);
  });

  test("calls to undocumented paths throw the same errors as calls to documented paths", async () => {
    const { client } = await startLibrary([failing(404)]);
    const call = client.request<unknown>("GET", "/v1/nothing/{id}", { id: 1 });
    await expect(call).rejects.toSatisfy(isApiError);
    await expect(call).rejects.toMatchObject({
      ...{ status: 404, code: "busy", method: "GET", path: "/v1/nothing/{id}", operationId: undefined },
      message: "GET /v1/nothing/{id} failed with 404: busy",
    });
    expect(await call.result()).toMatchObject({ ok: false, status: 404 });
  });
});

describe("a request", () => {
  test.each([
    ["GET", 2],
    ["PUT", 2],
    ["DELETE", 2],
    ["POST", 1],
    ["PATCH", 1],
  ] as const)("retries an undocumented %s as RFC 9110 specifies", async (method, attempts) => {
    const { client, server } = await startLibrary([failing(503), emma]);
    await client.request<unknown>(method, "/v1/unknown").result();
    expect(server.received).toHaveLength(attempts);
  });

  test.each([
    ["/v1/books/{bookId}:sell", 2],
    ["/v1/books/{bookId}:close", 1],
  ])("retries POST %s only if the document marks it as idempotent", async (path, attempts) => {
    const { operations } = library;
    const sellBook = {
      ...operations.closeBook,
      path: "/v1/books/{bookId}:sell",
      place: ["sell"],
      idempotent: true,
    };
    const definition = { ...library, operations: { ...operations, sellBook } } as typeof library;
    const { server, clock } = await startLibrary([failing(503), emma]);
    const client = createClient(definition, { baseUrl: server.url, clock });
    await client.request<unknown>("POST", path, { bookId: "b" }).result();
    expect(server.received).toHaveLength(attempts);
  });

  test("calls the operation of a documented path", async () => {
    const { url, received } = await startServer(() => json({ error: { code: "no" } }, 400));
    const client = createClient(library, { baseUrl: url });
    const books = await client
      .request("POST", "/v1/books", { query: { tags: ["a", "b"] }, body: { title: "Emma" } })
      .result();
    expect(books.error).toMatchObject({ operationId: "createBook" });
    await client.request<unknown>("GET", "/v1/files/{file}", { file: "a/b" }).result();
    await client
      .request<unknown>("GET", "/v1/rooms/{room}/shelves/{shelf}", { room: "r", shelf: "s" })
      .result();
    await client
      .request<unknown>("GET", "/v1/searches/{query}", { pathQuery: "q", query: { a: 1 } })
      .result();
    await client
      .request<unknown>("GET", "/v2/searches/{query}", { queryParameter: "q", query: { a: 1 } })
      .result();
    expect(received.map(({ url: path }) => path)).toEqual([
      "/v1/books?tags=a|b",
      "/v1/files/a/b",
      "/v1/rooms/r/shelves/s",
      "/v1/searches/q?a=1",
      "/v2/searches/q?a=1",
    ]);
  });
});

describe("validation of paths", () => {
  test.each([
    ["..", "input.id must not contain"],
    [undefined, "input.id is missing"],
  ])("rejects the id %s before anything is sent", async (id, message) => {
    const { client, server } = await startLibrary([emma]);
    const call = client.request<unknown>("DELETE", "/v1/nothing/{id}", { id });
    await expect(call).rejects.toSatisfy(isInvalidArgumentError);
    await expect(call).rejects.toThrow(message);
    expect(server.received).toEqual([]);
  });

  test.each([
    [["GET", "/v1/books", { bookid: "b" }], "input.bookid is unknown; known: query, header, body"],
    [
      ["GET", "/v1/../books"],
      'path must start with "/" and must not contain a query, fragment or dot segment',
    ],
    [["GET", "https://other.test/v1"], 'path must start with "/"'],
    [["GET", undefined], 'path must start with "/"'],
    [["GET", "/v1/books", undefined, { retries: 1 }], "options.retries is unknown"],
    [["GE T", "/v1/books"], "method must be an HTTP method such as GET"],
    [["", "/v1/books"], "method must be an HTTP method"],
    [[undefined, "/v1/books"], "method must be an HTTP method"],
  ])("rejects %j before anything is sent", async (args, message) => {
    const { client, server } = await startLibrary([emma]);
    const call = client.request<unknown>(...(args as ["GET", string]));
    await expect(call).rejects.toSatisfy(isInvalidArgumentError);
    await expect(call).rejects.toThrow(message);
    expect(server.received).toEqual([]);
  });
});

test("extend() returns the same client", () => {
  const client = createClient(library, { baseUrl: "https://library.test" });
  expect(client.extend()).toBe(client);
});
