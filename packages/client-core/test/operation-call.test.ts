import { describe, expect, test } from "vitest";
import { bearer, type OperationState } from "../src/index.ts";
import { autoAdvanceClock, manualClock } from "./support/clocks.ts";
import { json, type Reply } from "./support/loopback-server.ts";
import { going, JOB, printed, startPress } from "./support/press.ts";

const print = { bookId: "emma" };

describe("an operation", () => {
  test("awaiting an operation call returns the first response, without polling", async () => {
    const clock = autoAdvanceClock();
    const { client, server } = await startPress(clock, going);
    const call = client.books.print({ ...print, body: { copies: 3 } });
    expect(await call).toEqual({ name: JOB });
    expect(await call.result()).toMatchObject({ ok: true, status: 200, data: { name: JOB } });
    expect((await call.withResponse()).attempts).toBe(1);
    expect(server.received.map(({ method, url }) => [method, url])).toEqual([
      ["POST", "/v1/books/emma:print"],
    ]);
    expect(clock.slept).toEqual([]);
  });

  test("wait() does not poll an operation that the first response reports as done", async () => {
    const clock = autoAdvanceClock();
    const { client, server } = await startPress(clock, json({ done: true, response: { copies: 1 } }));
    expect(await client.books.print(print).wait()).toEqual({ copies: 1 });
    expect([server.received.length, clock.slept]).toEqual([1, []]);
  });

  test("wait() polls the operation by its name at growing intervals until it is done", async () => {
    const clock = autoAdvanceClock();
    const { client, server } = await startPress(clock, ...Array(12).fill(going), printed);
    expect(await client.books.print(print).wait()).toEqual({ copies: 3 });
    expect(server.received).toHaveLength(13);
    expect(new Set(server.received.slice(1).map(({ method, url }) => `${method} ${url}`))).toEqual(
      new Set(["GET /v1/halls/h/jobs/2030/7"]),
    );
    expect(clock.slept.slice(0, 4)).toEqual([250, 375, 562.5, 843.75]);
    expect(clock.slept.slice(-3)).toEqual([9610.83984375, 10_000, 10_000]);
  });

  test("wait() polls with the options of the call", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), going, printed);
    const tokens = ["t1", "t2"];
    const auth = bearer(() => ({ token: `${tokens.shift()}`, expiresAt: 0 }));
    await client.books.print(print, { auth, headers: { "x-tenant": "a" } }).wait();
    expect(server.received.map(({ headers }) => [headers.authorization, headers["x-tenant"]])).toEqual([
      ["Bearer t1", "a"],
      ["Bearer t2", "a"],
    ]);
  });

  test("wait() can be called repeatedly, even after the call has been awaited", async () => {
    const clock = autoAdvanceClock();
    const { client, server } = await startPress(clock, going, going, going, printed);
    const call = client.books.print(print);
    expect(await call).toEqual({ name: JOB });
    expect(await Promise.all([call.wait(), call.wait()])).toEqual([{ copies: 3 }, { copies: 3 }]);
    expect(await call.wait()).toEqual({ copies: 3 });
    expect(server.received.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});

describe("states of operations", () => {
  test("wait() reads the state at the documented pointers and polls with a path parameter", async () => {
    const { client, server } = await startPress(
      autoAdvanceClock(),
      json({ task: "a/b", status: { over: false } }),
      json({ task: "a/b", status: { over: true, result: "bound" } }),
    );
    expect(await client.books.bind(print).wait()).toBe("bound");
    expect(server.received[1]?.url).toBe("/v1/tasks/a%2Fb");
  });

  test.each([
    ["neither error nor result", { done: true }],
    ["null for both", { done: true, error: null, response: null }],
  ])("wait() returns undefined for an operation with %s", async (_, job) => {
    const { client } = await startPress(autoAdvanceClock(), going, json(job));
    expect(await client.books.print(print).wait()).toBeUndefined();
  });

  test("onProgress receives every state", async () => {
    const { client } = await startPress(
      autoAdvanceClock(),
      json({ name: JOB, metadata: { printed: 1 } }),
      json({ name: JOB, done: false }),
      json({ done: true, metadata: { printed: 3 } }),
    );
    const states: OperationState[] = [];
    await client.books.print(print).wait({ onProgress: (state) => states.push(state) });
    expect(states).toEqual([
      { name: JOB, done: false, metadata: { printed: 1 }, body: { name: JOB, metadata: { printed: 1 } } },
      { name: JOB, done: false, metadata: undefined, body: { name: JOB, done: false } },
      {
        name: undefined,
        done: true,
        metadata: { printed: 3 },
        body: { done: true, metadata: { printed: 3 } },
      },
    ]);
  });

  test("an error in onProgress ends polling", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), going);
    const reason = new Error("seen enough");
    const onProgress = () => {
      throw reason;
    };
    await expect(client.books.print(print).wait({ onProgress })).rejects.toBe(reason);
    const later = async () => onProgress();
    await expect(client.books.print(print).wait({ onProgress: later })).rejects.toBe(reason);
    expect(server.received).toHaveLength(2);
  });
});

describe("Retry-After", () => {
  const polled = (value: string, reply: Reply = going): Reply => ({
    ...reply,
    // A date in `Retry-After` is relative to the service's `Date`, which differs from every clock in this test.
    headers: { ...reply.headers, "retry-after": value, date: new Date(Date.UTC(2031, 0, 1)).toUTCString() },
  });

  test.each([
    ["seconds", "7", 7_000],
    ["more seconds than the maximum pause", "60", 60_000],
    ["more seconds than maxRetryAfterMs", "3600", 60_000],
    ["a date", new Date(Date.UTC(2031, 0, 1, 0, 0, 9)).toUTCString(), 9_000],
    ["0", "0", 250],
    ["a date in the past", new Date(Date.UTC(2029, 0, 1)).toUTCString(), 250],
    ["a negative number", "-5", 250],
    ["an invalid value", "soon", 375],
  ])("Retry-After with %s (%s) only changes the next pause", async (_, value, pause) => {
    const clock = autoAdvanceClock();
    const { client } = await startPress(clock, going, polled(value), going, printed);
    await client.books.print(print).wait();
    expect(clock.slept).toEqual([250, pause, 562.5]);
  });

  test("wait() respects Retry-After in the first response and in retried polls", async () => {
    const clock = autoAdvanceClock();
    const { client } = await startPress(clock, polled("3"), polled("5", json({}, 429)), printed);
    await client.books.print(print).wait();
    expect(clock.slept).toEqual([3_000, 5_000]);
  });
});

describe("Retry-After beyond maxRetryAfterMs", () => {
  const late = { "retry-after": "3600" };

  test.each([
    ["on a state", { ...going, headers: { ...going.headers, ...late } }],
    ["on a 429", { ...json({}, 429), headers: late }],
    ["on a 503", { ...json({}, 503), headers: late }],
  ])("wait() shortens a long Retry-After %s to maxRetryAfterMs and continues", async (_, reply) => {
    const clock = autoAdvanceClock();
    const { client } = await startPress(clock, going, reply, reply, printed);
    const call = client.books.print(print, { retry: { maxRetryAfterMs: 20_000 } });
    expect(await call.wait()).toEqual({ copies: 3 });
    expect(clock.slept).toEqual([250, 20_000, 20_000]);
  });

  test("wait() fails after a long Retry-After if retries are disabled", async () => {
    const { client } = await startPress(autoAdvanceClock(), going, { ...json({}, 503), headers: late });
    await expect(client.books.print(print, { retry: false }).wait()).rejects.toMatchObject({
      status: 503,
      retryAfterMs: 3_600_000,
    });
  });

  test("wait() fails after a permanent failure, even if the response has a Retry-After", async () => {
    const { client } = await startPress(autoAdvanceClock(), going, { ...json({}, 403), headers: late });
    await expect(client.books.print(print).wait()).rejects.toMatchObject({ status: 403 });
  });
});

describe("cancel()", () => {
  test("cancel() requests cancellation, and wait() ends when the operation ends", async () => {
    const { client, server } = await startPress(
      autoAdvanceClock(),
      going,
      json({}),
      json({ name: JOB, done: true, error: { code: 1, message: "Cancelled" } }),
    );
    const call = client.books.print(print, { headers: { "x-tenant": "a" } });
    expect(await call.cancel()).toEqual({});
    await expect(call.wait()).rejects.toMatchObject({ name: "OperationFailedError", code: 1 });
    expect(server.received.map(({ method, url, headers }) => [method, url, headers["x-tenant"]])).toEqual([
      ["POST", "/v1/books/emma:print", "a"],
      ["POST", "/v1/halls/h/jobs/2030/7:cancel", "a"],
      ["GET", "/v1/halls/h/jobs/2030/7", "a"],
    ]);
  });

  test("cancel() works after the call's signal has aborted", async () => {
    const clock = manualClock();
    const { client, server } = await startPress(clock, going, json({}));
    const stop = new AbortController();
    const call = client.books.print(print, { signal: stop.signal });
    const waiting = call.wait();
    await expect.poll(() => clock.sleepers()).toBe(1);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    expect((await call.cancel().result()).status).toBe(200);
    expect(server.received).toHaveLength(2);
  });

  test("cancel() fails if the call or the cancellation fails, or if the operation has no name", async () => {
    const rejecting = await startPress(autoAdvanceClock(), going, json({ error: { status: "NO" } }, 501));
    expect((await rejecting.client.books.print(print).cancel().result()).error).toMatchObject({
      operationId: "cancelJob",
      status: 501,
      code: "NO",
    });
    const failing = await startPress(autoAdvanceClock(), json({}, 400));
    await expect(failing.client.books.print(print).cancel()).rejects.toMatchObject({ status: 400 });
    const rejected = failing.client.books.print(print);
    const { error } = await rejected.cancel().result();
    expect(error).toMatchObject({ operationId: "printBook", status: 400 });
    expect((await rejected.result()).error).toBe(error);
    const nameless = await startPress(autoAdvanceClock(), json({ done: true }));
    await expect(nameless.client.books.print(print).cancel()).rejects.toThrow(
      "does not match the document at /name",
    );
  });

  test("cancel() is absent if the service does not support it", async () => {
    const { client } = await startPress(autoAdvanceClock(), going);
    const call = client.books.bind(print);
    await call;
    expect("cancel" in call).toBe(false);
  });
});
