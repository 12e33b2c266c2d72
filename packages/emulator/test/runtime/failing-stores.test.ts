import { expect, test } from "vitest";
import { createEmulator, type Emulator, type EmulatorSeed } from "../../src/index.ts";
import { serviceNames } from "../node/support/services-by-port.ts";
import { ask, matterNames, zoneDomains } from "./support/ask.ts";
import { FailingDisk, type Failure } from "./support/failing-disk.ts";

/** A store for each service, and a store that they share. */
const STORES = 1 + serviceNames.length;

const matters = (name: string) => ({ matters: [{ name, owner: "alex@example.com" }] });
const seed: EmulatorSeed = {
  edge: { zones: [{ Domain: "seeded.example" }] },
  retention: matters("Seeded"),
};
const other: EmulatorSeed = { edge: { zones: [{ Domain: "other.example" }] }, retention: matters("Other") };

/** Returns the state that clients can see. */
async function stateOf({ edge, retention }: Emulator): Promise<string> {
  return [...(await zoneDomains(edge)), ...(await matterNames(retention))].join();
}

const OLD = "seeded.example,posted.example,Seeded,Posted";

/** Changes that replace the whole state, with the state after the change. */
const changes = [
  {
    name: "a seed",
    after: "other.example,Other",
    make: async () => (emulator: Emulator) => emulator.seed(other),
  },
  {
    name: "a reset",
    after: "seeded.example,Seeded",
    make: async () => (emulator: Emulator) => emulator.reset(),
  },
  {
    name: "a restore",
    after: "other.example,Other",
    make: async () => {
      const data = JSON.parse(JSON.stringify(await createEmulator({ seed: other }).snapshot()));
      return (emulator: Emulator) => emulator.restore(data);
    },
  },
];

/** Opens an emulator on a disk that contains the state {@link OLD}. */
async function openOld(disk: FailingDisk): Promise<Emulator> {
  const emulator = createEmulator({ seed, store: disk.stores });
  await ask(emulator.edge, "POST /dnszone", { Domain: "posted.example" });
  await ask(emulator.retention, "POST /v1/matters", { name: "Posted" });
  expect(await stateOf(emulator)).toBe(OLD);
  return emulator;
}

/**
 * Makes a change fail at a step.
 *
 * @returns whether the step exists, and the state after the next start
 */
async function failAt(
  step: number,
  failure: Failure,
  { make, after }: (typeof changes)[number],
): Promise<{ hasFailed: boolean; found: string }> {
  const disk = new FailingDisk();
  const emulator = await openOld(disk);
  const change = await make();
  disk.failAt(step, failure);
  const isRefused = await change(emulator).then(
    () => false,
    () => true,
  );
  if (isRefused && failure === "before") expect(disk.names, `step ${step}`).toHaveLength(STORES);
  const { hasFailed } = disk;
  const later = await ask(emulator.edge, "POST /dnszone", { Domain: "later.example" });
  if (hasFailed && failure !== "for good") expect(later.status, `step ${step}`).toBe(201);
  await emulator.close().catch(() => undefined);
  disk.mend();
  const next = createEmulator({ store: disk.stores });
  const domains = await zoneDomains(next.edge);
  if (later.status === 201) expect(domains, `step ${step}`).toContain("later.example");
  const found = (await stateOf(next)).replace(",later.example", "");
  expect([OLD, after], `step ${step}`).toContain(found);
  await next.close();
  expect(disk.names.length, `step ${step}: nothing is left behind`).toBe(STORES);
  return { hasFailed, found };
}

for (const change of changes) {
  test.each(["before", "after", "for good"] as const)(
    `${change.name} leaves the whole old or new state if it fails at any step (%s)`,
    async (failure) => {
      const found = new Set<string>();
      for (let step = 1; ; step += 1) {
        const result = await failAt(step, failure, change);
        found.add(result.found);
        if (!result.hasFailed) break;
      }
      expect(found).toEqual(new Set([OLD, change.after]));
    },
  );
}

test("if an emulator's first start fails, the next emulator uses its own seed", async () => {
  for (let step = 1; ; step += 1) {
    const disk = new FailingDisk();
    disk.failAt(step, "for good");
    const emulator = createEmulator({ seed, store: disk.stores });
    const isReady = await emulator.ready.then(() => true).catch(() => false);
    await emulator.close().catch(() => undefined);
    if (isReady && !disk.hasFailed) break;
    disk.mend();
    const next = createEmulator({ seed: isReady ? other : seed, store: disk.stores });
    expect(await stateOf(next), `step ${step}`).toBe("seeded.example,Seeded");
    await next.close();
  }
});

test("requests fail while the state on disk is unknown, and the health route reports the reason", async () => {
  const unsettled: number[] = [];
  for (let step = 1; ; step += 1) {
    const disk = new FailingDisk();
    const emulator = await openOld(disk);
    disk.failAt(step, "for good");
    await emulator.seed(other).catch(() => undefined);
    const { hasFailed } = disk;
    const health = await ask(emulator.edge, "GET /__emulator/health");
    const { message } = (health.body as { error?: { message: string } }).error ?? {};
    if (message?.includes("unknown whether the old or the new state is on disk")) {
      unsettled.push(step);
      expect(health.status).toBe(503);
      expect((await ask(emulator.edge, "POST /dnszone", { Domain: "lost.example" })).status).toBe(503);
      disk.mend();
      // The first request finds out which state is on disk.
      expect(await stateOf(emulator)).toBe(OLD);
      expect((await ask(emulator.edge, "GET /__emulator/health")).status).toBe(200);
    }
    await emulator.close().catch(() => undefined);
    if (!hasFailed) break;
  }
  expect(unsettled).toHaveLength(1);
});

test("closing the emulator aborts a running restore and keeps the old state", async () => {
  const disk = new FailingDisk();
  const emulator = await openOld(disk);
  const zones = [{ Domain: "many-{n}.example", repeat: 20_000 }];
  const large = await createEmulator({ seed: { edge: { zones } } }).snapshot();
  const restoring = emulator.restore(large);
  const rejected = expect(restoring).rejects.toMatchObject({ code: "closed" });
  while (disk.names.length === 4) await new Promise((resolve) => setImmediate(resolve));
  await emulator.close();
  await rejected;
  const next = createEmulator({ store: disk.stores });
  expect(await stateOf(next)).toBe(OLD);
});
