import { expect, test } from "vitest";
import { type ClientOptions, createClient, type Hooks } from "../src/index.ts";
import { type ManualClock, manualClock } from "./support/clocks.ts";
import { type LibraryClient, library } from "./support/library.ts";
import { json, type LoopbackServer, startServer } from "./support/loopback-server.ts";

const CALLS = 500;

/** A server that accepts `perSecond` requests per second on its clock, and rejects the rest with 429. */
function startThrottling(clock: ManualClock, perSecond: number): Promise<LoopbackServer> {
  const seen = new Map<number, number>();
  return startServer(() => {
    const second = Math.floor(clock.now() / 1_000);
    const count = (seen.get(second) ?? 0) + 1;
    seen.set(second, count);
    return count <= perSecond ? json({}) : { ...json({}, 429), headers: { "retry-after": "1" } };
  });
}

/** Starts all calls, and advances the clock by a second whenever no request is in flight. */
async function callAll(options: Partial<ClientOptions>) {
  const clock = manualClock();
  const server = await startThrottling(clock, 40);
  const counts = { inFlight: 0, early: 0, most: 0 };
  let pausedUntil = 0;
  const hooks: Hooks = {
    onRequest() {
      counts.inFlight += 1;
      counts.most = Math.max(counts.most, counts.inFlight);
      if (clock.now() < pausedUntil) counts.early += 1;
    },
    onResponse({ status }) {
      counts.inFlight -= 1;
      if (status === 429) pausedUntil = clock.now() + 1_000;
    },
  };
  const client = createClient(library, { baseUrl: server.url, clock, hooks, ...options });
  let left = CALLS;
  const results = Promise.all(
    Array.from({ length: CALLS }, (_, id) => call(client, id).finally(() => left--)),
  );
  while (left > 0) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (counts.inFlight === 0 && clock.sleepers() > 0) clock.advance(1_000);
  }
  return { ...counts, results: await results, sent: server.received.length };
}

async function call(client: LibraryClient, id: number) {
  const pending = id % 2 ? client.books.get({ bookId: `${id}` }) : client.books.create();
  return (await pending.result()).ok;
}

test.each([
  // The server accepts 40 requests in the first second. After each pause, it accepts 40 requests and rejects 40.
  ["without a concurrency limit", {}, CALLS, CALLS - 40 + 11 * 40],
  // In each of the twelve seconds before the last call, the server reaches its limit and rejects the 8 requests in
  // flight.
  ["with concurrency 8", { concurrency: 8 }, 8, 12 * 8],
])(
  "500 calls to a throttling server, %s: all succeed and none are sent too early",
  async (_, options, cap, rejected) => {
    const { results, early, most, sent } = await callAll(options);
    expect(results.filter((ok) => !ok)).toEqual([]);
    expect([early, most]).toEqual([0, cap]);
    // Queued calls must not be sent again every second.
    expect(sent).toBe(CALLS + rejected);
  },
);
