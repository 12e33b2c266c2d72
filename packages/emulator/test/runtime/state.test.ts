import { expect, test } from "vitest";
import {
  createEmulator,
  type EmulatorSeed,
  InvalidSeedError,
  InvalidSnapshotError,
} from "../../src/index.ts";
import { ask, matterNames, zoneDomains } from "./support/ask.ts";

const seed: EmulatorSeed = {
  retention: { matters: [{ name: "Case {n}", owner: "alex@example.com", repeat: 3 }] },
  edge: { zones: [{ Domain: "one.example" }] },
};
const other: EmulatorSeed = { edge: { zones: [{ Domain: "two.example" }] } };

test("an emulator starts with its seed", async () => {
  const emulator = createEmulator({ seed });
  expect(await matterNames(emulator.retention)).toEqual(["Case 1", "Case 2", "Case 3"]);
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example"]);
});

test("an invalid seed throws immediately", () => {
  const wrong = { retention: { matters: [{ nam: "Case" }] } } as unknown as EmulatorSeed;
  expect(() => createEmulator({ seed: wrong })).toThrow(InvalidSeedError);
});

test("reset restores the seed, and clears faults and requests but not coverage", async () => {
  const emulator = createEmulator({ seed });
  await ask(emulator.retention, "POST /v1/matters", { name: "Another" });
  await ask(emulator.edge, "POST /dnszone", { Domain: "another.example" });
  emulator.faults.add({ operationId: "*", status: 503 });
  await emulator.reset();
  expect(await matterNames(emulator.retention)).toEqual(["Case 1", "Case 2", "Case 3"]);
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example"]);
  expect(emulator.requests()).toHaveLength(2);
  const created = emulator.coverage().operations.find(({ operationId }) => operationId === "createMatter");
  expect(created?.success).toBe(true);
});

test("seed replaces the whole state with another seed, given as an object or as text", async () => {
  const emulator = createEmulator({ seed });
  await emulator.seed(other);
  expect(await matterNames(emulator.retention)).toEqual([]);
  expect(await zoneDomains(emulator.edge)).toEqual(["two.example"]);
  await emulator.seed("edge:\n  zones:\n    - Domain: three.example\n");
  await ask(emulator.edge, "POST /dnszone", { Domain: "another.example" });
  await emulator.reset();
  expect(await zoneDomains(emulator.edge)).toEqual(["three.example"]);
});

test("an invalid seed changes nothing", async () => {
  const emulator = createEmulator({ seed });
  await ask(emulator.edge, "POST /dnszone", { Domain: "another.example" });
  await expect(emulator.seed("edge: {zones: [{Domain: 5}]}")).rejects.toThrow(
    "line 1, column 17, /edge/zones/0/Domain",
  );
  await expect(emulator.seed(undefined as unknown as EmulatorSeed)).rejects.toThrow(InvalidSeedError);
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example", "another.example"]);
  expect(emulator.requests()).toHaveLength(2);
});

test("another emulator can restore a snapshot from JSON, including its seed", async () => {
  const emulator = createEmulator({ seed });
  await ask(emulator.retention, "POST /v1/matters", { name: "Another" });
  const json = JSON.stringify(await emulator.snapshot());
  const second = createEmulator({ seed: other });
  await second.restore(JSON.parse(json));
  expect(await matterNames(second.retention)).toEqual(["Case 1", "Case 2", "Case 3", "Another"]);
  expect(await zoneDomains(second.edge)).toEqual(["one.example"]);
  expect(JSON.stringify(await second.snapshot())).toBe(json);
  await second.reset();
  expect(await matterNames(second.retention)).toEqual(["Case 1", "Case 2", "Case 3"]);
});

test("another emulator can restore a snapshot object directly", async () => {
  const emulator = createEmulator({ seed });
  const second = createEmulator();
  await second.restore(await emulator.snapshot());
  expect(await zoneDomains(second.edge)).toEqual(["one.example"]);
});

test("later changes do not affect a snapshot", async () => {
  const emulator = createEmulator({ seed });
  const snapshot = await emulator.snapshot();
  await emulator.seed(other);
  await emulator.restore(snapshot);
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example"]);
  await emulator.reset();
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example"]);
});

test.each([
  ["undefined", () => undefined],
  ["a string", () => "snapshot"],
  ["no services", (data: object) => ({ ...data, services: undefined })],
  ["an extra member", (data: object) => ({ ...data, more: 1 })],
  [
    "a missing service",
    (data: { services: { edge: object } }) => ({ ...data, services: { edge: data.services.edge } }),
  ],
  [
    "an extra service",
    (data: { services: object }) => ({ ...data, services: { ...data.services, mail: {} } }),
  ],
  [
    "an extra collection",
    (data: { services: { retention: object } }) => {
      const retention = { collections: { nonesuch: {} }, numbers: {} };
      return { ...data, services: { ...data.services, retention } };
    },
  ],
])("an invalid snapshot changes nothing: %s", async (_, wrong) => {
  const emulator = createEmulator({ seed });
  const data = JSON.parse(JSON.stringify(await createEmulator({ seed: other }).snapshot()));
  const restoring = emulator.restore(wrong(data) as never);
  await expect(restoring).rejects.toThrow(InvalidSnapshotError);
  expect(await matterNames(emulator.retention)).toEqual(["Case 1", "Case 2", "Case 3"]);
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example"]);
});

test("a snapshot with an invalid seed changes nothing", async () => {
  const emulator = createEmulator({ seed });
  const data = JSON.parse(JSON.stringify(await emulator.snapshot()));
  await expect(emulator.restore({ ...data, seed: { accounts: 5 } })).rejects.toThrow(InvalidSeedError);
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example"]);
});

test("a hundred emulators do not affect each other", async () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  const emulators = numbers.map((index) =>
    createEmulator({ seed: { edge: { zones: [{ Domain: `zone-${index}.example` }] } } }),
  );
  await Promise.all(
    emulators.map(({ edge }, index) => ask(edge, "POST /dnszone", { Domain: `new-${index}.example` })),
  );
  await Promise.all(emulators.filter((_, index) => index % 2 === 0).map((each) => each.reset()));
  const domains = await Promise.all(emulators.map(({ edge }) => zoneDomains(edge)));
  expect(domains).toEqual(
    numbers.map((index) => [`zone-${index}.example`, ...(index % 2 === 0 ? [] : [`new-${index}.example`])]),
  );
});
