import { expect, it } from "vitest";
import { type ClockCommand, runClockCommand } from "../../src/clock/clock-command.ts";
import { createClock } from "../../src/index.ts";

const START = Date.UTC(2030, 0, 1);

it.each<[ClockCommand, object]>([
  [{ advance: 500 }, { now: START + 500, mode: "manual" }],
  [{ set: START + 7 }, { now: START + 7, mode: "manual" }],
  [{ set: "2030-01-02T00:00:00+01:00" }, { now: START + 23 * 3_600_000, mode: "manual" }],
  [{ freeze: true }, { now: START, mode: "manual" }],
  [{ resume: true }, { mode: "system" }],
])("runs the command %j", async (command, state) => {
  const clock = createClock({ now: START, mode: "manual" });
  expect(await runClockCommand(clock, command)).toMatchObject({ scheduled: 0, sleeping: 0, ...state });
});

it.each([
  [undefined, "A command", "exactly one of advance, set, next, freeze, resume"],
  [{}, "A command", "one of"],
  [{ advance: 1, freeze: true }, "A command", "exactly one of"],
  [{ advence: 1 }, "A command", "but has advence: did you mean advance?"],
  ["advance", "A command", "exactly one of advance, set, next, freeze, resume"],
  [{ toString: true }, "A command", "one of"],
  [{ advance: "1" }, "advance", "milliseconds"],
  [{ set: "tomorrow" }, "set", "milliseconds since 1970, or a time such as 2026-02-06T00:00:00Z"],
  [{ set: true }, "set", "or a time such as"],
  [{ freeze: false }, "freeze", "must be true"],
])("rejects the command %j", async (command, argument, problem) => {
  const clock = createClock({ now: START, mode: "manual" });
  const error = { name: "InvalidTimeError", argument, message: expect.stringContaining(problem) };
  await expect(runClockCommand(clock, command)).rejects.toMatchObject(error);
  expect(clock.state()).toMatchObject({ now: START, mode: "manual" });
});
