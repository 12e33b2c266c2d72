import { describe, expect, test, vi } from "vitest";
import { apiKey, bearer, createClient, isAbortError, type TokenRequest } from "../src/index.ts";
import { manualClock } from "./support/clocks.ts";
import { deferred } from "./support/deferred.ts";
import { library } from "./support/library.ts";
import { json, type LoopbackServer, startServer } from "./support/loopback-server.ts";

function tokensIn({ received }: LoopbackServer): (string | undefined)[] {
  return received.map(({ headers }) => headers.authorization);
}

/** Responds with 401 to every token except one. */
const acceptOnly = (token: string) =>
  startServer(({ headers }) => json({}, headers.authorization === `Bearer ${token}` ? 200 : 401));

describe("apiKey and bearer", () => {
  test("apiKey and bearer set their header and override an existing header with the same name", async () => {
    const server = await startServer();
    const client = createClient(library, {
      baseUrl: server.url,
      auth: apiKey("AccessKey", "k1"),
      headers: { accesskey: "other" },
    });
    await client.books.create();
    await client.http.POST("/v1/books", {});
    await client.books.create({}, { auth: bearer("t1") });
    expect(server.received.map(({ headers }) => [headers.accesskey, headers.authorization])).toEqual([
      ["k1", undefined],
      ["k1", undefined],
      ["other", "Bearer t1"],
    ]);
  });

  test.each([
    () => bearer(""),
    () => bearer(undefined as never),
    () => bearer("a\nb"),
    () => apiKey("AccessKey", ""),
    () => apiKey("Access Key", "k"),
    () => apiKey("AccessKey", "k\r\nx: y"),
  ])("apiKey and bearer reject values that a header cannot contain: %s", (make) => {
    expect(make).toThrow(/^(bearer|apiKey): \w+ must/);
  });
});

describe("a token provider", () => {
  test("calls a token provider once for concurrent calls and caches the token while it is valid", async () => {
    const server = await startServer();
    const provider = vi.fn(async () => ({ token: "t1", expiresAt: Date.now() + 60_000 }));
    const client = createClient(library, { baseUrl: server.url, auth: bearer(provider) });
    await Promise.all([client.books.create(), client.books.create(), client.http.POST("/v1/books", {})]);
    await client.books.create();
    expect(provider).toHaveBeenCalledTimes(1);
    expect(tokensIn(server)).toEqual(Array(4).fill("Bearer t1"));
  });

  test("calls a token provider again after its token has expired", async () => {
    const server = await startServer();
    let count = 0;
    const provider = () => ({
      token: `t${++count}`,
      expiresAt: new Date(Date.now() + (count === 1 ? -1 : 60_000)),
    });
    const client = createClient(library, { baseUrl: server.url, auth: bearer(provider) });
    for (let call = 0; call < 3; call += 1) await client.books.create();
    expect(tokensIn(server)).toEqual(["Bearer t1", "Bearer t2", "Bearer t2"]);
  });
});

describe("token expiry", () => {
  test("a token expires according to the client's clock or the call's own clock", async () => {
    const server = await startServer();
    const [clock, other] = [manualClock(), manualClock()];
    const provider = vi.fn(() => ({ token: "t1", expiresAt: clock.now() + 60_000 }));
    const client = createClient(library, { baseUrl: server.url, auth: bearer(provider), clock });
    for (const ms of [0, 59_999, 1]) {
      clock.advance(ms);
      await client.books.create();
    }
    expect(provider).toHaveBeenCalledTimes(2);
    other.advance(24 * 3_600_000);
    await client.books.create({}, { clock: other });
    expect(provider).toHaveBeenCalledTimes(3);
  });
});

describe("a token provider after a 401", () => {
  test("calls the token provider once for all calls that failed with 401", async () => {
    const server = await acceptOnly("fresh");
    const requests: boolean[] = [];
    const provider = async ({ refresh }: TokenRequest) => {
      requests.push(refresh);
      return refresh ? "fresh" : "stale";
    };
    const client = createClient(library, { baseUrl: server.url, auth: bearer(provider) });
    const calls = [client.books.create({ body: { n: 1 } }), client.books.create({ body: { n: 2 } })];
    expect(
      (await Promise.all(calls.map((call) => call.withResponse()))).map(({ attempts }) => attempts),
    ).toEqual([2, 2]);
    expect(requests).toEqual([false, true]);
    expect(server.received.map(({ body }) => body.toString()).sort()).toEqual([
      '{"n":1}',
      '{"n":1}',
      '{"n":2}',
      '{"n":2}',
    ]);
  });

  test("requests only one new token after a hundred calls fail with 401", async () => {
    const server = await acceptOnly("fresh");
    const provider = vi.fn(async ({ refresh }: TokenRequest) => (refresh ? "fresh" : "stale"));
    const client = createClient(library, { baseUrl: server.url, auth: bearer(provider) });
    await Promise.all(Array.from({ length: 100 }, () => client.books.create()));
    expect(provider.mock.calls.map(([{ refresh }]) => refresh)).toEqual([false, true]);
  });

  test("requests another token if the previous token request failed", async () => {
    const replies = [deferred<Response>(), deferred<Response>()];
    const waiting = [...replies];
    const fetch = async () => (await waiting.shift()?.promise) ?? Response.json({});
    const requests: boolean[] = [];
    const provider = async ({ refresh }: TokenRequest) => {
      requests.push(refresh);
      if (requests.length === 2) throw new Error("no session");
      return refresh ? "fresh" : "stale";
    };
    const client = createClient(library, { baseUrl: "https://library.test", fetch, auth: bearer(provider) });
    const calls = [client.books.create(), client.books.create()].map((call) => call.result());
    await expect.poll(() => waiting).toEqual([]);
    const rejected = () => new Response(null, { status: 401 });
    replies[0]?.resolve(rejected());
    expect((await calls[0])?.error?.message).toBe("createBook could not get credentials (see cause)");
    replies[1]?.resolve(rejected());
    expect((await calls[1])?.ok).toBe(true);
    expect(requests).toEqual([false, true, true]);
  });

  test("a call fails with the second 401 if the new token is also rejected", async () => {
    const server = await acceptOnly("none");
    let count = 0;
    const client = createClient(library, { baseUrl: server.url, auth: bearer(() => `t${++count}`) });
    await expect(client.books.create()).rejects.toMatchObject({ status: 401, attempts: 2 });
    expect(tokensIn(server)).toEqual(["Bearer t1", "Bearer t2"]);
  });

  test("after a 401, does not retry with the same token or a consumed stream", async () => {
    const server = await acceptOnly("none");
    const client = createClient(library, { baseUrl: server.url, auth: bearer(() => "t1") });
    await expect(client.books.create()).rejects.toMatchObject({ status: 401, attempts: 1 });
    let count = 0;
    const other = client.withOptions({ auth: bearer(() => `t${++count}`) });
    await expect(other.books.create({ body: new Blob(["x"]).stream() })).rejects.toMatchObject({
      status: 401,
      attempts: 1,
    });
    await expect(other.books.create({ body: () => new Blob(["x"]).stream() })).rejects.toMatchObject({
      attempts: 2,
    });
    expect(server.received.map(({ body }) => body.toString())).toEqual(["", "x", "x", "x"]);
  });
});

describe("slow and failing token providers", () => {
  test("aborts a slow token provider only when the last waiting call is aborted", async () => {
    const server = await startServer();
    const requested: TokenRequest[] = [];
    const { promise, resolve } = deferred<string>();
    const provider = (request: TokenRequest) => {
      requested.push(request);
      return promise;
    };
    const client = createClient(library, { baseUrl: server.url, auth: bearer(provider) });
    const [first, second] = [new AbortController(), new AbortController()];
    const calls = [first, second].map(({ signal }) => client.books.create({}, { signal }).result());
    await expect.poll(() => requested).toHaveLength(1);
    first.abort();
    expect(isAbortError((await calls[0])?.error)).toBe(true);
    expect(requested[0]?.signal.aborted).toBe(false);
    second.abort();
    expect(isAbortError((await calls[1])?.error)).toBe(true);
    expect(requested[0]?.signal.aborted).toBe(true);
    const third = client.books.create();
    await expect.poll(() => requested).toHaveLength(2);
    resolve("late");
    await third;
    expect(tokensIn(server)).toEqual(["Bearer late"]);
  });

  test("a failing token provider fails every waiting call before anything is sent", async () => {
    const server = await startServer();
    const failing = bearer(() => Promise.reject(new Error("no session")));
    const client = createClient(library, { baseUrl: server.url, auth: failing });
    const calls = [client.books.create(), client.books.get({ bookId: "b" })];
    const errors = (await Promise.all(calls.map((call) => call.result()))).map(({ error }) => error);
    expect(errors).toMatchObject([
      { name: "SeamlineError", operationId: "createBook", cause: { message: "no session" } },
      { name: "SeamlineError", operationId: "getBook", cause: { message: "no session" } },
    ]);
    await expect(client.books.create()).rejects.toThrow("createBook could not get credentials (see cause)");
    expect(server.received).toEqual([]);
  });

  test("if a custom `auth` fails, the call throws a SeamlineError with the cause", async () => {
    const headers = [() => Promise.reject(new Error("no session")), () => undefined as never];
    for (const header of headers) {
      const client = createClient(library, { baseUrl: "https://library.test", auth: { header } });
      const { error } = await client.books.create().result();
      expect(error).toMatchObject({ name: "SeamlineError", operationId: "createBook", attempts: 0 });
      expect(error?.cause).toBeInstanceOf(Error);
    }
  });

  test.each([
    ["", "bearer: token must be a non-empty string"],
    [{ token: "t", expiresAt: Number.NaN }, "bearer: expiresAt must be a Date"],
    [{ token: "a\nb", expiresAt: 0 }, "bearer: token must be a header value without line breaks"],
    [null, "bearer: token must be a non-empty string"],
  ])("a call fails with an explanation if its token provider returns %o", async (token, message) => {
    const client = createClient(library, {
      baseUrl: "https://library.test",
      auth: bearer(() => token as string),
    });
    const { error } = await client.books.create().result();
    expect(error).toMatchObject({
      name: "SeamlineError",
      cause: { message: expect.stringContaining(message) },
    });
  });
});
