import { describe, expect, test, vi } from "vitest";
import { isAbortError, isOperationTimeoutError } from "../src/index.ts";
import { autoAdvanceClock, manualClock } from "./support/clocks.ts";
import { deferred } from "./support/deferred.ts";
import { json } from "./support/loopback-server.ts";
import { going, JOB, printed, startPress } from "./support/press.ts";
import { fakeTimers } from "./support/timers.ts";
import { aWhile } from "./support/turns.ts";

const print = { bookId: "emma" };

describe("a signal", () => {
  test("a signal ends a wait immediately, even during a sleep", async () => {
    const clock = manualClock();
    const { client, server } = await startPress(clock, going);
    const stop = new AbortController();
    const waiting = client.books.print(print).wait({ signal: stop.signal });
    await expect.poll(() => clock.sleepers()).toBe(1);
    stop.abort("enough");
    await expect(waiting).rejects.toSatisfy(isAbortError);
    await expect(waiting).rejects.toMatchObject({ operationId: "printBook", cause: "enough" });
    expect([clock.sleepers(), server.received.length]).toEqual([0, 1]);
  });

  test("a signal ends a sleep even if the clock ignores the signal", async () => {
    const { promise, resolve } = deferred();
    const clock = {
      now: () => 0,
      sleep: () => {
        resolve();
        return new Promise<void>(() => undefined);
      },
    };
    const { client } = await startPress(clock, going);
    const stop = new AbortController();
    const waiting = client.books.print(print).wait({ signal: stop.signal });
    await promise;
    stop.abort();
    await expect(waiting).rejects.toSatisfy(isAbortError);
  });
});

describe("signal of wait()", () => {
  test("aborting the signal of wait() during a poll aborts both the poll and the wait", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), going, undefined);
    const stop = new AbortController();
    const polls: AbortSignal[] = [];
    const fetch = (request: Request): Promise<Response> => {
      polls.push(request.signal);
      return globalThis.fetch(request);
    };
    const waiting = client.books.print(print, { fetch }).wait({ signal: stop.signal });
    await expect.poll(() => server.received).toHaveLength(2);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError", operationId: "printBook" });
    expect(polls.map(({ aborted }) => aborted)).toEqual([false, true]);
  });

  test("the signal of a wait does not abort the call", async () => {
    const reply = deferred<Response>();
    const { client } = await startPress(autoAdvanceClock());
    const call = client.books.print(print, { fetch: () => reply.promise });
    const waiting = call.wait({ signal: AbortSignal.abort("enough") });
    await expect(waiting).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
    reply.resolve(Response.json({ name: JOB, done: true }));
    expect(await call).toEqual({ name: JOB, done: true });
  });

  test("aborting one wait does not end another wait for the same operation", async () => {
    const clock = manualClock();
    const { client } = await startPress(clock, going, printed);
    const stop = new AbortController();
    const call = client.books.print(print);
    const [stopped, other] = [call.wait({ signal: stop.signal }), call.wait()];
    await expect.poll(() => clock.sleepers()).toBe(2);
    stop.abort();
    await expect(stopped).rejects.toSatisfy(isAbortError);
    clock.advance(250);
    expect(await other).toEqual({ copies: 3 });
  });
});

describe("the signal", () => {
  test.each(["call", "client"])("the signal of the %s also ends a wait", async (owner) => {
    const clock = manualClock();
    const { client } = await startPress(clock, going);
    const stop = new AbortController();
    const { signal } = stop;
    const of = owner === "client" ? client.withOptions({ signal }) : client;
    const waiting = of.books.print(print, owner === "call" ? { signal } : {}).wait();
    await expect.poll(() => clock.sleepers()).toBe(1);
    stop.abort();
    await expect(waiting).rejects.toSatisfy(isAbortError);
  });
});

describe("deadlineMs", () => {
  test("deadlineMs, measured with the client's clock, ends a wait and reports the last state", async () => {
    const clock = autoAdvanceClock();
    const last = { name: JOB, metadata: { printed: 2 } };
    const { client, server } = await startPress(clock, going, going, json(last));
    const waiting = client.books.print(print).wait({ deadlineMs: 1_000 });
    await expect(waiting).rejects.toSatisfy(isOperationTimeoutError);
    await expect(waiting).rejects.toMatchObject({
      message: "printBook did not finish within 1000 ms (polls: 2)",
      operationId: "printBook",
      ...{ deadlineMs: 1_000, polls: 2, elapsedMs: 1_000 },
      state: { name: JOB, done: false, metadata: { printed: 2 }, body: last },
    });
    expect([clock.slept, server.received.length]).toEqual([[250, 375, 375], 3]);
  });

  test.each(["call", "client"])(
    "the deadlineMs of the %s applies to a wait without its own deadlineMs",
    async (owner) => {
      const { client } = await startPress(autoAdvanceClock(), ...Array(9).fill(going), printed);
      const options = { deadlineMs: 2_000 };
      const of = owner === "client" ? client.withOptions(options) : client;
      const call = of.books.print(print, owner === "call" ? options : {});
      await expect(call.wait()).rejects.toMatchObject({ name: "OperationTimeoutError", ...options });
      await expect(call.wait({ deadlineMs: 1_000 })).rejects.toMatchObject({ deadlineMs: 1_000 });
      expect(await call.wait({ deadlineMs: Infinity })).toEqual({ copies: 3 });
    },
  );

  test("wait() does not poll again if its deadline is at the end of a pause", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), going);
    await expect(client.books.print(print).wait({ deadlineMs: 250 })).rejects.toSatisfy(
      isOperationTimeoutError,
    );
    expect(server.received).toHaveLength(1);
  });

  test("deadlineMs ends a wait if onProgress advances the clock past the deadline", async () => {
    const clock = manualClock();
    const { client, server } = await startPress(clock, going);
    const onProgress = vi.fn(() => clock.advance(5_000));
    const waiting = client.books.print(print).wait({ deadlineMs: 5_000, onProgress });
    await expect(waiting).rejects.toSatisfy(isOperationTimeoutError);
    expect([onProgress.mock.calls.length, server.received.length, clock.sleepers()]).toEqual([1, 1, 0]);
  });

  test("ignores a deadline that passes after the operation is done", async () => {
    const clock = manualClock();
    const { client } = await startPress(clock, printed);
    const onProgress = () => clock.advance(5_000);
    expect(await client.books.print(print).wait({ deadlineMs: 5_000, onProgress })).toEqual({ copies: 3 });
  });
});

describe("deadlineMs in platform time", () => {
  test.each([
    ["the first response", [undefined], undefined],
    ["a poll", [going, undefined], { name: JOB, done: false }],
  ])("deadlineMs ends a wait that hangs in %s", async (_, replies, state) => {
    fakeTimers();
    const { client, server } = await startPress(autoAdvanceClock(), ...replies);
    const waiting = client.books.print(print).wait({ deadlineMs: 9_000 });
    const ended = waiting.catch((reason: unknown) => reason);
    await expect.poll(() => server.received).toHaveLength(replies.length);
    await vi.advanceTimersByTimeAsync(9_000);
    const error = await ended;
    expect(isOperationTimeoutError(error)).toBe(true);
    expect(error).toMatchObject({ operationId: "printBook", deadlineMs: 9_000 });
    expect((error as { state?: object }).state).toEqual(state && expect.objectContaining(state));
  });

  test("deadlineMs does not count time while the clock is stopped", async () => {
    fakeTimers();
    const clock = manualClock();
    const { client } = await startPress(clock, going);
    const jobs = [{ name: JOB }, { name: JOB, done: true, response: { copies: 3 } }];
    const fetch = async () => Response.json(jobs.shift());
    const waiting = client.books.print(print, { fetch }).wait({ deadlineMs: 300 });
    await expect.poll(() => clock.sleepers()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    clock.advance(250);
    expect(await waiting).toEqual({ copies: 3 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("deadlineMs can exceed the maximum delay of timers", async () => {
    const { client } = await startPress(autoAdvanceClock(), going, printed);
    const deadlines = [2 ** 31, Number.MAX_SAFE_INTEGER, Infinity];
    for (const deadlineMs of deadlines) {
      expect(await client.books.print(print).wait({ deadlineMs })).toEqual({ copies: 3 });
    }
  });

  test("an aborted signal takes precedence over deadlineMs", async () => {
    const { client } = await startPress(autoAdvanceClock(), going);
    const waiting = client.books.print(print).wait({ deadlineMs: 1_000, signal: AbortSignal.abort() });
    await expect(waiting).rejects.toSatisfy(isAbortError);
  });
});

describe("hanging onProgress", () => {
  const hanging = () => {
    const { promise, resolve } = deferred();
    const onProgress = (): Promise<void> => {
      resolve();
      return new Promise(() => undefined);
    };
    return { seen: promise, onProgress };
  };

  test.each([
    ["the wait", "in the first state", [going]],
    ["the wait", "in the final state", [printed]],
    ["the call", "in the first state", [going]],
  ])("the signal of %s ends a wait whose onProgress hangs %s", async (owner, _, replies) => {
    const { client } = await startPress(autoAdvanceClock(), ...replies);
    const stop = new AbortController();
    const { seen, onProgress } = hanging();
    const [ofCall, ofWait] =
      owner === "the call" ? [{ signal: stop.signal }, {}] : [{}, { signal: stop.signal }];
    const waiting = client.books.print(print, ofCall).wait({ ...ofWait, onProgress });
    const ended = waiting.catch((reason: unknown) => reason);
    await seen;
    stop.abort("enough");
    expect(await ended).toMatchObject({ name: "AbortError", operationId: "printBook", cause: "enough" });
  });

  test("the deadline, measured in platform time, ends a wait whose onProgress hangs", async () => {
    fakeTimers();
    const { client } = await startPress(autoAdvanceClock(), going);
    const { seen, onProgress } = hanging();
    const waiting = client.books.print(print).wait({ deadlineMs: 9_000, onProgress });
    const ended = waiting.catch((reason: unknown) => reason);
    await seen;
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await ended).toMatchObject({ name: "OperationTimeoutError", deadlineMs: 9_000, polls: 0 });
  });

  test("onProgress is awaited before the next poll", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), going, printed);
    const seen: number[] = [];
    const onProgress = async (): Promise<void> => {
      await aWhile();
      seen.push(server.received.length);
    };
    expect(await client.books.print(print).wait({ deadlineMs: 9_000, onProgress })).toEqual({ copies: 3 });
    expect(seen).toEqual([1, 2]);
  });
});

describe("invalid wait() options", () => {
  test.each([
    [{ deadline: 5 }, "options.deadline is unknown; known: signal, deadlineMs, onProgress"],
    [{ deadlineMs: -1 }, "options.deadlineMs must be a non-negative number of milliseconds"],
    [{ deadlineMs: "5" }, "options.deadlineMs must be"],
    [{ deadlineMs: Number.NaN }, "options.deadlineMs must be"],
    [{ signal: {} }, "options.signal must be an AbortSignal"],
    [{ onProgress: 1 }, "options.onProgress must be a function"],
    [5, "options must be an object"],
  ])("wait() rejects the options %o", async (options, message) => {
    const { client, server } = await startPress(autoAdvanceClock(), going);
    const call = client.books.print(print);
    await expect(call.wait(options as never)).rejects.toThrow(message);
    await call;
    expect(server.received).toHaveLength(1);
  });
});
