import { InvalidTimeError } from "./invalid-time-error.ts";

/** The last time whose year has four digits, as RFC 3339 and RFC 9110 section 5.6.7 write it. Milliseconds since 1970. */
export const LAST_TIME: number = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * @returns `value`, where it is a time that a clock can show, in milliseconds since 1970
 * @throws InvalidTimeError
 */
export function checkedTime(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && value <= LAST_TIME) return value;
  const last = `${LAST_TIME} (${new Date(LAST_TIME).toISOString()})`;
  throw new InvalidTimeError(argument, `must be milliseconds since 1970, from 0 to ${last}`);
}

/**
 * @returns `value`, where it is a time in milliseconds since 1970, however late
 * @throws InvalidTimeError
 */
export function checkedDueTime(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0) return value;
  throw new InvalidTimeError(argument, "must be milliseconds since 1970, and not negative");
}

/**
 * @returns `value`, where it is a span in milliseconds
 * @throws InvalidTimeError
 */
export function checkedSpan(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && Number.isFinite(value)) return value;
  throw new InvalidTimeError(argument, "must be milliseconds, and not negative");
}
