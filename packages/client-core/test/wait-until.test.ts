import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { bearer, isAbortError, isOperationFailedError, waitUntil } from "../src/index.ts";
import { autoAdvanceClock, manualClock } from "./support/clocks.ts";
import { json, type Reply } from "./support/loopback-server.ts";
import { type Copy, startPress } from "./support/press.ts";
import { fakeTimers } from "./support/timers.ts";
import { aWhile } from "./support/turns.ts";

const copy = { bookId: "emma", copyId: "7" };
const making: Reply = json({ status: "MAKING" });
const made: Reply = json({ status: "MADE", pages: 3 });
const isDone = ({ status }: Copy): boolean => status === "MADE";

describe("waitUntil", () => {
  test("waitUntil polls at growing intervals on the client's clock until isDone returns true", async () => {
    const clock = autoAdvanceClock();
    const { client, server } = await startPress(clock, making, making, making, made);
    const seen: (string | undefined)[] = [];
    const onProgress = ({ status }: Copy) => void seen.push(status);
    expect(await waitUntil(() => client.books.getCopy(copy), { isDone, onProgress })).toEqual({
      status: "MADE",
      pages: 3,
    });
    expect(clock.slept).toEqual([250, 375, 562.5]);
    expect(seen).toEqual(["MAKING", "MAKING", "MAKING", "MADE"]);
    expect(server.received).toHaveLength(4);
  });

  test("waitUntil polls only once if isDone returns true for the first data", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), made);
    await waitUntil(() => client.books.getCopy(copy), { isDone });
    expect(server.received).toHaveLength(1);
  });

  test("waitUntil follows Retry-After", async () => {
    const clock = autoAdvanceClock();
    const { client } = await startPress(
      clock,
      { ...making, headers: { ...making.headers, "retry-after": "7" } },
      made,
    );
    await waitUntil(() => client.books.getCopy(copy), { isDone });
    expect(clock.slept).toEqual([7_000]);
  });

  test("waitUntil calls onPoll", async () => {
    const { client } = await startPress(autoAdvanceClock(), making, made);
    const onPoll = vi.fn();
    await waitUntil(() => client.books.getCopy(copy, { hooks: { onPoll } }), { isDone });
    expect(onPoll.mock.calls).toMatchObject([[{ operationId: "getCopy", poll: 1, done: true }]]);
  });

  test("if isFailed returns true, waitUntil fails with an error that contains no credentials", async () => {
    const secret = "tok-3n-s3cr3t";
    const { client } = await startPress(autoAdvanceClock(), making, json({ status: "LOST", by: secret }));
    const read = () => client.books.getCopy(copy, { auth: bearer(secret) });
    const error = await waitUntil(read, { isDone, isFailed: ({ status }) => status === "LOST" }).catch(
      (reason: unknown) => reason,
    );
    expect(isOperationFailedError(error)).toBe(true);
    expect(error).toMatchObject({
      message: 'getCopy failed: {"status":"LOST","by":"[redacted]"}',
      body: { status: "LOST", by: "[redacted]" },
    });
    expect(inspect(error, { depth: 9 })).not.toContain(secret);
  });

  test.each([400, 401, 403, 404, 410])("waitUntil fails immediately after status %s", async (status) => {
    const { client, server } = await startPress(autoAdvanceClock(), making, json({}, status));
    await expect(waitUntil(() => client.books.getCopy(copy), { isDone })).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(2);
  });
});

describe("limits of waitUntil", () => {
  test("a deadline, measured with the client's clock, ends waitUntil and reports the last state", async () => {
    const clock = autoAdvanceClock();
    const { client } = await startPress(clock, making);
    const waiting = waitUntil(() => client.books.getCopy(copy), { isDone, deadlineMs: 60_000 });
    await expect(waiting).rejects.toMatchObject({
      name: "OperationTimeoutError",
      operationId: "getCopy",
      deadlineMs: 60_000,
      elapsedMs: 60_000,
      state: { done: false, body: { status: "MAKING" } },
    });
    // The first poll used up the remaining time.
    expect(clock.slept.reduce((sum, ms) => sum + ms)).toBeGreaterThan(56_000);
  });

  test("the client's deadlineMs applies to waitUntil", async () => {
    const { client } = await startPress(autoAdvanceClock(), making);
    const of = client.withOptions({ deadlineMs: 5_000 });
    await expect(waitUntil(() => of.books.getCopy(copy), { isDone })).rejects.toMatchObject({
      name: "OperationTimeoutError",
      deadlineMs: 5_000,
    });
  });

  test("the deadline, measured in platform time, ends a first poll that hangs", async () => {
    const { client } = await startPress(autoAdvanceClock(), undefined);
    const waiting = waitUntil(() => client.books.getCopy(copy), { isDone, deadlineMs: 50 });
    await expect(waiting).rejects.toMatchObject({ name: "OperationTimeoutError", deadlineMs: 50, polls: 0 });
  });

  test.each([
    ["the first poll", [undefined], 1],
    ["a later poll", [making, undefined], 2],
  ])("the signal ends %s and its request", async (_, replies, requests) => {
    const { client, server } = await startPress(autoAdvanceClock(), ...replies);
    const stop = new AbortController();
    const polls: AbortSignal[] = [];
    const fetch = (request: Request): Promise<Response> => {
      polls.push(request.signal);
      return globalThis.fetch(request);
    };
    const of = client.withOptions({ fetch });
    const waiting = waitUntil((options) => of.books.getCopy(copy, options), { isDone, signal: stop.signal });
    await expect.poll(() => server.received).toHaveLength(requests);
    stop.abort("enough");
    await expect(waiting).rejects.toSatisfy(isAbortError);
    await expect(waiting).rejects.toMatchObject({ cause: "enough" });
    expect(polls.at(-1)?.aborted).toBe(true);
  });

  test("the client's signal ends a pause in waitUntil", async () => {
    const clock = manualClock();
    const { client } = await startPress(clock, making);
    const stop = new AbortController();
    const of = client.withOptions({ signal: stop.signal });
    const waiting = waitUntil(() => of.books.getCopy(copy), { isDone });
    await expect.poll(() => clock.sleepers()).toBe(1);
    stop.abort();
    await expect(waiting).rejects.toSatisfy(isAbortError);
  });
});

describe("hanging onProgress in waitUntil", () => {
  test("the signal ends waitUntil if onProgress hangs", async () => {
    const { client } = await startPress(autoAdvanceClock(), making);
    const stop = new AbortController();
    const onProgress = async ({ status }: Copy): Promise<void> => {
      queueMicrotask(() => stop.abort(status));
      await new Promise(() => undefined);
    };
    const waiting = waitUntil(() => client.books.getCopy(copy), { isDone, signal: stop.signal, onProgress });
    await expect(waiting).rejects.toMatchObject({ name: "AbortError", cause: "MAKING" });
  });

  test("the deadline ends waitUntil if onProgress hangs", async () => {
    fakeTimers();
    const { client } = await startPress(autoAdvanceClock(), making);
    const onProgress = async (): Promise<void> => {
      queueMicrotask(() => vi.advanceTimersByTime(9_000));
      await new Promise(() => undefined);
    };
    const waiting = waitUntil(() => client.books.getCopy(copy), { isDone, deadlineMs: 9_000, onProgress });
    await expect(waiting).rejects.toMatchObject({ name: "OperationTimeoutError", polls: 0 });
  });
});

describe("invalid waitUntil arguments", () => {
  test.each([
    [{}, "options.isDone must be a function"],
    [undefined, "options.isDone must be a function"],
    [{ isDone: true }, "options.isDone must be a function"],
    [{ isDone, isFailed: 1 }, "options.isFailed must be a function"],
    [{ isDone, deadlineMs: -1 }, "options.deadlineMs must be a non-negative number of milliseconds"],
    [{ isDone, signal: {} }, "options.signal must be an AbortSignal"],
    [{ isDone, until: 5 }, "options.until is unknown"],
  ])("waitUntil rejects the options %o", async (options, message) => {
    const { client, server } = await startPress(autoAdvanceClock(), made);
    await expect(waitUntil(() => client.books.getCopy(copy), options as never)).rejects.toThrow(message);
    expect(server.received).toEqual([]);
  });

  test("waitUntil throws if its read function does not return a client call", async () => {
    await expect(waitUntil(5 as never, { isDone })).rejects.toThrow("read must be a function");
    const read = async () => ({ status: "MADE" });
    await expect(waitUntil(read as never, { isDone })).rejects.toThrow("read must return a client call");
  });

  test("waitUntil rejects an async read function and causes no unhandled rejection", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), json({}, 404));
    const read = async () => await client.books.getCopy(copy);
    await expect(waitUntil(read as never, { isDone })).rejects.toThrow("must return a client call");
    // An unhandled rejection would fail the run.
    await expect.poll(() => server.received).toHaveLength(1);
    await aWhile();
  });
});
