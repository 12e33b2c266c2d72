import { expect, test } from "vitest";
import { createEmulator, type Emulator, memoryStores, type ProgramRequest } from "../../src/index.ts";
import type { StoreFactory } from "../../src/node/index.ts";
import { FakeRunner } from "../functions/support/fake-runner.ts";
import { httpFunction, openFunctions } from "../functions/support/open-functions.ts";

/** Calls `asked`, and returns a promise that rejects once the caller aborts. */
function untilAborted(signal: ProgramRequest["signal"], asked: () => void): Promise<Response> {
  asked();
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

test.each([
  ["the URL of a function", "GET /run/demo/north/main"],
  ["v1", "POST /v1/projects/demo/locations/north/functions/main:call"],
])("closing does not wait for code that was called through %s", async (_, what) => {
  const { emulator, runner, ask } = openFunctions([httpFunction("main", { environment: "GEN_1" })]);
  const called = new Promise<void>((resolve) => {
    runner.respond = ({ signal }) => untilAborted(signal, resolve);
  });
  const response = ask(what, what.startsWith("POST") ? { data: "{}" } : undefined);
  await called;
  await emulator.close();
  expect(await response).toMatchObject({
    status: 503,
    body: { error: { message: expect.stringContaining("The emulator is closed") } },
  });
});

test.each([
  ["a reset", (emulator: Emulator) => emulator.reset()],
  ["another seed", (emulator: Emulator) => emulator.seed({})],
  ["a restored snapshot", async (emulator: Emulator) => emulator.restore(await emulator.snapshot())],
])("%s does not wait for running code, and code can be called afterwards", async (_, change) => {
  const { emulator, runner, ask } = openFunctions([httpFunction("main")]);
  const called = new Promise<void>((resolve) => {
    runner.respond = ({ signal }) => untilAborted(signal, resolve);
  });
  const response = ask("GET /run/demo/north/main");
  await called;
  await change(emulator);
  expect(await response).toMatchObject({
    status: 503,
    body: { error: { message: expect.stringContaining("The state was replaced") } },
  });
  await emulator.seed({ functions: { functions: [httpFunction("main")] } });
  runner.respond = async () => new Response("again");
  expect((await emulator.functions.fetch("http://127.0.0.1/run/demo/north/main")).status).toBe(200);
});

test("the signal of a function call aborts when the caller disconnects", async () => {
  const { emulator, runner } = openFunctions([httpFunction("main")]);
  const end = new AbortController();
  const called = new Promise<void>((resolve) => {
    runner.respond = ({ signal }) => untilAborted(signal, resolve);
  });
  const response = emulator.functions.fetch("http://127.0.0.1/run/demo/north/main", { signal: end.signal });
  await called;
  end.abort(new Error("Enough."));
  await expect(response).rejects.toThrow("Enough.");
  expect(runner.sent[0]?.signal?.aborted).toBe(true);
});

test("the runner is closed even if a store cannot be closed", async () => {
  const runner = new FakeRunner();
  let closed = 0;
  runner.close = async () => {
    closed += 1;
  };
  const failure = new Error("The disk is gone.");
  const store: StoreFactory = (name, collections) => ({
    ...memoryStores(name, collections),
    close: () => Promise.reject(failure),
  });
  const emulator = createEmulator({ runner: runner.factory, store });
  await emulator.ready;
  await expect(emulator.close()).rejects.toBe(failure);
  expect(closed).toBe(1);
});
