import { nearestName } from "@seamline/openapi/field-names";
import type { ClockState, EmulatorClock } from "./emulator-clock.ts";
import { assertDuration, assertTime, InvalidTimeError } from "./times.ts";

/** What a clock can be told over HTTP, as JSON: one of these. */
export type ClockCommand =
  /** By so many milliseconds. */
  | { readonly advance: number }
  /** To a time, in milliseconds since 1970 or as RFC 3339 has it. */
  | { readonly set: number | string }
  | { readonly freeze: true }
  | { readonly resume: true };

type CommandHandler = (clock: EmulatorClock, value: unknown) => void | Promise<void>;

const commands: Readonly<Record<string, CommandHandler>> = {
  advance: (clock, value) => clock.advance(assertDuration("advance", value)),
  set: (clock, value) => clock.set(timeOf(value)),
  freeze: (clock, value) => {
    assertTrue("freeze", value);
    clock.freeze();
  },
  resume: (clock, value) => {
    assertTrue("resume", value);
    clock.resume();
  },
};

/**
 * Does what `command` says, such as the JSON of a request.
 *
 * @returns the clock as it stands then
 * @throws InvalidTimeError where it is no {@link ClockCommand}. The clock stays as it was.
 */
export async function runClockCommand(clock: EmulatorClock, command: unknown): Promise<ClockState> {
  const entries = Object.entries(Object(command));
  const [name, value] = entries[0] ?? [""];
  const carry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!carry || entries.length > 1) throw new InvalidTimeError("A command", commandProblem(command));
  await carry(clock, value);
  return clock.state();
}

function commandProblem(command: unknown): string {
  const known = Object.keys(commands);
  const right = `must be an object with exactly one of ${known.join(", ")}`;
  const isObject = typeof command === "object" && command !== null && !Array.isArray(command);
  const stray = isObject ? Object.keys(command).find((name) => !known.includes(name)) : undefined;
  if (stray === undefined) return right;
  const meant = nearestName(stray, known);
  return `${right}, and has ${stray.slice(0, 40)}${meant === undefined ? "" : `: did you mean ${meant}?`}`;
}

function timeOf(value: unknown): number {
  const isText = typeof value === "string" && !Number.isNaN(Date.parse(value));
  if (isText || typeof value === "number") return assertTime("set", isText ? Date.parse(value) : value);
  const right = "must be milliseconds since 1970, or a time such as 2026-02-06T00:00:00Z";
  throw new InvalidTimeError("set", right);
}

function assertTrue(argument: string, value: unknown): void {
  if (value !== true) throw new InvalidTimeError(argument, "must be true");
}
