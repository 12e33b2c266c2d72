import { createEdgeClient, isNetworkError, isTimeoutError } from "@seamline/edge/reference";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { emulatorHandlers } from "../../src/msw.ts";

const emulator = createEmulator();
const server = setupServer(...emulatorHandlers(emulator));
const edge = createEdgeClient({ baseUrl: "http://127.0.0.1:4012", accessKey: "test-key" });

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => emulator.reset());
afterAll(async () => {
  server.close();
  await emulator.close();
});

const once = { operationId: "createDnsZone", times: 1 };
const create = (options = {}) => edge.dnsZones.create({ body: { Domain: "one.example" } }, options);
const errorOf = (call: PromiseLike<unknown>) =>
  Promise.resolve(call).then(
    () => undefined,
    (error) => error,
  );

test("a reset causes a network error, and a reset after an operation keeps its changes", async () => {
  emulator.faults.add({ ...once, reset: "before" });
  expect(isNetworkError(await errorOf(create()))).toBe(true);
  expect((await edge.dnsZones.list()).TotalItems).toBe(0);
  emulator.faults.add({ ...once, reset: "after" });
  expect(isNetworkError(await errorOf(create()))).toBe(true);
  expect((await edge.dnsZones.list()).TotalItems).toBe(1);
});

test("a truncated body causes a network error", async () => {
  emulator.faults.add({ ...once, truncate: 10 });
  expect(isNetworkError(await errorOf(create()))).toBe(true);
  emulator.faults.add({ operationId: "*", truncate: 10, times: 1 });
  const response = await fetch("http://127.0.0.1:4012/dnszone", { headers: { accesskey: "test-key" } });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(TypeError);
});

test("a client retries after a 503", async () => {
  emulator.faults.add({ operationId: "listDnsZones", status: 503, retryAfter: 0, times: 1 });
  expect((await edge.dnsZones.list()).TotalItems).toBe(0);
  expect(emulator.requests().map(({ status }) => status)).toEqual([503, 200]);
});

test("latency delays the response until the emulator's clock has advanced", async () => {
  emulator.clock.freeze();
  emulator.faults.add({ operationId: "listDnsZones", latencyMs: 60_000 });
  let isDone = false;
  const list = edge.dnsZones.list().then((page) => {
    isDone = true;
    return page;
  });
  await expect.poll(() => emulator.clock.state().sleeping).toBe(1);
  await emulator.clock.advance(59_999);
  expect(isDone).toBe(false);
  await emulator.clock.advance(1);
  expect((await list).TotalItems).toBe(0);
  emulator.clock.resume();
});

test("a client times out during latency, and the request is recorded as lost", async () => {
  emulator.faults.add({ operationId: "createDnsZone", latencyMs: 60_000 });
  expect(isTimeoutError(await errorOf(create({ timeoutMs: 20 })))).toBe(true);
  await expect.poll(() => emulator.clock.state().sleeping).toBe(0);
  expect(emulator.requests().map(({ status }) => status)).toEqual([undefined]);
});
