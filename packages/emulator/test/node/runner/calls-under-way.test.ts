import { expect, it } from "vitest";
import { CallsUnderWay } from "../../../src/node/runner/processes/calls-under-way.ts";
import type { Exchange } from "../../../src/node/runner/processes/exchange.ts";

/** As many calls as there may be. */
function full(most: number): { readonly calls: CallsUnderWay; readonly all: readonly Exchange[] } {
  const calls = new CallsUnderWay(most);
  const all = Array.from({ length: most }, () => ({}) as Exchange);
  for (const call of all) calls.add(call);
  return { calls, all };
}

it("lets go on who has waited the longest, one for each call that ends", async () => {
  const { calls, all } = full(2);
  const gone: string[] = [];
  const waiting = ["first", "second", "third"].map((name) => calls.room().then(() => gone.push(name)));
  expect(calls.hasRoom).toBe(false);
  for (const call of all) calls.end(call);
  await Promise.all(waiting.slice(0, 2));
  expect([gone, calls.count, calls.hasRoom]).toEqual([["first", "second"], 0, true]);
  calls.letGo();
  await waiting[2];
});

it("does not count on who does not wait any more", async () => {
  const { calls, all } = full(1);
  const wish = new AbortController();
  const gone = calls.room(wish.signal);
  const patient = calls.room();
  wish.abort(new Error("no longer"));
  await expect(gone).rejects.toThrow("no longer");
  calls.end(all[0] as Exchange);
  await expect(patient).resolves.toBeUndefined();
});
