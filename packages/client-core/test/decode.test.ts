import { describe, expect, test } from "vitest";
import { ApiError, createClient, isApiError, isNetworkError } from "../src/index.ts";
import { library } from "./support/library.ts";
import { json, type Reply, startServer } from "./support/loopback-server.ts";

async function clientFor(reply: Reply) {
  const server = await startServer(() => reply);
  return createClient(library, { baseUrl: server.url });
}

const typed = (type: string, body: string | Uint8Array, status = 200): Reply => ({
  status,
  headers: { "content-type": type },
  body,
});

describe("a success", () => {
  test.each([
    ["JSON", json({ a: 1 }), { a: 1 }],
    ["JSON of a vendor type", typed("application/vnd.x+json; charset=utf-8", "[1]"), [1]],
    ["JSON with a byte order mark", typed("application/json", "\ufeff{}"), {}],
    ["JSON without a content type", { body: "{}" }, {}],
    ["JSON that is null", json(null), null],
    ["an empty body", {}, undefined],
    ["an empty body with a JSON content type", typed("application/json", ""), undefined],
    ["204", { status: 204 }, undefined],
    ["text", typed("text/plain", "Emma ✓"), "Emma ✓"],
    ["text that looks like JSON", typed("text/csv", "1"), "1"],
    ["text that is empty", typed("text/plain", ""), ""],
    ["204 of text", { ...typed("text/plain", ""), status: 204 }, undefined],
  ])("decodes %s", async (_, reply, data) => {
    const client = await clientFor(reply);
    expect(await client.books.create()).toEqual(data);
  });

  test("decodes newline-delimited JSON as a Blob", async () => {
    const lines = '{"a":1}\n{"a":2}\n';
    const client = await clientFor(typed("application/x-ndjson", lines));
    expect(await ((await client.books.create()) as unknown as Blob).text()).toBe(lines);
  });

  test("decodes bytes as a Blob", async () => {
    const client = await clientFor(typed("image/png", new Uint8Array([137, 0, 255])));
    const data = (await client.books.cover({ bookId: "b" })) as Blob;
    expect(data.type).toBe("image/png");
    expect([...new Uint8Array(await data.arrayBuffer())]).toEqual([137, 0, 255]);
  });

  test.each([
    ["HTML", typed("text/html", "<html>Sign in</html>"), "<html>Sign in</html>"],
    ["HTML with a JSON content type", typed("application/json", "<html>"), "<html>"],
    ["truncated JSON", typed("application/json", '{"title": "Em'), '{"title": "Em'],
    ["text without a content type", { body: "ok" }, "ok"],
  ])("an undecodable success (%s) throws an ApiError", async (_, reply, bodyText) => {
    const client = await clientFor(reply);
    const error = await client.books.create().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 200,
      body: undefined,
      bodyText,
      operationId: "createBook",
      attempts: 1,
    });
    expect((error as Error).message).toBe(
      `createBook returned an invalid 200 response: the body is not JSON: ${bodyText}`,
    );
    const result = await client.books.create().result();
    expect(result).toMatchObject({ ok: false, status: undefined, response: undefined });
    await expect(client.http.POST("/v1/books", {})).rejects.toBeInstanceOf(ApiError);
  });
});

const problem = { error: { code: "not_found", message: "No such book", field: "bookId" } };

describe("a failure", () => {
  test("an ApiError contains the documented parts of the error body", async () => {
    const client = await clientFor({
      ...json(problem, 404),
      headers: { "content-type": "application/json", "x-id": "7" },
    });
    const error = await client.books.get({ bookId: "b" }).catch((reason: unknown) => reason);
    expect(isApiError(error)).toBe(true);
    const expected = {
      name: "ApiError",
      message: "getBook failed with 404: not_found: No such book",
      ...{
        status: 404,
        code: "not_found",
        field: "bookId",
        body: problem,
        bodyText: JSON.stringify(problem),
      },
      ...{ operationId: "getBook", method: "GET", path: "/v1/books/{bookId}", attempts: 1 },
    };
    expect(error).toMatchObject(expected);
    expect((error as ApiError).headers.get("x-id")).toBe("7");
  });

  test.each([
    ["an empty body", { status: 500 }, undefined, ""],
    ["HTML", typed("text/html", "<h1>Bad Gateway</h1>", 502), "<h1>Bad Gateway</h1>", "<h1>Bad Gateway</h1>"],
    ["truncated JSON", typed("application/json", '{"error":', 500), '{"error":', '{"error":'],
    ["JSON with a text content type", typed("text/plain", '{"a":1}', 400), { a: 1 }, '{"a":1}'],
    ["a number", json(7, 400), 7, "7"],
  ])("a failure with %s throws an ApiError", async (_, reply, body, bodyText) => {
    const client = await clientFor(reply);
    const error = await client.books.create().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: reply.status, body, bodyText, code: undefined });
  });
});

describe("messages of failures", () => {
  test.each([
    ["an empty body", { status: 500 }, "an empty body"],
    ["spaces", typed("text/plain", " \n\t", 500), "an empty body"],
    ["HTML", typed("text/html", "<h1>Bad\r\n  Gateway</h1>\n", 502), "<h1>Bad Gateway</h1>"],
    ["text", typed("text/plain", "upstream \u001b[31mis\u2028down\u0000", 503), "upstream [31mis down"],
    ["JSON of another shape", json({ detail: "No quota" }, 403), '{"detail":"No quota"}'],
    [
      "JSON without a code and a message",
      json({ error: { field: "name" } }, 400),
      '{"error":{"field":"name"}}',
    ],
    ["JSON whose message is empty", json({ error: { message: "" } }, 400), '{"error":{"message":""}}'],
    ["JSON that is cut off", typed("application/json", '{"error":', 500), '{"error":'],
  ])("the message of a failure with %s is one line", async (_, reply, start) => {
    const client = await clientFor(reply);
    const { error } = await client.books.create().result();
    expect(error?.message).toBe(`createBook failed with ${reply.status}: ${start}`);
  });

  test("the message of an ApiError contains only the beginning of a long body", async () => {
    const client = await clientFor(typed("text/plain", "📚".repeat(5_000), 500));
    const { error } = await client.books.create().result();
    expect(error?.message).toBe(`createBook failed with 500: ${"📚".repeat(200)}…`);
  });

  test("JSON.stringify includes the message and the headers of an ApiError", async () => {
    const client = await clientFor({ ...json(problem, 404), headers: { "x-id": "7", "retry-after": "9" } });
    const { error } = await client.books.get({ bookId: "b" }).result();
    expect(JSON.parse(JSON.stringify({ error }))).toMatchObject({
      error: {
        ...{ name: "ApiError", message: "getBook failed with 404: not_found: No such book" },
        ...{ status: 404, code: "not_found", operationId: "getBook", body: problem, retryAfterMs: 9_000 },
        headers: { "x-id": "7", "retry-after": "9" },
      },
    });
  });

  test("a response that ends prematurely throws a NetworkError", async () => {
    const server = await startServer((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write('{"title":', () => response.destroy());
      return undefined;
    });
    const error = await createClient(library, { baseUrl: server.url })
      .books.create()
      .catch((reason: unknown) => reason);
    expect(isNetworkError(error)).toBe(true);
    expect(error).toMatchObject({ operationId: "createBook", attempts: 1 });
  });

  test("a failed connection throws a NetworkError with its reason", async () => {
    const client = createClient(library, { baseUrl: "http://127.0.0.1:1" });
    await expect(client.books.create()).rejects.toThrow(/^createBook received no complete response: /);
    await expect(client.http.POST("/v1/books", {})).rejects.toMatchObject({
      name: "NetworkError",
      operationId: "createBook",
    });
  });
});

describe("statuses that the Response constructor rejects", () => {
  test("treats a status above 599 as a normal failure", async () => {
    const server = await startServer((_, response) => {
      response.socket?.end('HTTP/1.1 999 Denied\r\ncontent-length: 7\r\n\r\n{"a":1}');
      return undefined;
    });
    const result = await createClient(library, { baseUrl: server.url }).books.create().result();
    expect(result).toMatchObject({ ok: false, status: 999, error: { body: { a: 1 } } });
    expect([result.response?.status, await result.response?.json()]).toEqual([999, { a: 1 }]);
  });

  test("treats a 205 with a body as a normal success", async () => {
    const reset = Object.defineProperty(Response.json({ a: 1 }), "status", { value: 205 });
    const client = createClient(library, { baseUrl: "https://library.test", fetch: async () => reset });
    const { data, response } = await client.books.create().withResponse();
    expect([data, response.status, await response.json()]).toEqual([{ a: 1 }, 205, { a: 1 }]);
  });
});

describe("http", () => {
  test("http.request accepts a lower-case method", async () => {
    const { http } = await clientFor({ status: 302 });
    const call = http.request("get", "/v1/books/{bookId}", { params: { path: { bookId: "b" } } });
    await expect(call).rejects.toMatchObject({ operationId: "getBook", method: "GET" });
  });

  test("http returns data or an error, and a response that can still be read", async () => {
    const found = await clientFor(json({ title: "Emma" }));
    const get = { params: { path: { bookId: "b" } } };
    const { data, error, response } = await found.http.GET("/v1/books/{bookId}", get);
    expect([data, error, response.status, await response.json()]).toEqual([
      { title: "Emma" },
      undefined,
      200,
      { title: "Emma" },
    ]);
    const missing = await clientFor(json({ error: { code: "gone" } }, 404));
    const failed = await missing.http.request("get", "/v1/books/{bookId}", get);
    expect(failed).toMatchObject({ error: { error: { code: "gone" } } });
    expect(await failed.response.text()).toBe('{"error":{"code":"gone"}}');
  });

  test("http decodes the body as `parseAs` specifies", async () => {
    const { http } = await clientFor(typed("text/html", "<p>"));
    expect((await http.POST("/v1/books", { parseAs: "text" })).data).toBe("<p>");
    expect((await http.POST("/v1/books", { parseAs: "arrayBuffer" })).data?.byteLength).toBe(3);
    expect((await http.POST("/v1/books", { parseAs: "blob" })).data?.type).toBe("text/html");
    const streamed = await http.POST("/v1/books", { parseAs: "stream" });
    expect(await new Response(streamed.data).text()).toBe("<p>");
    await expect(http.POST("/v1/books", { parseAs: "xml" as "json" })).rejects.toThrow(
      "options.parseAs must be one of json, text, blob, arrayBuffer, stream",
    );
  });

  test("http methods throw the same errors for undocumented paths", async () => {
    const server = await startServer(() => json({ error: { code: "denied" } }, 500));
    const { http } = createClient(library, { baseUrl: server.url });
    const other = http as unknown as { GET(path: string, init: object): Promise<unknown> };
    const result = await other.GET("/v2/{kind}", { params: { path: { kind: "a/b" }, query: { x: 1 } } });
    expect(result).toMatchObject({ error: { error: { code: "denied" } } });
    expect(server.received[0]?.url).toBe("/v2/a%2Fb?x=1");
    await expect(other.GET("/v2/{kind}", { params: { path: { kin: "a" } } })).rejects.toThrow(
      "params.path.kin is unknown",
    );
  });
});
