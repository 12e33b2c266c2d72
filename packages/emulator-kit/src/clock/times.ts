/**
 * The latest time with a four-digit year, as required by RFC 3339 and RFC 9110 section 5.6.7, in milliseconds since
 * 1970.
 */
export const LAST_TIME: number = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Maximum delay of platform timers, in milliseconds. Timers with a longer delay fire immediately. */
export const MAX_TIMER_MS: number = 2 ** 31 - 1;

/**
 * @returns `value` if it is a time that a clock supports, in milliseconds since 1970
 * @throws InvalidTimeError
 */
export function assertTime(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && value <= LAST_TIME) return value;
  const last = `${LAST_TIME} (${new Date(LAST_TIME).toISOString()})`;
  throw new InvalidTimeError(argument, `must be milliseconds since 1970, from 0 to ${last}`);
}

/**
 * @returns `value` if it is a time in milliseconds since 1970, even if it is later than a clock supports
 * @throws InvalidTimeError
 */
export function assertDueTime(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0) return value;
  throw new InvalidTimeError(argument, "must be a non-negative number of milliseconds since 1970");
}

/**
 * @returns `value` if it is a duration in milliseconds
 * @throws InvalidTimeError
 */
export function assertDuration(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && Number.isFinite(value)) return value;
  throw new InvalidTimeError(argument, "must be a non-negative number of milliseconds");
}

/** Thrown for an invalid time or duration. */
export class InvalidTimeError extends RangeError {
  override readonly name: string = "InvalidTimeError";
  /** The name of the argument, such as `at` or `ms`. */
  readonly argument: string;

  constructor(argument: string, problem: string) {
    super(`${argument} ${problem}`);
    this.argument = argument;
  }
}

/** Thrown if a clock cannot advance to the next event because no events are scheduled. */
export class NothingDueError extends Error {
  override readonly name: string = "NothingDueError";

  constructor() {
    super("Nothing is due: no work is scheduled and no client is waiting.");
  }
}

const RFC_3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;
/** The most common time format, which the platform parses quickly. */
const PLAIN_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d(?:\.\d{1,3})?Z$/;

/**
 * Parses an RFC 3339 time into milliseconds since 1970. Returns `undefined` for any other string. A leap second is read
 * as the preceding second, because the platform does not support leap seconds.
 */
export function parseInstant(text: string): number | undefined {
  if (PLAIN_UTC.test(text)) return finiteOrUndefined(Date.parse(text));
  if (!RFC_3339.test(text)) return undefined;
  const plain = text
    .toUpperCase()
    .replace(/:60(?=[.Z+-])/, ":59")
    .replace(/(\.\d{3})\d+/, "$1");
  return finiteOrUndefined(Date.parse(plain));
}

function finiteOrUndefined(at: number): number | undefined {
  return Number.isNaN(at) ? undefined : at;
}
