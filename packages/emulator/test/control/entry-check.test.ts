import { expect, onTestFinished, test } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions } from "../../src/index.ts";
import { ask } from "../runtime/support/ask.ts";
import { control } from "./support/control.ts";

function opened(options: EmulatorOptions = {}): Emulator {
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 }, ...options });
  onTestFinished(() => emulator.close());
  return emulator;
}

const MATTERS = "/v1/matters";

// biome-ignore lint/suspicious/noExplicitAny: JSON of many shapes
type Json = any;

async function checkOf(emulator: Emulator, id = 1): Promise<Json> {
  return ((await control(emulator, `GET /requests/${id}`)).body as Json).check;
}

async function problemsOf(emulator: Emulator): Promise<Json> {
  const { body } = await control(emulator, "GET /requests?summary=true");
  return (body as Json).requests.map(({ problems }: Json) => problems);
}

test("checking a valid exchange reports no problems", async () => {
  const emulator = opened();
  await ask(emulator.retention, `POST ${MATTERS}`, { name: "One" });
  expect(await checkOf(emulator)).toEqual({ request: [], warnings: [], response: [] });
});

test("the check reports the invalid member of a request, even without authentication", async () => {
  const emulator = opened();
  await ask(emulator.retention, `POST ${MATTERS}`, { name: 5 }, { authorization: "" });
  expect(emulator.requests()).toMatchObject([{ status: 401, violations: { request: [] } }]);
  expect((await checkOf(emulator)).request).toMatchObject([{ in: "body", pointer: "/name" }]);
  expect(await problemsOf(emulator)).toEqual([{ request: 1, response: 0 }]);
});

test("the check reports a response that was damaged by a fault", async () => {
  const emulator = opened();
  emulator.faults.add({ operationId: "createMatter", malformed: true });
  await ask(emulator.retention, `POST ${MATTERS}`, { name: "One" });
  expect((await checkOf(emulator)).response).toMatchObject([{ in: "body", rule: "json" }]);
  expect(await problemsOf(emulator)).toEqual([{ request: 0, response: 1 }]);
  expect(emulator.requests()[0]?.response?.body?.text).toMatch(/,$/);
});

test("the check ignores an injected error with a status that the contract does not document", async () => {
  const emulator = opened();
  emulator.faults.add({ operationId: "createMatter", status: 418 });
  await ask(emulator.retention, `POST ${MATTERS}`, { name: "One" });
  expect(await checkOf(emulator)).toMatchObject({
    response: [],
    unchecked: { response: "The contract for createMatter does not document the status 418." },
  });
});

test("the check reports a fault that closed the connection before the response", async () => {
  const emulator = opened();
  emulator.faults.add({ operationId: "createMatter", reset: "after" });
  await expect(ask(emulator.retention, `POST ${MATTERS}`, { name: "One" })).rejects.toThrow();
  expect(await checkOf(emulator)).toEqual({
    request: [],
    warnings: [],
    response: [],
    unchecked: { response: "A fault closed the connection before the response." },
  });
});

test("the check reports truncated bodies that could not be checked", async () => {
  const emulator = opened();
  await ask(emulator.retention, `POST ${MATTERS}`, { name: "One", description: "x".repeat(20_000) });
  expect((await checkOf(emulator)).unchecked).toEqual({
    request: "The journal contains only the first 8192 bytes of the request body.",
    response: "The journal contains only the first 8192 bytes of the response body.",
  });
});

test("the check warns about a member that the service would ignore, even if a fault responds instead", async () => {
  const emulator = opened();
  emulator.faults.add({ operationId: "createMatter", status: 503 });
  await ask(emulator.retention, `POST ${MATTERS}`, { name: "One", descripton: "" });
  expect((await checkOf(emulator)).warnings).toMatchObject([{ suggestion: "description" }]);
});

test("the check reports the member that a strict emulator rejected", async () => {
  const emulator = opened({ strict: true });
  await ask(emulator.retention, `POST ${MATTERS}`, { name: "One", descripton: "" });
  expect((await checkOf(emulator)).request).toMatchObject([{ pointer: "/descripton" }]);
});

test("returns no check result for a request that matches no operation", async () => {
  const emulator = opened();
  await ask(emulator.retention, "GET /nowhere");
  expect(await checkOf(emulator)).toBeUndefined();
});

test("the journal keeps the latest requests up to journalLimit", async () => {
  const emulator = opened({ journalLimit: 2 });
  for (const name of ["One", "Two", "Three"]) await ask(emulator.retention, `POST ${MATTERS}`, { name });
  expect(emulator.requests().map(({ id }) => id)).toEqual([2, 3]);
  expect((await control(emulator, "GET /services")).body).toMatchObject({ journal: { limit: 2 } });
});

test("the journal is also available as JSON Lines", async () => {
  const emulator = opened();
  await ask(emulator.retention, `POST ${MATTERS}`, { name: "One" });
  await ask(emulator.edge, "GET /dnszone");
  const response = await emulator.retention.fetch("http://127.0.0.1/__emulator/requests?format=ndjson");
  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  const lines = (await response.text()).split("\n");
  expect(lines.pop()).toBe("");
  expect(lines.map((line) => JSON.parse(line))).toEqual(emulator.requests());
});
