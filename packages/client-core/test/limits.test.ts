import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bearer, createClient, isAbortError, isTimeoutError } from "../src/index.ts";
import { autoAdvanceClock, manualClock } from "./support/clocks.ts";
import { deferred } from "./support/deferred.ts";
import { library } from "./support/library.ts";
import { emma, failing, silent, stalled, startLibrary } from "./support/sequence.ts";
import { countingFetch, fakeTimers } from "./support/timers.ts";

const book = { bookId: "emma" };
const baseUrl = "https://library.test";
const never = (): Promise<never> => new Promise(() => undefined);

beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(1));
afterEach(() => void vi.restoreAllMocks());

describe("timeoutMs", () => {
  test.each([
    ["headers", silent, [0, 0]],
    ["a body", stalled, [1, 2]],
  ])("timeoutMs ends an attempt that hangs in %s, and the call is retried", async (_, hanging, replies) => {
    fakeTimers();
    const { fetch, responded } = countingFetch();
    const { client, server, clock } = await startLibrary([hanging, hanging, emma], { fetch });
    const call = client.books.get(book).withResponse();
    for (const [failed, headers] of replies.entries()) {
      await expect.poll(() => [server.received.length, responded()]).toEqual([failed + 1, headers]);
      await vi.advanceTimersByTimeAsync(30_000);
    }
    const { data, attempts } = await call;
    expect([data, attempts, clock.slept]).toEqual([{ title: "Emma" }, 3, [200, 400]]);
    expect(server.received).toHaveLength(3);
  });

  test("timeoutMs throws a TimeoutError and does not retry a non-idempotent operation", async () => {
    fakeTimers();
    const { client, server } = await startLibrary([stalled]);
    const call = client.books.create({}, { timeoutMs: 5_000 });
    await expect.poll(() => server.received).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    await expect(call).rejects.toSatisfy(isTimeoutError);
    await expect(call).rejects.toMatchObject({
      message: "createBook timed out after 5000 ms (timeoutMs)",
      ...{ limit: "timeoutMs", ms: 5_000, attempts: 1, retryable: false, operationId: "createBook" },
    });
    expect((await call.result()).status).toBeUndefined();
    expect(server.received).toHaveLength(1);
  });

  test("timeoutMs aborts the request, even if the caller has no signal", async () => {
    const { client } = await startLibrary([silent], { timeoutMs: 20, retry: false });
    const signals: (AbortSignal | undefined)[] = [];
    const fetch: typeof globalThis.fetch = (request, init) => {
      signals.push(init?.signal ?? undefined);
      return globalThis.fetch(request, init);
    };
    await client.books.get(book, { fetch }).result();
    expect(signals.map((signal) => signal?.reason.name)).toEqual(["TimeoutError"]);
  });

  test("timeoutMs excludes pauses and queue time, and restarts with every attempt", async () => {
    fakeTimers();
    const clock = manualClock();
    const replies = [new Response(null, { status: 503 }), Response.json({ title: "Emma" })];
    const fetch = async () => replies.shift() as Response;
    const call = createClient(library, { baseUrl, clock, fetch, timeoutMs: 500 }).books.get(book);
    await expect.poll(() => clock.sleepers()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    clock.advance(200);
    expect(await call).toEqual({ title: "Emma" });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("timeoutMs is 30 s by default, and can be Infinity", async () => {
    fakeTimers();
    const fetch = () => new Promise<Response>(() => undefined);
    const client = createClient(library, { baseUrl, fetch, retry: false });
    const ended = client.books.get(book).result();
    const patient = vi.fn();
    const unending = client.books.get(book, { timeoutMs: Infinity });
    unending.then(patient, patient);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await ended).error).toMatchObject({ limit: "timeoutMs", ms: 30_000 });
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(patient).not.toHaveBeenCalled();
  });
});

describe("timeoutMs before anything is sent", () => {
  test.each([
    ["credentials", { auth: { header: () => never() } }, {}],
    ["the function that creates a body", {}, { body: () => never() }],
  ])("timeoutMs ends the wait for %s and retries even non-idempotent calls", async (_, options, input) => {
    fakeTimers();
    const fetch = vi.fn();
    const clock = autoAdvanceClock();
    const client = createClient(library, { baseUrl, clock, fetch, ...options });
    const ended = client.books.create(input).result();
    for (let requested = 1; requested <= 4; requested++) {
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect((await ended).error).toMatchObject({
      message: "createBook timed out after 30000 ms (timeoutMs)",
      ...{ name: "TimeoutError", limit: "timeoutMs", ms: 30_000, attempts: 0, retryable: true },
    });
    expect([fetch.mock.calls.length, clock.slept, vi.getTimerCount()]).toEqual([0, [200, 400, 800], 0]);
  });

  test("after timeoutMs, the next attempt requests new credentials and ignores late ones", async () => {
    fakeTimers();
    const late = deferred<{ name: string; value: string }>();
    const sent: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (request) => {
      sent.push((request as Request).headers.get("x-key"));
      return Response.json({});
    };
    const lateBody = deferred<Blob>();
    const body = vi.fn(async () => new Blob(["x"])).mockReturnValueOnce(lateBody.promise);
    const header = vi.fn(async () => ({ name: "x-key", value: "new" })).mockReturnValueOnce(late.promise);
    const client = createClient(library, { baseUrl, clock: autoAdvanceClock(), fetch, auth: { header } });
    const call = client.books.cover({ ...book, body });
    await vi.advanceTimersByTimeAsync(30_000);
    late.resolve({ name: "x-key", value: "old" });
    await vi.advanceTimersByTimeAsync(30_000);
    lateBody.resolve(new Blob(["late"]));
    await call;
    await vi.advanceTimersByTimeAsync(1);
    expect([header.mock.calls.length, body.mock.calls.length, sent]).toEqual([3, 2, ["new"]]);
  });

  test("timeoutMs ends a credential renewal", async () => {
    fakeTimers();
    const fetch = vi.fn(async () => new Response(null, { status: 401 }));
    const auth = bearer(({ refresh }) => (refresh ? never() : "stale"));
    const ended = createClient(library, { baseUrl, fetch, auth }).books.create().result();
    await vi.advanceTimersByTimeAsync(30_000);
    const rejected = { attempts: 1, retryable: true, cause: { status: 401 } };
    expect((await ended).error).toMatchObject({ limit: "timeoutMs", ...rejected });
  });

  test("timeoutMs excludes client-wide pauses while a call waits for credentials", async () => {
    fakeTimers();
    const clock = manualClock();
    const replies = [new Response(null, { status: 429, headers: { "retry-after": "50" } })];
    const fetch = vi.fn(async () => replies.shift() ?? Response.json({}));
    const client = createClient(library, { baseUrl, clock, fetch });
    const waits = deferred<{ name: string; value: string }>();
    const header = vi.fn(() => waits.promise);
    const calls = [client.books.create({}, { auth: { header } }), client.books.get(book)];
    await vi.advanceTimersByTimeAsync(1);
    waits.resolve({ name: "x-key", value: "key" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([fetch.mock.calls.length, clock.sleepers(), vi.getTimerCount()]).toEqual([1, 2, 0]);
    clock.advance(50_000);
    await Promise.all(calls);
    expect([fetch.mock.calls.length, header.mock.calls.length]).toEqual([3, 1]);
  });
});

describe("deadlineMs", () => {
  test("deadlineMs, measured with the client's clock, ends a pause and reports the last failure", async () => {
    const clock = manualClock();
    const { client, server } = await startLibrary([failing(503, "5")], { clock, deadlineMs: 1_500 });
    const call = client.books.get(book);
    await expect.poll(() => clock.sleepers()).toBe(1);
    clock.advance(1_499);
    expect(clock.sleepers()).toBe(1);
    clock.advance(1);
    await expect(call).rejects.toSatisfy(isTimeoutError);
    await expect(call).rejects.toMatchObject({
      message: "getBook timed out after 1500 ms (deadlineMs)",
      ...{
        limit: "deadlineMs",
        ms: 1_500,
        attempts: 1,
        retryable: false,
        cause: { name: "ApiError", status: 503 },
      },
    });
    expect([server.received.length, clock.sleepers()]).toEqual([1, 0]);
  });

  test.each([
    ["headers", silent, 1],
    ["a body", stalled, 2],
  ])(
    "deadlineMs, measured in platform time, ends an attempt that hangs in %s",
    async (_, hanging, replies) => {
      fakeTimers();
      const { fetch, responded } = countingFetch();
      const { client, server } = await startLibrary([failing(503, "0"), hanging], {
        fetch,
        deadlineMs: 9_000,
      });
      const call = client.books.get(book).result();
      await expect.poll(() => [server.received.length, responded()]).toEqual([2, replies]);
      await vi.advanceTimersByTimeAsync(9_000);
      expect((await call).error).toMatchObject({ limit: "deadlineMs", ms: 9_000, attempts: 2 });
      expect(server.received).toHaveLength(2);
    },
  );

  test("deadlineMs also limits the wait for credentials and for functions that create bodies", async () => {
    const client = createClient(library, { baseUrl, deadlineMs: 20 });
    const late = { limit: "deadlineMs", attempts: 0 };
    await expect(client.books.create({ body: never })).rejects.toMatchObject(late);
    await expect(client.books.create({}, { auth: { header: never } })).rejects.toMatchObject(late);
  });

  test("deadlineMs applies to each page separately", async () => {
    const clock = manualClock();
    const pages = [1, 2, 3].map((page) => ({ items: [`${page}`], page, more: page < 3 }));
    const fetch = async () => Response.json(pages.shift());
    const items: string[] = [];
    const client = createClient(library, { baseUrl, clock, fetch, deadlineMs: 1_000 });
    for await (const item of client.books.list()) {
      items.push(item);
      clock.advance(900);
    }
    expect(items).toEqual(["1", "2", "3"]);
  });
});

describe("a signal", () => {
  test("a signal ends a pause between attempts immediately", async () => {
    const clock = manualClock();
    const { client, server } = await startLibrary([failing(503, "5")], { clock });
    const stop = new AbortController();
    const call = client.books.get(book, { signal: stop.signal });
    await expect.poll(() => clock.sleepers()).toBe(1);
    stop.abort("enough");
    await expect(call).rejects.toSatisfy(isAbortError);
    await expect(call).rejects.toMatchObject({ cause: "enough", attempts: 1 });
    expect([server.received.length, clock.sleepers()]).toEqual([1, 0]);
  });

  test("a signal aborts a stream that the caller reads", async () => {
    const { client } = await startLibrary([stalled]);
    const stop = new AbortController();
    const { data } = await client.http.GET("/v1/books/{bookId}", {
      ...{ params: { path: book }, parseAs: "stream", signal: stop.signal, timeoutMs: 5_000 },
    });
    const reader = (data as ReadableStream<Uint8Array>).getReader();
    expect(`${new TextDecoder().decode((await reader.read()).value)}`).toBe('{"title":');
    stop.abort(new Error("enough"));
    await expect(reader.read()).rejects.toThrow("enough");
  });

  test("finished calls leave no timers and no listeners on the signal", async () => {
    fakeTimers();
    const { signal } = new AbortController();
    const replies = [
      new Response(null, { status: 429 }),
      new Response(null, { status: 503 }),
      Response.json({}),
    ];
    const fetch = async () => replies.shift() as Response;
    const client = createClient(library, { baseUrl, fetch, signal, deadlineMs: 90_000 });
    const call = client.books.get(book);
    const hanging = client.books
      .create({}, { fetch: () => new Promise(() => undefined), timeoutMs: 500 })
      .result();
    await vi.runAllTimersAsync();
    expect([await call, (await hanging).error?.name]).toEqual([{}, "TimeoutError"]);
    // The platform's four requests keep their listeners until they are garbage-collected.
    expect([getEventListeners(signal, "abort").length, vi.getTimerCount()]).toEqual([4, 0]);
  });
});

test.each([
  ["its signal", {}],
  ["its signal before its deadline", { deadlineMs: 5_000 }],
])("a call ended by %s always throws the same error", async (_, options) => {
  const { client, server } = await startLibrary([silent]);
  const stop = new AbortController();
  const call = client.books.get(book, { signal: stop.signal, ...options });
  await expect.poll(() => server.received).toHaveLength(1);
  stop.abort();
  const error = await call.catch((reason: unknown) => reason);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect((await call.result()).error).toBe(error);
});
