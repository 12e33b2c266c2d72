import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { autoAdvanceClock } from "./support/clocks.ts";
import { json } from "./support/loopback-server.ts";
import { going, printed, startPress } from "./support/press.ts";
import { emma, failing, startLibrary } from "./support/sequence.ts";

const NAMES = ["request", "response", "retry", "page", "poll"].map((name) => `seamline:${name}`);

/** Messages published during a test, by channel. */
function published(): [string, object][] {
  const messages: [string, object][] = [];
  for (const name of NAMES) {
    const listener = (message: unknown) => messages.push([name, message as object]);
    subscribe(name, listener);
    onTestFinished(() => void unsubscribe(name, listener));
  }
  return messages;
}

describe("diagnostics channels", () => {
  test("diagnostics channels publish the events of all clients, even without hooks", async () => {
    const messages = published();
    const { client } = await startLibrary([failing(503, "1"), json({ items: ["a"], page: 1, more: false })]);
    await client.books.list().toArray();
    const press = await startPress(autoAdvanceClock(), going, printed);
    await press.client.books.print({ bookId: "emma" }).wait();
    expect(messages).toMatchObject([
      ["seamline:request", { operationId: "listBooks", attempt: 1 }],
      [
        "seamline:response",
        { operationId: "listBooks", attempt: 1, status: 503, durationMs: expect.any(Number) },
      ],
      ["seamline:retry", { operationId: "listBooks", attempt: 1, status: 503, delayMs: 1_000 }],
      ["seamline:request", { operationId: "listBooks", attempt: 2 }],
      ["seamline:response", { operationId: "listBooks", attempt: 2, status: 200 }],
      ["seamline:page", { operationId: "listBooks", page: 1, items: 1 }],
      ["seamline:request", { operationId: "printBook" }],
      ["seamline:response", { operationId: "printBook", status: 200 }],
      ["seamline:request", { operationId: "getJob" }],
      ["seamline:response", { operationId: "getJob", status: 200 }],
      ["seamline:poll", { operationId: "getJob", poll: 1, done: true }],
    ]);
  });

  test("diagnostics channels publish copies of the events that hooks receive", async () => {
    const messages = published();
    const seen: object[] = [];
    const hooks = {
      onRequest: (event: object) => seen.push(event),
      onResponse: (event: object) => seen.push(event),
    };
    const { client } = await startLibrary([emma], { hooks });
    await client.books.get({ bookId: "emma" });
    expect(messages.map(([, message]) => message)).toEqual(seen);
    expect(messages[0]?.[1]).not.toBe(seen[0]);
  });
});

describe("failures of diagnostics channels", () => {
  test("publishes nothing after the last subscriber has unsubscribed", async () => {
    const messages: unknown[] = [];
    const listener = (message: unknown) => messages.push(message);
    subscribe("seamline:request", listener);
    unsubscribe("seamline:request", listener);
    const { client } = await startLibrary([emma]);
    await client.books.get({ bookId: "emma" });
    expect(messages).toEqual([]);
  });

  test("a failing subscriber does not break the call", async () => {
    // Node reports the subscriber's error as an uncaught exception, as for all channels.
    const uncaught = vi.fn();
    const listeners = process.listeners("uncaughtException");
    process.removeAllListeners("uncaughtException").on("uncaughtException", uncaught);
    const fail = () => {
      throw new Error("subscriber");
    };
    subscribe("seamline:request", fail);
    onTestFinished(() => {
      unsubscribe("seamline:request", fail);
      process.removeAllListeners("uncaughtException");
      for (const listener of listeners) process.on("uncaughtException", listener);
    });
    const { client } = await startLibrary([emma]);
    expect(await client.books.get({ bookId: "emma" })).toEqual({ title: "Emma" });
    expect(uncaught).toHaveBeenCalledOnce();
  });

  test.each([
    ["has no process", undefined],
    ["cannot look up modules", {}],
    ["lacks the module", { getBuiltinModule: () => undefined }],
  ])("a call works if the runtime %s", async (_, process) => {
    const messages = published();
    vi.resetModules();
    vi.stubGlobal("process", process);
    const { createClient } = await import("../src/index.ts");
    vi.unstubAllGlobals();
    onTestFinished(() => void vi.resetModules());
    const { library } = await import("./support/library.ts");
    const fetch = async (): Promise<Response> => Response.json({ title: "Emma" });
    const client = createClient(library, { baseUrl: "https://library.test", fetch });
    expect(await client.books.get({ bookId: "emma" })).toEqual({ title: "Emma" });
    expect(messages).toEqual([]);
  });
});
