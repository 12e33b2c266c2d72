import { inspect } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { bearer, type Hooks } from "../src/index.ts";
import { download } from "../src/transfer.ts";
import { autoAdvanceClock } from "./support/clocks.ts";
import { json } from "./support/loopback-server.ts";
import { going, printed, startPress } from "./support/press.ts";
import { emma, failing, reset, type Step, startLibrary } from "./support/sequence.ts";

const book = { bookId: "emma" };

function recorder(): { hooks: Hooks; events: [string, Record<string, unknown>][] } {
  const events: [string, Record<string, unknown>][] = [];
  const names = ["onRequest", "onResponse", "onRetry", "onPage", "onPoll"];
  const record = (name: string) => (event: object) => events.push([name, { ...event }]);
  return { events, hooks: Object.fromEntries(names.map((name) => [name, record(name)])) };
}

/** Collects unhandled rejections from now on. */
function unhandledRejections(): unknown[] {
  const listeners = process.listeners("unhandledRejection");
  const unhandled: unknown[] = [];
  process
    .removeAllListeners("unhandledRejection")
    .on("unhandledRejection", (reason) => unhandled.push(reason));
  onTestFinished(() => {
    process.removeAllListeners("unhandledRejection");
    for (const listener of listeners) process.on("unhandledRejection", listener);
  });
  return unhandled;
}

describe("hooks", () => {
  test("hooks are called for every request, response and retry", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { hooks, events } = recorder();
    const { client } = await startLibrary([failing(503, "3"), reset, emma], { hooks });
    await client.books.get(book);
    vi.restoreAllMocks();
    const of = { call: {}, operationId: "getBook", method: "GET", path: "/v1/books/{bookId}" };
    const durationMs = expect.any(Number);
    expect(events).toEqual([
      ["onRequest", { ...of, attempt: 1 }],
      ["onResponse", { ...of, attempt: 1, status: 503, error: undefined, durationMs }],
      ["onRetry", { ...of, attempt: 1, status: 503, error: undefined, durationMs, delayMs: 3_000 }],
      ["onRequest", { ...of, attempt: 2 }],
      ["onResponse", { ...of, attempt: 2, status: undefined, error: "NetworkError", durationMs }],
      ["onRetry", { ...of, attempt: 2, status: undefined, error: "NetworkError", durationMs, delayMs: 400 }],
      ["onRequest", { ...of, attempt: 3 }],
      ["onResponse", { ...of, attempt: 3, status: 200, error: undefined, durationMs }],
    ]);
    for (const [, { durationMs: took }] of events) expect(Number(took ?? 0)).toBeLessThan(5_000);
  });

  test("hooks can be class methods", async () => {
    class Counter implements Hooks {
      #requests = 0;
      onRequest(): void {
        this.#requests += 1;
      }
      get requests(): number {
        return this.#requests;
      }
    }
    const hooks = new Counter();
    const { client } = await startLibrary([failing(503), emma], { hooks });
    await client.books.get(book);
    expect(hooks.requests).toBe(2);
  });

  test("hooks are not called if nothing is sent", async () => {
    const { hooks, events } = recorder();
    const { client } = await startLibrary([emma], { hooks });
    await client.books.get({ bookId: "" }).result();
    await client.books.get(book, { signal: AbortSignal.abort() }).result();
    const auth = { header: () => Promise.reject(new Error("no token")) };
    await client.books.get(book, { auth }).result();
    expect(events).toEqual([]);
  });
});

describe("events", () => {
  test("events contain the id of their call, so that concurrent calls can be distinguished", async () => {
    const { hooks, events } = recorder();
    const { client } = await startLibrary([failing(503), failing(503), emma], { hooks });
    await Promise.all([client.books.get(book), client.books.get(book)]);
    await client.books.get(book);
    const calls = [...new Set(events.map(([, event]) => event.call))];
    const of = (call: unknown) => events.filter(([, event]) => event.call === call).map(([name]) => name);
    const retried = ["onRequest", "onResponse", "onRetry", "onRequest", "onResponse"];
    expect(calls.map(of)).toEqual([retried, retried, ["onRequest", "onResponse"]]);
    for (const call of calls) expect(inspect(call, { showHidden: true })).toBe("{}");
  });

  test("events contain the service's request id", async () => {
    const { hooks, events } = recorder();
    const { client } = await startLibrary([failing(503, "0", { "x-request-id": "r-1" }), emma], { hooks });
    await client.books.get(book);
    expect(events.map(([name, { requestId }]) => [name, requestId])).toEqual([
      ["onRequest", undefined],
      ["onResponse", "r-1"],
      ["onRetry", "r-1"],
      ["onRequest", undefined],
      ["onResponse", undefined],
    ]);
  });

  test("onRequest is called synchronously before fetch", async () => {
    const steps: string[] = [];
    const { client } = await startLibrary([emma], {
      hooks: {
        onRequest: () => {
          steps.push("notified");
          queueMicrotask(() => steps.push("step over"));
        },
      },
      fetch: (request, init) => {
        steps.push("sent");
        return fetch(request, init);
      },
    });
    await client.books.get(book);
    expect(steps).toEqual(["notified", "sent", "step over"]);
  });
});

describe("durations in events", () => {
  test("events at the end of an attempt contain the duration of the attempt", async () => {
    const { hooks, events } = recorder();
    const list = json({ items: ["a"], page: 1, more: false });
    const { client } = await startLibrary([failing(503, "0"), list], { hooks });
    const call = client.books.list();
    await call;
    const now = performance.now();
    const later = vi.spyOn(performance, "now").mockReturnValue(now + 60_000);
    onTestFinished(() => later.mockRestore());
    await call.toArray();
    const press = await startPress(autoAdvanceClock(), going, printed);
    await press.client.books.print(book, { hooks }).wait();
    const seen = (name: string) => events.filter(([of]) => of === name).map(([, event]) => event.durationMs);
    const [failed, listed, , polled] = seen("onResponse");
    expect(failed).toBeGreaterThan(0);
    expect([seen("onRetry"), seen("onPage"), seen("onPoll")]).toEqual([[failed], [listed], [polled]]);
    expect(seen("onRequest")).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("durations are measured with the monotonic time of the client's clock, if available", async () => {
    const { hooks, events } = recorder();
    let time = 0;
    const monotonic = () => {
      time += 250;
      return time;
    };
    const clock = { ...autoAdvanceClock(), monotonic };
    const { client } = await startLibrary([failing(503, "1"), emma], { hooks, clock });
    await client.books.get(book);
    const durations = events.map(([, { durationMs }]) => durationMs);
    expect(durations).toEqual([undefined, 250, 250, undefined, 250]);
  });

  test("the onRetry event of a broken download contains the duration", async () => {
    const { hooks, events } = recorder();
    const broken: Step = (response) => {
      response.writeHead(200, { "content-length": "10", etag: '"a"' });
      response.write("01234", () => response.destroy());
    };
    const rest = { status: 206, headers: { "content-range": "bytes 5-9/10" }, body: "56789" };
    const { client } = await startLibrary([broken, rest], { hooks });
    const from = { path: "/v1/files", values: {}, query: "" };
    expect(await download(client, { from }, new WritableStream())).toMatchObject({ bytes: 10 });
    const [, responded, retried] = events.map(([name, { durationMs }]) => ({ name, durationMs }));
    expect([responded?.name, retried?.name]).toEqual(["onResponse", "onRetry"]);
    expect(retried?.durationMs).toBeGreaterThan(Number(responded?.durationMs));
  });
});

describe("onPage and onPoll", () => {
  test("onPage is called for every page of an iteration", async () => {
    const { hooks, events } = recorder();
    const { client } = await startLibrary([
      json({ items: ["a", "b"], page: 1, more: true }),
      json({ items: [], page: 2, more: false }),
    ]);
    await client.books.list({}, { hooks }).toArray();
    const pages = events.filter(([name]) => name === "onPage").map(([, event]) => event);
    const durationMs = expect.any(Number);
    const of = {
      call: {},
      operationId: "listBooks",
      method: "GET",
      path: "/v1/books",
      attempt: 1,
      durationMs,
    };
    expect(pages).toEqual([
      { ...of, page: 1, items: 2 },
      { ...of, page: 2, items: 0 },
    ]);
  });

  test("calls onPoll for every poll of wait()", async () => {
    const { hooks, events } = recorder();
    const { client } = await startPress(autoAdvanceClock(), going, going, failing(503), printed);
    await client.books.print(book, { hooks }).wait();
    const polls = events.filter(([name]) => name === "onPoll").map(([, event]) => event);
    const durationMs = expect.any(Number);
    const of = { call: {}, operationId: "getJob", method: "GET", path: "/v1/halls/{hall}/jobs/{job}" };
    expect(polls).toEqual([
      { ...of, attempt: 1, durationMs, poll: 1, done: false },
      { ...of, attempt: 2, durationMs, poll: 2, done: true },
    ]);
  });
});

describe("several hooks", () => {
  test("calls client, withOptions and call hooks with separate event objects", async () => {
    const seen: string[] = [];
    const { client } = await startLibrary([emma]);
    const hooksOf = (name: string): Hooks => ({
      onRequest: (event) => {
        seen.push(`${name} ${event.operationId}`);
        Object.assign(event, { operationId: "spoilt" });
      },
    });
    const other = client.withOptions({ hooks: hooksOf("client") }).withOptions({ hooks: hooksOf("other") });
    await other.books.get(book, { hooks: hooksOf("call") });
    await client.books.get(book);
    expect(seen).toEqual(["client getBook", "other getBook", "call getBook"]);
  });

  test.each([
    [
      "throws",
      () => {
        throw new Error("hook");
      },
    ],
    ["rejects", () => Promise.reject(new Error("hook"))],
    ["never settles", () => new Promise(() => undefined)],
  ])("a hook that %s does not break the call", async (_, hook) => {
    const unhandled = unhandledRejections();
    const hooks = { onRequest: hook, onResponse: hook, onRetry: hook, onPage: hook, onPoll: hook };
    const { client } = await startLibrary(
      [failing(503), emma, json({ items: ["a"], page: 1, more: false })],
      { hooks },
    );
    expect(await client.books.get(book)).toEqual({ title: "Emma" });
    expect(await client.books.list().toArray()).toEqual(["a"]);
    const press = await startPress(autoAdvanceClock(), going, printed);
    expect(await press.client.books.print(book, { hooks }).wait()).toEqual({ copies: 3 });
    await new Promise(setImmediate);
    expect(unhandled).toEqual([]);
  });

  test("events contain no credentials, bodies or URLs", async () => {
    const { hooks, events } = recorder();
    const secret = "s3cr3t-c4n4ry";
    const { client } = await startLibrary([failing(503), { ...json({ secret }, 500) }, reset], { hooks });
    await client.books
      .cover({ bookId: secret, body: secret }, { auth: bearer(secret), headers: { "x-key": secret } })
      .result();
    expect(events.length).toBeGreaterThan(9);
    expect(inspect(events, { depth: 9 })).not.toContain(secret);
  });
});
