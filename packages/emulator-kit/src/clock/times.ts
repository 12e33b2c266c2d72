/**
 * The last time with a year of four digits, as RFC 3339 and RFC 9110 section 5.6.7 require. In milliseconds since 1970.
 */
export const LAST_TIME: number = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The longest delay that the platform's timers take, in milliseconds. With a longer one they fire at once. */
export const MAX_TIMER_MS: number = 2 ** 31 - 1;

/**
 * @returns `value`, if it is a time that a clock can show, in milliseconds since 1970
 * @throws InvalidTimeError
 */
export function assertTime(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && value <= LAST_TIME) return value;
  const last = `${LAST_TIME} (${new Date(LAST_TIME).toISOString()})`;
  throw new InvalidTimeError(argument, `must be milliseconds since 1970, from 0 to ${last}`);
}

/**
 * @returns `value`, if it is a time in milliseconds since 1970, however late
 * @throws InvalidTimeError
 */
export function assertDueTime(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0) return value;
  throw new InvalidTimeError(argument, "must be milliseconds since 1970, and not negative");
}

/**
 * @returns `value`, if it is a duration in milliseconds
 * @throws InvalidTimeError
 */
export function assertDuration(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && Number.isFinite(value)) return value;
  throw new InvalidTimeError(argument, "must be milliseconds, and not negative");
}

/** A time or a duration is invalid. The message says what would be valid. */
export class InvalidTimeError extends RangeError {
  override readonly name: string = "InvalidTimeError";
  /** Which argument: `at`, `ms`. */
  readonly argument: string;

  constructor(argument: string, problem: string) {
    super(`${argument} ${problem}`);
    this.argument = argument;
  }
}

/** A clock is to move to what is due next, and nothing is. */
export class NothingDueError extends Error {
  override readonly name: string = "NothingDueError";

  constructor() {
    super("Nothing is due: no work is scheduled, and nobody waits for the clock.");
  }
}

const RFC_3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;
/** The form that most times have, which the platform reads without help. */
const PLAIN_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d(?:\.\d{1,3})?Z$/;

/**
 * Reads an RFC 3339 time as milliseconds since 1970, and returns `undefined` for anything else. A leap second is read
 * as the second before it, since the platform has no leap seconds.
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
