import { InvalidArgumentError } from "../errors/seamline-error.ts";

/** A predicate with its error message, or with checks for the members of a record. */
export type Check = readonly [isRight: (value: unknown) => boolean, problem: string | Checks];

/** Checks for all allowed members of a record. */
export type Checks<Name extends string = string> = { readonly [Each in Name]: Check };

/** Returns a check for a record and its members. */
export function membersOf(checks: Checks, isRight: Check[0] = () => false): Check {
  return [isRight, checks];
}

const isFunction = (value: unknown): boolean => typeof value === "function";
const isNumber = (value: unknown): value is number => typeof value === "number";

export const anyValue: Check = [() => true, ""];
export const anyFunction: Check = [isFunction, "must be a function"];
export const anyBoolean: Check = [(value) => typeof value === "boolean", "must be a boolean"];
export const nonNegativeMs: Check = [
  (value) => isNumber(value) && value >= 0,
  "must be a non-negative number of milliseconds",
];
export const positiveMs: Check = [
  (value) => isNumber(value) && value > 0,
  "must be a positive number of milliseconds",
];
export const positiveInteger: Check = [
  (value) => isNumber(value) && value > 0 && value === Math.floor(value),
  "must be a positive integer",
];
export const abortSignal: Check = [
  (value) => typeof (value as AbortSignal | null)?.aborted === "boolean",
  "must be an AbortSignal",
];

/**
 * Returns a check that an object has all functions in `names`. Members in `optional` must be functions if they are
 * present.
 */
export function withFunctions(
  names: readonly string[],
  problem: string,
  optional: readonly string[] = [],
): Check {
  const isRight = (value: unknown): boolean => {
    const members = Object(value);
    return (
      names.every((name) => isFunction(members[name])) &&
      optional.every((name) => members[name] === undefined || isFunction(members[name]))
    );
  };
  return [isRight, problem];
}

/**
 * Checks the members of a record, and returns the members that are not `undefined`.
 *
 * @throws InvalidArgumentError for an unknown or invalid member
 */
export function checked(value: unknown, argument: string, checks: Checks): Record<string, unknown> {
  const members = Object.entries(recordOf(value, argument, Object.keys(checks)));
  const present = members.filter(([, member]) => member !== undefined);
  for (const [name, member] of present) {
    const [isRight, problem] = checks[name] as Check;
    if (isRight(member)) continue;
    const where = `${argument}.${name}`;
    if (typeof problem === "string") throw new InvalidArgumentError(where, problem);
    checked(member, where, problem);
  }
  return Object.fromEntries(present);
}

/** Returns whether `value` is a plain object, not an array, a date, a map or another built-in object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === "[object Object]";
}

/**
 * Checks that `value` is a record without unknown keys. `undefined` becomes an empty record.
 *
 * @param known the allowed keys; by default, every key is allowed
 * @throws InvalidArgumentError whose message lists the allowed keys
 */
export function recordOf(
  value: unknown = {},
  argument: string,
  known?: readonly string[],
): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new InvalidArgumentError(argument, "must be an object");
  for (const key of known ? Object.keys(value) : []) {
    if (!known?.includes(key)) {
      throw new InvalidArgumentError(
        `${argument}.${key}`,
        `is unknown; known: ${known?.join(", ") || "none"}`,
      );
    }
  }
  return value;
}

/** Lone surrogates cannot be encoded as UTF-8. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Converts a path, query or header value to a string.
 *
 * @throws InvalidArgumentError for values of other types, and for integers beyond 2^53, because the rounded number
 * could identify a different resource
 */
export function textOf(value: unknown, argument: string): string {
  const isText = typeof value === "string" && !LONE_SURROGATE.test(value);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new InvalidArgumentError(
      argument,
      "is outside the range of safe integers; pass a bigint or a string",
    );
  }
  if (isText || Number.isFinite(value) || ["bigint", "boolean"].includes(typeof value)) return `${value}`;
  throw new InvalidArgumentError(argument, "must be a string, a finite number, a bigint or a boolean");
}
