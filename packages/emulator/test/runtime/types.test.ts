import { createEdgeClient } from "@seamline/edge/reference";
import { bearer, createRetentionClient } from "@seamline/retention/reference";
import { expect, expectTypeOf, test } from "vitest";
import {
  createEmulator,
  type Emulator,
  type EmulatorSeed,
  type EmulatorSnapshot,
  parseSeed,
  type SeedAccount,
} from "../../src/index.ts";

const emulator = createEmulator({ clock: { mode: "manual", now: 0 } });

test("the fetch function of a service is assignable to the client option", async () => {
  const { clock } = emulator;
  const auth = bearer("alex@example.com");
  const retention = createRetentionClient({
    baseUrl: "http://127.0.0.1",
    fetch: emulator.retention.fetch,
    auth,
    clock,
  });
  const { fetch } = emulator.edge;
  const edge = createEdgeClient({ baseUrl: "http://127.0.0.1", fetch, accessKey: "test-key", clock });
  const matter = await retention.matters.create({ body: { name: "Case 42", description: "" } });
  expect((await retention.matters.get({ matterId: `${matter.matterId}` })).name).toBe("Case 42");
  expect((await edge.dnsZones.list()).TotalItems).toBe(0);
});

test("the seed type describes every section, and allows a repeat count for items", () => {
  const seed = {
    accounts: [{ email: "user{n}@example.com", repeat: 2 }],
    tokens: { one: "user1@example.com", two: { account: "user2@example.com", readOnly: true } },
    retention: { matters: [{ name: "Case {n}", owner: "user1@example.com", repeat: 3 }] },
    edge: {
      zones: [{ Domain: "zone{n}.example", repeat: 2, Records: [{ Type: 3, Value: "{n}", repeat: 2 }] }],
    },
  } as const satisfies EmulatorSeed;
  expectTypeOf(seed).toExtend<EmulatorSeed>();
  expectTypeOf<SeedAccount[]>().toExtend<NonNullable<EmulatorSeed["accounts"]>>();
  expectTypeOf(parseSeed).returns.resolves.toEqualTypeOf<EmulatorSeed>();
});

test("an invalid seed is a compile error", () => {
  const wrong: EmulatorSeed[] = [
    // @ts-expect-error there is no such section
    { retentoin: {} },
    // @ts-expect-error an account has an e-mail address
    { accounts: [{ id: "7" }] },
    // @ts-expect-error an account has no colour
    { accounts: [{ email: "a@b.c", colour: "red" }] },
    // @ts-expect-error repeat is a number
    { accounts: [{ email: "a@b.c", repeat: "3" }] },
    // @ts-expect-error a matter has no such member
    { retention: { matters: [{ nam: "Case", owner: "a@b.c", name: "" }] } },
    // @ts-expect-error a zone has a domain
    { edge: { zones: [{}] } },
  ];
  expect(wrong).toHaveLength(6);
});

test("the Emulator type has a property for each service, and typed control methods", () => {
  expectTypeOf<Emulator>().toHaveProperty("edge");
  // @ts-expect-error there is no such service
  expect(emulator.mail).toBeUndefined();
  expectTypeOf(emulator.snapshot).returns.resolves.toEqualTypeOf<EmulatorSnapshot>();
  expectTypeOf(emulator.restore).toBeCallableWith(JSON.parse("{}"));
  expectTypeOf(emulator.seed).toBeCallableWith("edge: {}");
  // @ts-expect-error text must be parsed by parseSeed first
  expect(() => createEmulator({ seed: "edge: {}" })).toThrow("must be an object");
});
