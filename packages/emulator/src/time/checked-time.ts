import { InvalidTimeError } from "./invalid-time-error.ts";

/** The last time that a Date can hold (ECMA-262, section "Time Values and Time Range"), in milliseconds. */
const LAST = 8.64e15;

/**
 * @returns `value`, where it is a time since 1970 in milliseconds
 * @throws InvalidTimeError
 */
export function checkedTime(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && value <= LAST) return value;
  throw new InvalidTimeError(argument, `must be milliseconds since 1970, from 0 to ${LAST}`);
}

/**
 * @returns `value`, where it is a span in milliseconds
 * @throws InvalidTimeError
 */
export function checkedSpan(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && Number.isFinite(value)) return value;
  throw new InvalidTimeError(argument, "must be milliseconds, and not negative");
}
