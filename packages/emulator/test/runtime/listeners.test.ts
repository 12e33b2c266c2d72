import { expect, it, onTestFinished } from "vitest";
import {
  type CodeRunnerParts,
  createEmulator,
  type Emulator,
  type EmulatorOptions,
  type HandledRequest,
  type OutputLine,
} from "../../src/index.ts";
import { FakeRunner } from "../functions/support/fake-runner.ts";

const MATTERS = "http://127.0.0.1:4010/v1/matters";
const headers = { authorization: "Bearer hidden-4711", "content-type": "application/json" };

function open(options: EmulatorOptions = {}): Emulator {
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 }, ...options });
  onTestFinished(() => emulator.close());
  return emulator;
}

it("a listener receives each request with its response and journal entry", async () => {
  const emulator = open();
  const seen: HandledRequest[] = [];
  const entries: object[] = [];
  emulator.onRequest((request) => {
    seen.push(request);
    entries.push(request.entry());
  });
  await emulator.retention.fetch(MATTERS, { method: "POST", headers, body: '{"nme":"a"}' });
  await emulator.edge.fetch("http://127.0.0.1:4012/nowhere?key=hidden");
  expect(seen).toMatchObject([
    {
      service: "retention",
      document: "retention@v1",
      operationId: "createMatter",
      method: "POST",
      target: "/v1/matters",
      status: 200,
      warnings: [{ message: "unknown member nme; did you mean name?" }],
      faults: [],
    },
    { service: "edge", operationId: undefined, target: "/nowhere?key=[redacted]", status: 404 },
  ]);
  // The emulator's clock is stopped, but the system clock is not.
  expect(seen[0]?.elapsedMs).toBeGreaterThan(0);
  expect(entries).toEqual(emulator.requests());
  expect(JSON.stringify(entries)).not.toContain("hidden");
});

it("a listener receives requests that a fault interrupts, but no control requests", async () => {
  const emulator = open();
  const seen: HandledRequest[] = [];
  emulator.onRequest((request) => seen.push(request));
  const id = emulator.faults.add({ operationId: "listMatters", reset: "after" });
  await expect(emulator.retention.fetch(MATTERS, { headers })).rejects.toThrow();
  await emulator.retention.fetch("http://127.0.0.1:4010/__emulator/health");
  expect(seen).toMatchObject([{ operationId: "listMatters", status: undefined, faults: [id] }]);
});

it("a removed listener receives nothing, and other listeners keep receiving requests", async () => {
  const emulator = open();
  const counts = [0, 0];
  const ends = [0, 1].map((at) =>
    emulator.onRequest(() => {
      counts[at] = (counts[at] ?? 0) + 1;
    }),
  );
  await emulator.retention.fetch(MATTERS, { headers });
  ends[0]?.();
  await emulator.retention.fetch(MATTERS, { headers });
  expect(counts).toEqual([1, 2]);
});

it("a listener receives each log line with the name of its function", () => {
  const parts: CodeRunnerParts[] = [];
  const emulator = open({
    runner: (given) => {
      parts.push(given);
      return new FakeRunner();
    },
  });
  const seen: OutputLine[] = [];
  const end = emulator.onOutput((line) => seen.push(line));
  const resource = "projects/demo/locations/here/functions/hello";
  const line = {
    time: 5,
    programId: `${resource}@2-0123456789abcdef`,
    stream: "stdout",
    text: "Hi",
  } as const;
  parts[0]?.onLine?.(line);
  parts[0]?.onLine?.({ ...line, programId: "of no function" });
  end();
  parts[0]?.onLine?.(line);
  expect(seen).toEqual([
    { service: "functions", resource, version: "2", time: 5, stream: "stdout", text: "Hi" },
  ]);
});
