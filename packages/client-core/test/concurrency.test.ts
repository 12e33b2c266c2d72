import { getEventListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { type ClientOptions, createClient, isAbortError } from "../src/index.ts";
import { manualClock } from "./support/clocks.ts";
import { library } from "./support/library.ts";
import { startServer } from "./support/loopback-server.ts";
import { emma, failing, startLibrary } from "./support/sequence.ts";
import { aWhile } from "./support/turns.ts";

const get = (bookId: number | string) => ({ bookId: `${bookId}` });

/** A server that responds when the test calls its functions. */
async function startSlow(options: Partial<ClientOptions>) {
  const replies: (() => void)[] = [];
  const server = await startServer((_, response) => {
    replies.push(() => response.writeHead(200, { "content-type": "application/json" }).end("{}"));
    return undefined;
  });
  const client = createClient(library, { baseUrl: server.url, ...options });
  const sent = () => server.received.map(({ url }) => url.split("/").at(-1));
  return { client, replies, sent };
}

describe("concurrency", () => {
  test("limits the requests in flight and starts queued calls in order", async () => {
    const { client, replies, sent } = await startSlow({ concurrency: 2 });
    const other = client.withOptions({});
    const calls = [1, 2, 3, 4, 5].map((id) => (id % 2 ? client : other).books.get(get(id)));
    for (const expected of [
      ["1", "2"],
      ["1", "2", "3"],
      ["1", "2", "3", "4"],
      ["1", "2", "3", "4", "5"],
    ]) {
      await expect.poll(() => sent().length).toBeGreaterThanOrEqual(expected.length);
      await aWhile();
      expect(sent()).toEqual(expect.arrayContaining(expected));
      expect(sent()).toHaveLength(expected.length);
      replies.shift()?.();
    }
    for (const reply of replies) reply();
    await Promise.all(calls);
  });

  test("frees the slot of a call regardless of its outcome", async () => {
    const fails = [
      async () => Promise.reject(new TypeError("lost")),
      async () => new Response(null, { status: 302 }),
      async () => new Response(null, { status: 404 }),
      () => new Promise<Response>(() => undefined),
    ];
    const fetch = () => (fails.shift() ?? (async () => Response.json({})))();
    const client = createClient(library, {
      ...{ baseUrl: "https://library.test", fetch, concurrency: 1, timeoutMs: 20 },
    });
    const auth = { header: () => Promise.reject(new Error("no token")) };
    const names = [];
    for (const options of [{}, {}, {}, {}, { auth }]) {
      names.push((await client.books.create({}, options).result()).error?.name);
    }
    expect(names).toEqual(["NetworkError", "RedirectError", "ApiError", "TimeoutError", "SeamlineError"]);
    expect(await client.books.create()).toEqual({});
  });
});

describe("concurrency slots", () => {
  test("an aborted call frees its slot or leaves the queue", async () => {
    const { client, replies, sent } = await startSlow({ concurrency: 1 });
    const stop = new AbortController();
    const { signal } = stop;
    const doomed = [client.books.get(get(1), { signal }), client.books.get(get(2), { signal })];
    const last = client.books.get(get(3));
    await expect.poll(() => sent()).toEqual(["1"]);
    stop.abort();
    for (const call of doomed) await expect(call).rejects.toSatisfy(isAbortError);
    await expect.poll(() => sent()).toEqual(["1", "3"]);
    for (const reply of replies) reply();
    await last;
  });

  test("waiting for a slot leaves no listeners on the signal", async () => {
    const { signal } = new AbortController();
    const fetch = async () => Response.json({});
    const client = createClient(library, { baseUrl: "https://library.test", fetch, concurrency: 1 });
    await Promise.all([1, 2, 3].map((id) => client.books.get(get(id), { signal })));
    // The platform's requests keep their listeners until they are garbage-collected.
    expect(getEventListeners(signal, "abort")).toHaveLength(3);
  });

  test("a call frees its concurrency slot during a pause between attempts", async () => {
    const clock = manualClock();
    const { client, server } = await startLibrary([failing(503, "5"), emma], { clock, concurrency: 1 });
    const paused = client.books.get(get(1));
    await expect.poll(() => clock.sleepers()).toBe(1);
    await client.books.get(get(2));
    clock.advance(5_000);
    await paused;
    expect(server.received).toHaveLength(3);
  });
});
