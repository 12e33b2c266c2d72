import { expect, onTestFinished, test } from "vitest";
import { EventReader } from "../../../emulator-kit/test/live/support/event-reader.ts";
import {
  type CodeRunner,
  createEmulator,
  type Emulator,
  type EmulatorOptions,
  type LogLine,
} from "../../src/index.ts";
import { ask } from "../runtime/support/ask.ts";

const seed = { edge: { zones: [{ Domain: "one.example" }] } };

function opened(options: EmulatorOptions = {}): Emulator {
  const emulator = createEmulator({ seed, clock: { mode: "manual", now: 0 }, ...options });
  onTestFinished(() => emulator.close());
  return emulator;
}

/** Subscribes to an emulator's events after the given event id. */
async function watching(emulator: Emulator, lastEventId?: string): Promise<EventReader> {
  const headers = lastEventId === undefined ? undefined : { "last-event-id": lastEventId };
  const response = await emulator.edge.fetch("http://127.0.0.1/__emulator/events", { headers });
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const reader = new EventReader(response);
  onTestFinished(() => reader.cancel());
  return reader;
}

test("an event stream starts with the current clock and faults", async () => {
  const emulator = opened();
  const id = emulator.faults.add({ operationId: "listDnsZones", status: 503 });
  const events = await watching(emulator);
  expect(await events.next()).toMatchObject({
    name: "hello",
    data: { epoch: expect.any(String), lastRequest: 0, resumed: false },
  });
  expect(await events.next()).toMatchObject({ name: "clock", data: { now: 0, mode: "manual" } });
  expect(await events.next()).toMatchObject({ name: "faults", data: { faults: [{ id, hits: 0 }] } });
});

test("an event reports a request with its response, caller and changes, but without headers or bodies", async () => {
  const emulator = opened();
  const events = await watching(emulator);
  await ask(emulator.edge, "POST /dnszone", { Domain: "two.example", Nme: 1 });
  const { data } = await events.until("requests", ({ entries }) => entries.at(-1).status !== undefined);
  expect(data).toEqual({
    entries: [
      {
        id: 1,
        at: 0,
        service: "edge",
        document: "edge",
        operationId: "createDnsZone",
        method: "POST",
        target: "/dnszone",
        caller: "key 1",
        status: 201,
        durationMs: 0,
        faults: [],
        problems: { request: 0, response: 0 },
        warnings: 1,
      },
    ],
  });
  expect((await events.until("state")).data).toEqual({
    service: "edge",
    collections: expect.arrayContaining(["zones", "domainBlocks"]),
  });
});

test("a request in progress is reported before its response", async () => {
  const emulator = opened();
  const events = await watching(emulator);
  emulator.faults.add({ operationId: "listDnsZones", latencyMs: 60_000 });
  const slow = ask(emulator.edge, "GET /dnszone");
  const { data } = await events.until("requests");
  expect(data.entries).toMatchObject([{ id: 1, operationId: "listDnsZones" }]);
  expect(data.entries[0]).not.toHaveProperty("status");
  await emulator.clock.advance(60_000);
  expect((await events.until("requests")).data.entries).toMatchObject([
    { id: 1, status: 200, durationMs: 60_000 },
  ]);
  expect((await slow).status).toBe(200);
});

test("clock changes, faults and due tasks are reported", async () => {
  const emulator = opened();
  const events = await watching(emulator);
  await emulator.clock.advance(5_000);
  await events.until("clock", ({ now }) => now === 5_000);
  emulator.clock.resume();
  await events.until("clock", ({ mode }) => mode === "system");
  emulator.clock.freeze();
  const id = emulator.faults.add({ operationId: "listDnsZones", status: 503 });
  await events.until("faults", ({ faults }) => faults.length === 1);
  await ask(emulator.edge, "GET /dnszone");
  await events.until("faults", ({ faults }) => faults[0].hits === 1);
  emulator.faults.remove(id);
  await events.until("faults", ({ faults }) => faults.length === 0);
  const matter = await ask(emulator.retention, "POST /v1/matters", { name: "One" });
  const { matterId } = matter.body as { matterId: string };
  await ask(emulator.retention, `POST /v1/matters/${matterId}:count`, { query: {} });
  await events.until("state", ({ collections }) => collections.includes("tasks"));
  await emulator.clock.advance(1_000_000);
  await events.until("state", ({ collections }) => collections.includes("operations"));
});

test.each(["reset", "seed", "restore"] as const)("reports the new epoch after a %s", async (what) => {
  const emulator = opened();
  const events = await watching(emulator);
  const before = (await events.until("hello")).data.epoch;
  const snapshot = await emulator.snapshot();
  await ask(emulator.edge, "GET /dnszone");
  await events.until("requests");
  if (what === "reset") await emulator.reset();
  else if (what === "seed") await emulator.seed({});
  else await emulator.restore(snapshot);
  const { epoch } = (await events.until("replaced")).data;
  expect(epoch).not.toBe(before);
  expect((await (await watching(emulator)).until("hello")).data.epoch).toBe(epoch);
});

test("a reconnecting reader receives all missed events, or a notice to reload if its position is unknown", async () => {
  const emulator = opened();
  const first = await watching(emulator);
  const { id } = await first.until("hello");
  await ask(emulator.edge, "GET /dnszone");
  const { id: seen } = await first.until("requests", ({ entries }) => entries[0].status === 200);
  await first.cancel();
  await ask(emulator.edge, "GET /dnszone?page=2");
  const again = await watching(emulator, seen);
  expect((await again.until("hello")).data).toMatchObject({ resumed: true, lastRequest: 2 });
  expect((await again.until("requests")).data.entries).toMatchObject([{ id: 2, target: "/dnszone?page=2" }]);
  for (const unknown of [`x${id}`, "", "1", `${id}9999`]) {
    const other = await watching(emulator, unknown);
    expect((await other.until("hello")).data.resumed, unknown).toBe(false);
  }
});

test("log lines are reported with their function, but only the latest ones if there are many", async () => {
  let write = (_: LogLine): void => {};
  const emulator = opened({
    runner: ({ onLine }) => {
      write = (line) => onLine?.(line);
      return { close: async () => {}, stopAll: async () => {} } as unknown as CodeRunner;
    },
  });
  const events = await watching(emulator);
  await events.until("faults");
  const resource = "projects/demo/locations/here/functions/hello";
  const line = (text: string): LogLine => ({
    time: 0,
    programId: `${resource}@2-abc`,
    stream: "stdout",
    text,
  });
  write(line("one"));
  expect((await events.until("logs")).data).toEqual({
    lines: [{ service: "functions", resource, version: "2", stream: "stdout", time: 0, text: "one" }],
  });
  for (let n = 0; n < 130; n += 1) write(line(`${n}`));
  const { data } = await events.until("logs");
  expect([data.lines.length, data.missed, data.lines.at(-1).text]).toEqual([100, 30, "129"]);
});

test("stored values cannot forge an event", async () => {
  const emulator = opened();
  const events = await watching(emulator);
  const name = "\n\nevent: replaced\ndata: {}\r\r\n\u2028data: x";
  await ask(
    emulator.edge,
    `GET /dnszone?search=${encodeURIComponent(name)}&${name.replace(/[^a-z]/g, "%0a")}`,
  );
  emulator.faults.add({ operationId: "listDnsZones", status: 500, body: name });
  await events.until("faults", ({ faults }) => faults[0]?.body === name);
  const lines = events.raw.split(/\r\n|\r|\n/);
  expect(lines.filter((line) => /^(?:event: replaced|data: (?:\{\}|x))/.test(line))).toEqual([]);
  expect(events.raw).not.toContain("\r");
});

test("many concurrent requests are combined into one event with the latest requests", async () => {
  const emulator = opened();
  const events = await watching(emulator);
  await events.until("faults");
  for (let n = 0; n < 600; n += 1) await ask(emulator.edge, "GET /dnszone?page=9");
  const { data } = await events.until("requests", ({ entries }) => entries.at(-1).id === 600);
  expect(data.entries.length).toBeLessThanOrEqual(500);
  expect(data.entries.at(-1)).toMatchObject({ id: 600, status: 200 });
});

test("an event stream ends when the emulator closes, and does not delay resets or the clock", async () => {
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 } });
  const events = await watching(emulator);
  await emulator.reset();
  await emulator.clock.advance(1_000);
  await events.until("clock", ({ now }) => now === 1_000);
  await emulator.close();
  for (let event = await events.next(); event; event = await events.next());
  const after = await emulator.edge.fetch("http://127.0.0.1/__emulator/events");
  expect(await after.text()).toBe("");
});
