import { describe, expect, test, vi } from "vitest";
import { type ClientOptions, isAbortError, isTimeoutError } from "../src/index.ts";
import { autoAdvanceClock, manualClock } from "./support/clocks.ts";
import { deferred } from "./support/deferred.ts";
import { emma, failing, startLibrary } from "./support/sequence.ts";
import { aWhile } from "./support/turns.ts";

const get = (bookId: number | string) => ({ bookId: `${bookId}` });

describe("a 429", () => {
  test("a 429 pauses all calls of a client and its withOptions clients", async () => {
    const clock = manualClock();
    const { client, server } = await startLibrary([failing(429, "2"), emma], { clock });
    const other = client.withOptions({ headers: { "x-a": "1" } });
    const first = client.books.get(get("first"));
    await expect.poll(() => clock.sleepers()).toBe(1);
    const calls = Array.from({ length: 20 }, (_, i) => (i % 2 ? client : other).books.get(get(i)));
    const created = client.books.create();
    await aWhile();
    clock.advance(1_999);
    await aWhile();
    expect(server.received).toHaveLength(1);
    clock.advance(1);
    await Promise.all([first, created, ...calls]);
    expect(server.received).toHaveLength(23);
  });

  test("a 429 pauses calls in the concurrency queue", async () => {
    const clock = manualClock();
    const { client, server } = await startLibrary([failing(429, "2"), emma], { clock, concurrency: 1 });
    const calls = [1, 2, 3].map((id) => client.books.get(get(id)));
    await expect.poll(() => clock.sleepers()).toBe(2);
    await aWhile();
    expect(server.received.map(({ url }) => url)).toEqual(["/v1/books/1"]);
    clock.advance(2_000);
    await Promise.all(calls);
    expect(server.received).toHaveLength(4);
  });

  test("a 429 pauses a call that has a slot but is waiting for credentials", async () => {
    const clock = manualClock();
    const { client, server } = await startLibrary([failing(429, "2"), emma], { clock });
    const header = deferred<{ name: string; value: string }>();
    const second = client.books.get(get(2), { auth: { header: () => header.promise } });
    const first = client.books.get(get(1));
    await expect.poll(() => clock.sleepers()).toBe(1);
    header.resolve({ name: "x-key", value: "key" });
    await expect.poll(() => clock.sleepers()).toBe(2);
    expect(server.received).toHaveLength(1);
    clock.advance(2_000);
    await Promise.all([first, second]);
  });
});

describe("pause length", () => {
  test.each([undefined, "0"])(
    "a 429 without a usable Retry-After (%s) pauses all calls for as long as the failed call",
    async (requested) => {
      vi.spyOn(Math, "random").mockReturnValueOnce(1);
      const clock = manualClock();
      const { client, server } = await startLibrary([failing(429, requested), emma], { clock });
      const calls = [client.books.get(get(1))];
      await expect.poll(() => clock.sleepers()).toBe(1);
      calls.push(client.books.get(get(2)));
      await aWhile();
      expect(server.received).toHaveLength(1);
      clock.advance(200);
      await Promise.all(calls);
      expect(server.received).toHaveLength(3);
    },
  );

  test("the longest of several pauses takes effect", async () => {
    const clock = manualClock();
    const { client, server } = await startLibrary([failing(429, "9"), failing(429, "2"), emma], { clock });
    const calls = [client.books.get(get(1)), client.books.get(get(2))];
    await expect.poll(() => clock.sleepers()).toBe(2);
    clock.advance(2_000);
    await aWhile();
    expect(server.received).toHaveLength(2);
    clock.advance(7_000);
    await Promise.all(calls);
  });

  test("a 429 pauses other calls even if the failed call is not retried", async () => {
    const clock = manualClock();
    const retry = { maxAttempts: 1 };
    const { client, server } = await startLibrary([failing(429, "2"), emma], { clock, retry });
    await expect(client.books.get(get(1))).rejects.toMatchObject({ status: 429, retryAfterMs: 2_000 });
    // No call is waiting, so no timer keeps the process alive.
    expect(clock.sleepers()).toBe(0);
    const second = client.books.get(get(2));
    await expect.poll(() => clock.sleepers()).toBe(1);
    expect(server.received).toHaveLength(1);
    clock.advance(2_000);
    await second;
  });

  test("a pause ends even if the clock does not advance", async () => {
    const clock = { now: () => 0, sleep: async () => undefined };
    const { client, server } = await startLibrary([failing(429, "2"), emma], { clock });
    await Promise.all([client.books.get(get(1)), client.books.get(get(2)), client.books.get(get(3))]);
    expect(server.received.length).toBeGreaterThan(3);
  });
});

describe("pauses with unusual clocks", () => {
  test("setting the clock back does not extend a pause", async () => {
    const clock = autoAdvanceClock();
    let setBackMs = 0;
    const now = () => clock.now() - setBackMs;
    const { client } = await startLibrary([failing(429, "2"), emma], {
      ...{ clock: { now, sleep: clock.sleep }, retry: { maxAttempts: 1 } },
    });
    await client.books.get(get(1)).result();
    setBackMs = 3_600_000;
    await client.books.get(get(2));
    setBackMs *= 2;
    await client.books.get(get(3));
    expect(clock.slept).toEqual([2_000]);
  });

  test("a pause uses the clock of the call that received the 429", async () => {
    const [still, clock] = [manualClock(), manualClock()];
    const replies = [failing(429, "1"), failing(429, "9"), emma];
    const retry = { maxAttempts: 1 };
    const { client, server } = await startLibrary(replies, { clock: still, retry });
    const slow = deferred();
    const fetch = async (request: Request): Promise<Response> => {
      await slow.promise;
      return globalThis.fetch(request);
    };
    const other = client.books.get(get(2), { clock, fetch }).result();
    await client.books.get(get(1)).result();
    const waiting = client.books.get(get(3));
    await expect.poll(() => still.sleepers()).toBe(1);
    slow.resolve();
    await other;
    await expect.poll(() => [still.sleepers(), clock.sleepers()]).toEqual([0, 1]);
    clock.advance(9_000);
    await waiting;
    expect(server.received).toHaveLength(3);
  });
});

describe("paused calls", () => {
  const paused = async (options: Partial<ClientOptions> = {}) => {
    const clock = manualClock();
    const retry = { maxAttempts: 1 };
    const { client, server } = await startLibrary([failing(429, "2"), emma], { clock, retry, ...options });
    await client.books.get(get("first")).result();
    return { client, server, clock };
  };

  test("an aborted call leaves the queue immediately, and aborting the last call ends the sleep", async () => {
    const { client, server, clock } = await paused();
    const stops = [new AbortController(), new AbortController()];
    const calls = stops.map(({ signal }) => client.books.get(get(1), { signal }));
    await expect.poll(() => clock.sleepers()).toBe(1);
    stops[0]?.abort("enough");
    await expect(calls[0]).rejects.toMatchObject({ name: "AbortError", cause: "enough", attempts: 0 });
    expect(clock.sleepers()).toBe(1);
    stops[1]?.abort();
    await expect(calls[1]).rejects.toSatisfy(isAbortError);
    expect(clock.sleepers()).toBe(0);
    clock.advance(2_000);
    await client.books.get(get(2));
    expect(server.received).toHaveLength(2);
  });

  test("a paused call ends at its deadline", async () => {
    const { client, server, clock } = await paused();
    const late = client.books.get(get(1), { deadlineMs: 30 });
    await expect(late).rejects.toSatisfy(isTimeoutError);
    expect([server.received.length, clock.sleepers()]).toEqual([1, 0]);
    const later = client.books.get(get(2), { deadlineMs: 1_900 });
    clock.advance(2_000);
    await expect(later).rejects.toMatchObject({ limit: "deadlineMs", attempts: 0 });
    expect(server.received).toHaveLength(1);
  });
});
