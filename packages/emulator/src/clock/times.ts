/** The last time whose year has four digits, as RFC 3339 and RFC 9110 section 5.6.7 write it. Milliseconds since 1970. */
export const LAST_TIME: number = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * @returns `value`, where it is a time that a clock can show, in milliseconds since 1970
 * @throws InvalidTimeError
 */
export function assertTime(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && value <= LAST_TIME) return value;
  const last = `${LAST_TIME} (${new Date(LAST_TIME).toISOString()})`;
  throw new InvalidTimeError(argument, `must be milliseconds since 1970, from 0 to ${last}`);
}

/**
 * @returns `value`, where it is a time in milliseconds since 1970, however late
 * @throws InvalidTimeError
 */
export function assertDueTime(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0) return value;
  throw new InvalidTimeError(argument, "must be milliseconds since 1970, and not negative");
}

/**
 * @returns `value`, where it is a span in milliseconds
 * @throws InvalidTimeError
 */
export function assertDuration(argument: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && Number.isFinite(value)) return value;
  throw new InvalidTimeError(argument, "must be milliseconds, and not negative");
}

/** A time or a span that no clock can keep. The message says what would be right. */
export class InvalidTimeError extends RangeError {
  override readonly name: string = "InvalidTimeError";
  /** Which one: `at`, `ms`. */
  readonly argument: string;

  constructor(argument: string, problem: string) {
    super(`${argument} ${problem}`);
    this.argument = argument;
  }
}

const RFC_3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;
/** What the platform reads by itself: the form that most times have. */
const PLAIN_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d(?:\.\d{1,3})?Z$/;

/**
 * The time that an RFC 3339 text names, in milliseconds since 1970; `undefined` for anything else. A leap second counts
 * as the second before it: the time scale of the platform has none.
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
