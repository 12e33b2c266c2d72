import { expect, test } from "vitest";
import { createClock, createEmulator, InvalidOptionError, memoryStores } from "../../src/index.ts";

const { sleep: _, ...withoutSleep } = createClock({ mode: "manual" });

test.each([
  [null, "", "must be an object, but are null."],
  [{ seeds: {} }, "seeds", "did you mean seed?"],
  [
    { xyzzy: 1 },
    "xyzzy",
    "the options are seed, store, clock, limits, profile, longRunningMs, runner, strict, journalLimit, onWarning.",
  ],
  [{ limits: "of" }, "limits", 'but is "of": did you mean "off"?'],
  [{ limits: 5 }, "limits", '"off", "reference" or { requestsPerSecond: a positive integer }, but is 5.'],
  [{ limits: {} }, "limits.requestsPerSecond", "a positive integer, but is undefined."],
  [{ limits: { requestsPerSecond: 0 } }, "limits.requestsPerSecond", "a positive integer, but is 0."],
  [{ limits: { requestPerSecond: 5 } }, "limits.requestPerSecond", "did you mean requestsPerSecond?"],
  [{ profile: "real" }, "profile", 'must be "documented" or "observed", but is "real".'],
  [{ longRunningMs: -1 }, "longRunningMs", "a non-negative number of milliseconds, but is -1."],
  [{ longRunningMs: Number.POSITIVE_INFINITY }, "longRunningMs", "but is Infinity."],
  [{ longRunningMs: "500" }, "longRunningMs", 'but is "500".'],
  [{ clock: "manual" }, "clock", 'but is "manual": did you mean { mode: "manual" }?'],
  [{ clock: 5 }, "clock", '{ mode: "system" | "manual", now?: milliseconds since 1970 }, but is 5.'],
  [{ clock: {} }, "clock.mode", 'must be "system" or "manual", but is undefined.'],
  [{ clock: { mode: "manuel" } }, "clock.mode", 'did you mean "manual"?'],
  [{ clock: { mode: "manual", now: "2026" } }, "clock.now", "milliseconds since 1970, from 0 to"],
  [{ clock: { mode: "manual", time: 1 } }, "clock.time", "the options are mode, now, onError."],
  [{ clock: withoutSleep }, "clock", "but has no sleep function."],
  [{ store: "./state" }, "store", "must be a function that opens stores"],
  [
    { runner: {} },
    "runner",
    "must be a runner factory, such as functionRunner() from @seamline/emulator/node, but is an object.",
  ],
  [{ runnner: () => ({}) }, "runnner", "did you mean runner?"],
])("createEmulator rejects %o with an error that describes valid values", (options, option, problem) => {
  const make = (): unknown => createEmulator(options as never);
  expect(make).toThrow(InvalidOptionError);
  expect(make).toThrow(expect.objectContaining({ option, message: expect.stringContaining(problem) }));
});

test.each([
  {},
  { seed: undefined, store: undefined, clock: undefined, limits: undefined, longRunningMs: undefined },
  { store: memoryStores, clock: createClock({ mode: "manual" }), limits: "reference", profile: "observed" },
  { clock: { mode: "manual", now: 0 }, limits: { requestsPerSecond: 1 }, longRunningMs: 0.5 },
] as const)("createEmulator accepts %o", async (options) => {
  await expect(createEmulator(options).ready).resolves.toBeUndefined();
});
