import { expect, it } from "vitest";
import { PendingCalls, type ProgramCall } from "../src/processes/program-call.ts";

/** Returns pending calls that have reached the limit. */
function full(most: number): { readonly calls: PendingCalls; readonly all: readonly ProgramCall[] } {
  const calls = new PendingCalls(most);
  const all = Array.from({ length: most }, () => ({}) as ProgramCall);
  for (const call of all) calls.add(call);
  return { calls, all };
}

it("wakes the caller that has waited longest when a call ends", async () => {
  const { calls, all } = full(2);
  const gone: string[] = [];
  const waiting = ["first", "second", "third"].map((name) => calls.whenRoom().then(() => gone.push(name)));
  expect(calls.hasRoom).toBe(false);
  for (const call of all) calls.remove(call);
  await Promise.all(waiting.slice(0, 2));
  expect([gone, calls.count, calls.hasRoom]).toEqual([["first", "second"], 0, true]);
  calls.wakeAll();
  await waiting[2];
});

it("skips callers that have stopped waiting", async () => {
  const { calls, all } = full(1);
  const wish = new AbortController();
  const gone = calls.whenRoom(wish.signal);
  const patient = calls.whenRoom();
  wish.abort(new Error("no longer"));
  await expect(gone).rejects.toThrow("no longer");
  calls.remove(all[0] as ProgramCall);
  await expect(patient).resolves.toBeUndefined();
});
