import { createRetentionClient } from "@seamline/retention/reference";
import { expect, expectTypeOf, test } from "vitest";
import { autoAdvanceClock, type ClientClock, createClock, createEmulator } from "../../src/index.ts";

test("a client can wait for an operation on a manual clock", async () => {
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 }, longRunningMs: 60_000 });
  const { matters } = createRetentionClient({
    ...emulator.retention.options("alex@example.com"),
    clock: autoAdvanceClock(emulator.clock),
  });
  const { matterId } = await matters.create({ body: { name: "Case 42" } });
  expect(await matters.count({ matterId, body: {} }).wait()).toMatchObject({ totalCount: "0" });
  expect(emulator.clock.now()).toBeGreaterThanOrEqual(60_000);
});

test("tasks that fall due during a sleep run before it ends, and the clock stops at its end", async () => {
  const clock = createClock({ mode: "manual", now: 0 });
  const done: number[] = [];
  for (const at of [10, 20, 30]) clock.schedule(at, () => done.push(clock.now()));
  const skipping = autoAdvanceClock(clock);
  expectTypeOf(skipping).toEqualTypeOf<ClientClock>();
  await skipping.sleep(20);
  expect([done, skipping.now()]).toEqual([[10, 20], 20]);
  await skipping.sleep(-1);
  expect(skipping.now()).toBe(20);
});

test("a sleep with an aborted signal rejects with the reason and does not advance the clock", async () => {
  const clock = createClock({ mode: "manual", now: 0 });
  const reason = new Error("enough");
  await expect(autoAdvanceClock(clock).sleep(20, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(clock.now()).toBe(0);
});
