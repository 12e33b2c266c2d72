import { createEdgeClient as createAsShownEdgeClient } from "@seamline/edge";
import { createEdgeClient } from "@seamline/edge/reference";
import { createFunctionsClient as createV1Client } from "@seamline/functions/v1/reference";
import { createFunctionsClient } from "@seamline/functions/v2/reference";
import { createRetentionClient as createAsShownClient } from "@seamline/retention";
import { createRetentionClient } from "@seamline/retention/reference";
import { describe, expect, expectTypeOf, onTestFinished, test } from "vitest";
import { autoAdvanceClock, createEmulator, type Emulator, type EmulatorOptions } from "../../src/index.ts";

function open(options: EmulatorOptions = {}) {
  const emulator = createEmulator(options);
  onTestFinished(() => emulator.close());
  return emulator;
}

describe("client options of emulated services", () => {
  test("the options are sufficient for a client of any profile and version", async () => {
    const emulator = open();
    const retention = createRetentionClient(emulator.retention.options("ada@example.com"));
    const { matterId } = await retention.matters.create({ body: { name: "Case 42" } });
    const shown = createAsShownClient(emulator.retention.options("ada@example.com"));
    expect(await shown.matters.get({ matterId })).toMatchObject({ name: "Case 42" });
    for (const create of [createFunctionsClient, createV1Client]) {
      const { projects } = create(emulator.functions.options());
      const listed = await projects.locations.functions.list({ parent: "projects/p/locations/-" });
      expect(listed.functions ?? []).toEqual([]);
    }
    for (const create of [createEdgeClient, createAsShownEdgeClient]) {
      expect(await create(emulator.edge.options()).dnsZones.list()).toMatchObject({ TotalItems: 0 });
    }
  });

  test("the options authenticate the client as the given caller", async () => {
    const emulator = open({ seed: { edge: { keys: [{ key: "one" }, { key: "two" }] } } });
    const ada = createRetentionClient(emulator.retention.options("ada@example.com"));
    const kim = createRetentionClient(emulator.retention.options("kim@example.com"));
    const { matterId } = await ada.matters.create({ body: { name: "Case 42" } });
    expect(await kim.matters.get({ matterId }).result()).toMatchObject({ status: 403 });
    await createEdgeClient(emulator.edge.options("two")).dnsZones.create({ body: { Domain: "two.example" } });
    expect(await createEdgeClient(emulator.edge.options()).dnsZones.list()).toMatchObject({ TotalItems: 0 });
    expect(emulator.edge.options()).toMatchObject({ accessKey: "one" });
  });

  test("by default, the options authenticate as a seeded caller with the required privileges", async () => {
    const clerk = { email: "clerk@example.com", privileges: [] };
    const emulator = open({ seed: { accounts: [clerk, { email: "lead@example.com" }] } });
    const caller = () => emulator.retention.options().auth.header().value;
    expect(caller()).toBe("Bearer lead@example.com");
    await createRetentionClient(emulator.retention.options()).matters.create({ body: { name: "Case 42" } });
    expect(emulator.functions.options().auth.header().value).toBe("Bearer clerk@example.com");
    const limited = { key: "limited", forbid: [{ methods: ["POST"] }] };
    await emulator.seed({
      accounts: [{ email: "next@example.com" }],
      edge: { keys: [limited, { key: "able" }] },
    });
    expect([caller(), emulator.edge.options().accessKey]).toEqual(["Bearer next@example.com", "able"]);
    await emulator.seed({});
    expect([caller(), emulator.edge.options().accessKey]).toEqual(["Bearer ada@example.com", "test-key"]);
  });

  test("the options contain the URL of the service, without using the network", () => {
    const { retention, functions, edge } = open();
    expect([retention, functions, edge].map((service) => service.options().baseUrl)).toEqual([
      "http://127.0.0.1:4010",
      "http://127.0.0.1:4011",
      "http://127.0.0.1:4012",
    ]);
    expectTypeOf(retention.options().auth.header).returns.toEqualTypeOf<{
      readonly name: string;
      readonly value: string;
    }>();
    expectTypeOf(edge.options().accessKey).toEqualTypeOf<string>();
    // @ts-expect-error edge expects its key as accessKey
    expectTypeOf(edge.options().auth);
  });
});

/** Waits until a client is sleeping. Yields to timers, so that the test can time out if no client sleeps. */
async function someoneSleeps({ clock }: Emulator): Promise<void> {
  while (clock.state().sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
}

describe("clients waiting on the emulator's clock", () => {
  test("a wait ends when a manual clock advances", async () => {
    const emulator = open({ clock: { mode: "manual" }, longRunningMs: 60_000 });
    emulator.faults.add({ operationId: "createMatter", status: 429, retryAfter: 30, times: 1 });
    const { matters } = createRetentionClient(emulator.retention.options());
    const created = matters.create({ body: { name: "Case 42" } });
    await someoneSleeps(emulator);
    await emulator.clock.advance(30_000);
    const { matterId } = await created;
    const counting = matters.count({ matterId, body: {} }).wait();
    await matters.get({ matterId });
    await someoneSleeps(emulator);
    await emulator.clock.advance(120_000);
    expect(await counting).toMatchObject({ totalCount: "0" });
  });

  test("a wait takes no time on an auto-advance clock", async () => {
    const emulator = open({ clock: { mode: "manual" }, longRunningMs: 60_000 });
    const clock = autoAdvanceClock(emulator.clock);
    const { matters } = createRetentionClient({ ...emulator.retention.options(), clock });
    const { matterId } = await matters.create({ body: { name: "Case 42" } });
    expect(await matters.count({ matterId, body: {} }).wait()).toMatchObject({ totalCount: "0" });
  });

  test("a wait ends without a clock advance on a running clock", async () => {
    const emulator = open({ longRunningMs: 1 });
    const { matters } = createRetentionClient(emulator.retention.options());
    const { matterId } = await matters.create({ body: { name: "Case 42" } });
    expect(await matters.count({ matterId, body: {} }).wait()).toMatchObject({ totalCount: "0" });
  });
});
