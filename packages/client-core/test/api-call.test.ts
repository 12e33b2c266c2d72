import { describe, expect, test } from "vitest";
import { type ApiError, createClient, isAbortError, SeamlineError } from "../src/index.ts";
import { deferred } from "./support/deferred.ts";
import { library } from "./support/library.ts";
import { json, startServer } from "./support/loopback-server.ts";

describe("a call", () => {
  test("sends a single request even if the result is read several times", async () => {
    const server = await startServer(() => json({ title: "Emma" }));
    const call = createClient(library, { baseUrl: server.url }).books.get({ bookId: "b" });
    const [first, second, result, { data, response, attempts }] = await Promise.all([
      call,
      call,
      call.result(),
      call.withResponse(),
    ]);
    expect([first, second, data, result.data]).toEqual(Array(4).fill({ title: "Emma" }));
    expect([result.status, response.status, attempts]).toEqual([200, 200, 1]);
    expect(response.url).toBe(`${server.url}/v1/books/b`);
    expect([await response.json(), await result.response?.text()]).toEqual([
      { title: "Emma" },
      '{"title":"Emma"}',
    ]);
    expect(server.received).toHaveLength(1);
  });

  test("sends the request even if the call is not awaited", async () => {
    const { promise, resolve } = deferred<string>();
    const server = await startServer(({ url }) => {
      resolve(url);
      return json({});
    });
    void createClient(library, { baseUrl: server.url }).books.create();
    expect(await promise).toBe("/v1/books");
  });

  test("returns a promise", async () => {
    const server = await startServer(() => json({ title: "Emma" }));
    const { books } = createClient(library, { baseUrl: server.url });
    const call: Promise<unknown> = books.get({ bookId: "b" });
    expect(call).toBeInstanceOf(Promise);
    expect(await call.then((book) => [book])).toEqual([{ title: "Emma" }]);
    expect(await books.get({ bookId: "" }).catch((error: Error) => error.name)).toBe("InvalidArgumentError");
    let ended = false;
    await call.finally(() => {
      ended = true;
    });
    expect(ended).toBe(true);
  });
});

describe("result()", () => {
  test("result() returns a failure with its status and a readable response", async () => {
    const server = await startServer(() => json({ error: { code: "gone" } }, 404));
    const result = await createClient(library, { baseUrl: server.url }).books.get({ bookId: "b" }).result();
    expect(result.status).toBe(404);
    if (result.status !== 404) return;
    expect(result.error.body?.error.code).toBe("gone");
    expect(await result.response.text()).toBe('{"error":{"code":"gone"}}');
  });

  test("result() returns an error without a status if there is no response", async () => {
    const { books } = createClient(library, { baseUrl: "http://127.0.0.1:1", retry: false });
    for (const [call, name] of [
      [books.get({ bookId: "" }), "InvalidArgumentError"],
      [books.get({ bookId: "b" }), "NetworkError"],
      [books.get({ bookId: "b" }, { signal: AbortSignal.abort() }), "AbortError"],
    ] as const) {
      expect(await call.result()).toMatchObject({
        ok: false,
        status: undefined,
        error: { name },
        response: undefined,
      });
    }
  });

  test("a failed call causes an unhandled rejection only if its result is never read", async () => {
    const unhandled: unknown[] = [];
    const listeners = process.listeners("unhandledRejection");
    process
      .removeAllListeners("unhandledRejection")
      .on("unhandledRejection", (reason) => unhandled.push(reason));
    try {
      const server = await startServer(() => json({}, 500));
      const { books } = createClient(library, { baseUrl: server.url, retry: false });
      await books.create().result();
      await books.get({ bookId: "" }).result();
      await books.list().result();
      await books
        .create()
        .withResponse()
        .catch(() => undefined);
      await books
        .list()
        .toArray()
        .catch(() => undefined);
      await books.create().then(undefined, () => undefined);
      await new Promise(setImmediate);
      expect(unhandled).toEqual([]);
      void books.get({ bookId: "" });
      await new Promise(setImmediate);
      expect(unhandled).toMatchObject([{ name: "InvalidArgumentError" }]);
    } finally {
      process.removeAllListeners("unhandledRejection");
      for (const listener of listeners) process.on("unhandledRejection", listener);
    }
  });
});

describe("a signal", () => {
  test("sends nothing if the signal is already aborted", async () => {
    const server = await startServer();
    const { books } = createClient(library, { baseUrl: server.url });
    const error = await books
      .create({}, { signal: AbortSignal.abort("stop") })
      .catch((reason: unknown) => reason);
    expect(isAbortError(error)).toBe(true);
    expect(error).toMatchObject({ cause: "stop", operationId: "createBook", attempts: 0 });
    expect(server.received).toEqual([]);
  });

  test.each([
    ["before the headers", false],
    ["in the middle of the body", true],
  ])("aborts a call %s", async (_, withHeaders) => {
    const { promise: arrived, resolve } = deferred();
    const server = await startServer((_received, response) => {
      if (withHeaders) response.writeHead(200, { "content-type": "application/json" }).write("{");
      resolve();
      return undefined;
    });
    const controller = new AbortController();
    const call = createClient(library, { baseUrl: server.url }).books.create(
      {},
      { signal: controller.signal },
    );
    await arrived;
    const reason = new Error("enough");
    controller.abort(reason);
    const error = await call.catch((caught: unknown) => caught);
    expect(isAbortError(error)).toBe(true);
    expect((error as ApiError).cause).toBe(reason);
    expect((error as ApiError).attempts).toBe(1);
  });

  test("aborts a call even if a custom fetch ignores the signal", async () => {
    const controller = new AbortController();
    const fetch = (): Promise<Response> => {
      queueMicrotask(() => controller.abort());
      return new Promise(() => undefined);
    };
    const client = createClient(library, { baseUrl: "https://library.test", fetch });
    await expect(client.books.create({}, { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });

  test("aborts a call through either the client-level or the call-level signal", async () => {
    const [ofClient, ofCall] = [new AbortController(), new AbortController()];
    const client = createClient(library, {
      baseUrl: "https://library.test",
      signal: ofClient.signal,
      fetch: () => new Promise(() => undefined),
    });
    const first = client.books.create({}, { signal: ofCall.signal });
    ofCall.abort("call");
    await expect(first).rejects.toMatchObject({ name: "AbortError", cause: "call" });
    const second = client.books.create({}, { signal: new AbortController().signal });
    ofClient.abort("client");
    await expect(second).rejects.toMatchObject({ name: "AbortError", cause: "client" });
  });
});

describe("aborting before the request is sent", () => {
  test("aborts a call whose body is still being created", async () => {
    const controller = new AbortController();
    const client = createClient(library, { baseUrl: "https://library.test" });
    const body = (): Promise<never> => new Promise(() => undefined);
    const call = client.books.create({ body }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError", attempts: 0 });
  });

  test("never sends a call that was aborted while waiting for credentials", async () => {
    const server = await startServer();
    const controller = new AbortController();
    const { promise, resolve } = deferred<{ name: string; value: string }>();
    const client = createClient(library, { baseUrl: server.url, auth: { header: () => promise } });
    const call = client.books.create({}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    resolve({ name: "x-key", value: "k" });
    await client.books.get({ bookId: "b" });
    expect(server.received.map(({ url }) => url)).toEqual(["/v1/books/b"]);
  });

  test.each([new SeamlineError("mine"), null, "text"])(
    "throws an AbortError if the signal is aborted with the reason %o",
    async (reason) => {
      const client = createClient(library, { baseUrl: "https://library.test" });
      const call = client.books.create({}, { signal: AbortSignal.abort(reason) });
      await expect(call).rejects.toMatchObject({ name: "AbortError" });
    },
  );
});
