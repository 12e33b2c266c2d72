import { expect, it, onTestFinished, vi } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions, memoryStores } from "../../src/index.ts";
import type { StoreFactory } from "../../src/node/index.ts";
import { ask } from "./support/ask.ts";

/** Waits for one turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function turns(most: number): Promise<void> {
  for (let count = 0; count < most; count += 1) await turn();
}

/**
 * Creates slow stores, like stores outside this process.
 *
 * @param waits turns of the event loop before a transaction and before a restore
 */
function slowStores(waits: readonly [number, number], onRestore: () => void = () => undefined) {
  const overlaps: string[] = [];
  const opened: string[] = [];
  let restoring = 0;
  const store: StoreFactory = async (name, collections) => {
    opened.push(name);
    const memory = await memoryStores(name, collections);
    return {
      ...memory,
      async transaction(work) {
        if (restoring > 0) overlaps.push(name);
        await turns(name === "emulator" ? 0 : waits[0]);
        return memory.transaction(work);
      },
      async restore(snapshot) {
        restoring += 1;
        if (name === "retention") onRestore();
        await turns(waits[1]);
        await memory.restore(snapshot);
        restoring -= 1;
      },
    };
  };
  return { store, overlaps, opened };
}

async function open(options: EmulatorOptions): Promise<Emulator> {
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 }, ...options });
  onTestFinished(() => emulator.close());
  await emulator.ready;
  return emulator;
}

const matter = (name: string) => ({ retention: { matters: [{ name, owner: "alex@example.com" }] } });

async function namesIn({ retention }: Emulator): Promise<unknown[]> {
  const { body } = await ask(retention, "GET /v1/matters");
  return ((body as { matters: { name: string }[] }).matters ?? []).map(({ name }) => name);
}

it("a request waits until all pending seeds are applied", async () => {
  const { store, overlaps, opened } = slowStores([20, 5]);
  const emulator = await open({ store });
  const first = emulator.seed(matter("One"));
  while (!opened.includes("retention.2")) await turn();
  const posted = ask(emulator.retention, "POST /v1/matters", { name: "Posted" });
  await turn();
  await Promise.all([first, emulator.seed(matter("Two")), posted]);
  expect(overlaps).toEqual([]);
  expect(await namesIn(emulator)).toEqual(["Two", "Posted"]);
});

it("a reset waits for running requests and undoes their changes", async () => {
  const { store } = slowStores([20, 5]);
  const emulator = await open({ store, seed: matter("Seeded") });
  const posts = ["a", "b", "c"].map((name) => ask(emulator.retention, "POST /v1/matters", { name }));
  while (emulator.requests().length < posts.length) await turn();
  const [, ...responses] = await Promise.all([emulator.reset(), ...posts]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await namesIn(emulator)).toEqual(["Seeded"]);
});

it("a scheduled task does not run in the middle of a restore", async () => {
  const failed = vi.spyOn(console, "error");
  onTestFinished(() => failed.mockRestore());
  let whileRestoring = (): void => undefined;
  const { store } = slowStores([1, 50], () => whileRestoring());
  const emulator = await open({ store });
  const empty = await emulator.snapshot();
  const exports = [{ id: "all", name: "All", status: "IN_PROGRESS" as const }];
  const messages = [{ account: "alex@example.com", time: "2026-01-01T00:00:00Z", text: "Hello" }];
  const [lease] = matter("Lease").retention.matters;
  if (!lease) throw new Error("Expected a matter.");
  await emulator.seed({ retention: { messages, matters: [{ ...lease, exports }] } });
  whileRestoring = () => void emulator.clock.advance(60_000);
  await emulator.restore(empty);
  await emulator.clock.advance(60_000);
  expect(await namesIn(emulator)).toEqual([]);
  expect(failed).not.toHaveBeenCalled();
});

it("undeleting a matter removes its purge task from the clock", async () => {
  const emulator = await open({
    seed: {
      retention: { matters: [{ name: "Old", owner: "alex@example.com", matterId: "old", state: "CLOSED" }] },
    },
  });
  for (let time = 0; time < 3; time += 1) {
    await ask(emulator.retention, "DELETE /v1/matters/old");
    expect(emulator.clock.state().scheduled).toBe(1);
    await ask(emulator.retention, "POST /v1/matters/old:undelete");
    expect(emulator.clock.state().scheduled).toBe(0);
  }
});
