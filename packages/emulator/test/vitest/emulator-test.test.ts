import { createEdgeClient } from "@seamline/edge/reference";
import { createFunctionsClient } from "@seamline/functions/v2/reference";
import { createRetentionClient } from "@seamline/retention/reference";
import { afterAll, describe, expect, expectTypeOf } from "vitest";
import { autoAdvanceClock, createEmulator, type Emulator } from "../../src/index.ts";
import { emulatorTest } from "../../src/vitest.ts";

const start = Date.UTC(2026, 1, 6);
const DAY = 24 * 60 * 60 * 1000;

const test = emulatorTest({ clock: { mode: "manual", now: start }, longRunningMs: 60_000 })
  .extend("retention", ({ emulator }) =>
    createRetentionClient({
      ...emulator.retention.options("ada@example.com"),
      clock: autoAdvanceClock(emulator.clock),
    }),
  )
  .extend("edge", ({ emulator }) => createEdgeClient(emulator.edge.options()));

/** The emulators of this file. */
const created: Emulator[] = [];
const shared = emulatorTest(
  () => {
    const emulator = createEmulator();
    created.push(emulator);
    return emulator;
  },
  { scope: "file" },
);

/** Returns the message of a failed assertion. */
function failureOf(assertion: () => unknown): string {
  try {
    assertion();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The assertion passed.");
}

describe("the fixture", () => {
  const seen: Emulator[] = [];

  test("starts a new emulator with typed services for each test", async ({ emulator, retention }) => {
    expectTypeOf(emulator).toEqualTypeOf<Emulator>();
    seen.push(emulator);
    await retention.matters.create({ body: { name: "Case 42" } });
    expect(await retention.matters.list().toArray()).toHaveLength(1);
  });

  test("gives the next test an empty emulator, and closes the previous emulator", async ({
    emulator,
    retention,
  }) => {
    seen.push(emulator);
    expect(await retention.matters.list().toArray()).toEqual([]);
    const [previous] = seen;
    const { baseUrl, fetch } = createEmulator().retention.options();
    expect(fetch).toBeTypeOf("function");
    expect((await previous?.retention.fetch(`${baseUrl}/v1/matters`))?.status).toBe(503);
  });

  test("a test can advance the emulator's clock", async ({ emulator, retention }) => {
    const { matterId } = await retention.matters.create({ body: { name: "Case 42" } });
    await retention.matters.close({ matterId });
    await retention.matters.delete({ matterId });
    await emulator.clock.advance(31 * DAY);
    expect((await retention.matters.get({ matterId }).result()).status).toBe(404);
    expect(emulator).toHaveReceived("getMatter", { status: 404, times: 1 });
  });

  test("wait() of a long-running operation takes no real time", async ({ emulator, retention }) => {
    const { matterId } = await retention.matters.create({ body: { name: "Case 42" } });
    await retention.matters.count({ matterId, body: { query: { corpus: "MAIL" } } }).wait();
    expect(emulator.clock.now()).toBeGreaterThanOrEqual(start + 60_000);
  });
});

describe("an emulator shared by the tests in a file", () => {
  afterAll(() => expect(created).toHaveLength(1));

  shared("creates a zone in the first test of the file", async ({ emulator }) => {
    await createEdgeClient(emulator.edge.options()).dnsZones.create({ body: { Domain: "example.com" } });
  });

  shared("still has the zone in the second test of the file", async ({ emulator }) => {
    expect((await createEdgeClient(emulator.edge.options()).dnsZones.list()).TotalItems).toBe(1);
    expect(emulator).toHaveReceived("createDnsZone", { body: { Domain: "example.com" }, times: 1 });
  });
});

describe("toHaveReceived", () => {
  test("toHaveReceived compares only the given parts of requests", async ({ emulator, retention, edge }) => {
    const { matterId = "" } = await retention.matters.create({ body: { name: "Case 42", description: "A" } });
    await retention.matters.close({ matterId });
    await retention.matters.list({ query: { pageSize: 5, state: "CLOSED" } }).toArray();
    const { Id = 0 } = await edge.dnsZones.create({ body: { Domain: "example.com" } });
    await edge.dnsZones.get({ id: Id });
    expect(emulator).toHaveReceived("closeMatter");
    expect(emulator).toHaveReceived("closeMatter", {
      path: { matterId },
      caller: "ada@example.com",
      status: 200,
    });
    expect(emulator).not.toHaveReceived("closeMatter", { path: { matterId: "other" } });
    expect(emulator).toHaveReceived("createMatter", {
      body: { name: expect.stringContaining("42") },
      status: "2xx",
    });
    expect(emulator).not.toHaveReceived("createMatter", { status: "4xx" });
    expect(emulator).toHaveReceived("listMatters", { query: { pageSize: 5, state: "CLOSED" }, times: 1 });
    expect(emulator).toHaveReceived("getDnsZone", { path: { id: Id } });
    expect(emulator).not.toHaveReceived("deleteMatter");
  });

  test("toHaveReceived finds requests with a path parameter that contains slashes", async ({ emulator }) => {
    const functions = createFunctionsClient(emulator.functions.options());
    await functions.projects.locations.functions
      .get({ name: "projects/demo/locations/europe-west1/functions/greet" })
      .result();
    expect(emulator).toHaveReceived("getFunction", { status: 404, times: 1 });
  });

  test("the failure message shows how the received requests differ from the expected ones", async ({
    emulator,
    retention,
  }) => {
    await retention.matters.create({ body: { name: "Case 42" } });
    const message = failureOf(() =>
      expect(emulator).toHaveReceived("createMatter", { body: { name: "Case 43" }, status: 404 }),
    );
    expect(message).toContain("expected the emulator to have received createMatter with");
    expect(message).toContain(
      "but it received 0 such requests:\n  createMatter: POST /v1/matters → 200\n    body: expected",
    );
    expect(message).toContain('"name": "Case 42"');
    expect(message).toContain("status: expected 404, received 200");
  });

  test("the failure message lists all received requests if the operation was not called", async ({
    emulator,
    retention,
  }) => {
    expect(failureOf(() => expect(emulator).toHaveReceived("closeMatter"))).toBe(
      "expected the emulator to have received closeMatter, but it received no requests",
    );
    await retention.matters.create({ body: { name: "Case 42" } });
    expect(failureOf(() => expect(emulator).toHaveReceived("closeMatter", { times: 2 }))).toBe(
      "expected the emulator to have received closeMatter 2 times, but it received:\n  createMatter: POST /v1/matters → 200",
    );
    expect(failureOf(() => expect(emulator).not.toHaveReceived("createMatter"))).toContain(
      "expected the emulator not to have received createMatter, but it received 1 such requests",
    );
  });

  test("rejects an unknown operation, even with .not", ({ emulator }) => {
    // @ts-expect-error: no operation has this id
    const check = () => expect(emulator).not.toHaveReceived("closeMater");
    expect(failureOf(check)).toBe('unknown operation "closeMater" (did you mean closeMatter?)');
    // @ts-expect-error: the path has no such parameter
    const path = () => expect(emulator).toHaveReceived("closeMatter", { path: { id: "1" } });
    expect(failureOf(path)).toContain("received no requests");
    expect(failureOf(() => expect({}).toHaveReceived("closeMatter"))).toContain("requires an emulator");
  });
});
