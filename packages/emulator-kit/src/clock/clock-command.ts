import { nearestName } from "@seamline/openapi/field-names";
import type { ClockState, EmulatorClock } from "./emulator-clock.ts";
import { assertDuration, assertTime, InvalidTimeError } from "./times.ts";

/** A clock command that is sent over HTTP, as JSON. */
export type ClockCommand =
  /** Advances the clock by this many milliseconds. */
  | { readonly advance: number }
  /** Sets the clock to a time: milliseconds since 1970 or an RFC 3339 string. */
  | { readonly set: number | string }
  /** Advances the clock to the next event, and runs it. */
  | { readonly next: true }
  | { readonly freeze: true }
  | { readonly resume: true };

/**
 * Runs a clock command, for example from a request body.
 *
 * @returns the new state of the clock
 * @throws NothingDueError if the command is `next` and no events are scheduled
 * @throws InvalidTimeError if `command` is not a {@link ClockCommand}; in that case, the clock is unchanged
 */
export async function runClockCommand(clock: EmulatorClock, command: unknown): Promise<ClockState> {
  const entries = Object.entries(Object(command));
  const [name, value] = entries[0] ?? [""];
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (!handler || entries.length > 1) throw new InvalidTimeError("A command", commandProblem(command));
  await handler(clock, value);
  return clock.state();
}

type CommandHandler = (clock: EmulatorClock, value: unknown) => void | Promise<void>;

const handlers: Readonly<Record<string, CommandHandler>> = {
  advance: (clock, value) => clock.advance(assertDuration("advance", value)),
  set: (clock, value) => clock.set(timeOf(value)),
  next: (clock, value) => {
    assertTrue("next", value);
    return clock.advanceToNext();
  },
  freeze: (clock, value) => {
    assertTrue("freeze", value);
    return clock.freeze();
  },
  resume: (clock, value) => {
    assertTrue("resume", value);
    return clock.resume();
  },
};

function commandProblem(command: unknown): string {
  const known = Object.keys(handlers);
  const right = `must be an object with exactly one of ${known.join(", ")}`;
  const isObject = typeof command === "object" && command !== null && !Array.isArray(command);
  const unknown = isObject ? Object.keys(command).find((name) => !known.includes(name)) : undefined;
  if (unknown === undefined) return right;
  const meant = nearestName(unknown, known);
  return `${right}, but has ${unknown.slice(0, 40)}${meant === undefined ? "" : `: did you mean ${meant}?`}`;
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
