import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createClient } from "../src/index.ts";
import { library } from "./support/library.ts";
import { emma, failing, startLibrary } from "./support/sequence.ts";

const book = { bookId: "emma" };
/** Time on the client's clock. The service's clock is years behind. */
const [NOW, BEHIND] = [Date.UTC(2030, 0, 1), Date.UTC(2024, 5, 5)];
const gmt = (time: number): string => new Date(time).toUTCString();

describe("Retry-After", () => {
  test.each([
    ["seconds", "3", gmt(NOW), 3_000],
    ["a date", gmt(NOW + 9_000), gmt(NOW), 9_000],
    ["a date of a service whose clock is behind", gmt(BEHIND + 7_000), gmt(BEHIND), 7_000],
    ["maxRetryAfterMs", "60", gmt(NOW), 60_000],
  ])("waits for Retry-After with %s (%s)", async (_, value, date, pause) => {
    for (const status of [429, 503]) {
      const { client, server, clock } = await startLibrary([failing(status, value, { date }), emma]);
      await client.books.get(book);
      expect(clock.slept).toEqual([pause]);
      expect(server.received).toHaveLength(2);
    }
  });

  test.each([
    ["without the date of the service", {}],
    ["with an invalid date of the service", { date: "today" }],
  ])("uses the client's clock for Retry-After in a response %s", async (_, headers) => {
    const slept: number[] = [];
    const clock = { now: () => NOW, sleep: async (ms: number) => void slept.push(ms) };
    const replies = [
      new Response(null, { status: 503, headers: { ...headers, "retry-after": gmt(NOW + 4_000) } }),
      Response.json({}),
    ];
    const fetch = async () => replies.shift() as Response;
    await createClient(library, { baseUrl: "https://library.test", clock, fetch }).books.get(book);
    expect(slept).toEqual([4_000]);
  });

  test.each([
    [429, "3600"],
    [503, "61"],
    [429, "9".repeat(400)],
    [429, gmt(NOW + 61_000)],
  ])(
    "a %s whose Retry-After is too long (%s) fails the call immediately and pauses no other call",
    async (status, value) => {
      const { client, server, clock } = await startLibrary([
        failing(status, value, { date: gmt(NOW) }),
        emma,
      ]);
      const { error } = await client.books.get(book).result();
      expect(error).toMatchObject({ status, attempts: 1, retryable: true });
      expect((error as { retryAfterMs?: number }).retryAfterMs).toBeGreaterThan(60_000);
      await client.books.get(book);
      expect([clock.slept, server.received.length]).toEqual([[], 2]);
    },
  );

  test("waits up to maxRetryAfterMs, regardless of maxDelayMs", async () => {
    const retry = { maxRetryAfterMs: 3_600_000, maxDelayMs: 5 };
    const { client, clock } = await startLibrary([failing(503, "3600"), emma], { retry });
    await client.books.get(book);
    expect(clock.slept).toEqual([3_600_000]);
  });

  test("ignores a Retry-After that is neither a number nor an HTTP date", async () => {
    const { client, clock } = await startLibrary([
      failing(503, "soon"),
      failing(503, "2030-01-01"),
      failing(404, "1.5"),
    ]);
    const { error } = await client.books.get(book).result();
    expect(clock.slept.every((ms) => ms <= 400)).toBe(true);
    expect(error).toMatchObject({ status: 404, retryAfterMs: undefined });
  });
});

describe("Retry-After in the past", () => {
  test.each(["0", "-5", gmt(NOW - 9_000)])(
    "Retry-After: %s does not cause an immediate retry",
    async (value) => {
      onTestFinished(() => void vi.restoreAllMocks());
      vi.spyOn(Math, "random").mockReturnValue(0.5);
      for (const status of [429, 503]) {
        const { client, server, clock } = await startLibrary([failing(status, value, { date: gmt(NOW) })]);
        await client.books.get(book).result();
        expect([clock.slept, server.received.length]).toEqual([[100, 200, 400], 4]);
      }
    },
  );

  test.each(["-5", "0", gmt(BEHIND)])("the error contains 0 ms for Retry-After: %s", async (value) => {
    const { client } = await startLibrary([failing(503, value, { date: gmt(NOW) })], { retry: false });
    expect((await client.books.get(book).result()).error).toMatchObject({ retryAfterMs: 0 });
  });
});
