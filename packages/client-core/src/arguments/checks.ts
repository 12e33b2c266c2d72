import { InvalidArgumentError } from "../errors/seamline-error.ts";

/** A test of a value, and the problem of one that fails it. */
export type Check = readonly [isRight: (value: unknown) => boolean, problem: string];

/** Checks of the members that a record may have. */
export type Checks<Name extends string = string> = Readonly<Record<Name, Check>>;

const isFunction = (value: unknown): boolean => typeof value === "function";
const isNumber = (value: unknown): value is number => typeof value === "number";

export const anything: Check = [() => true, ""];
export const aFunction: Check = [isFunction, "must be a function"];
export const aBoolean: Check = [(value) => typeof value === "boolean", "must be a boolean"];
export const aPause: Check = [
  (value) => isNumber(value) && value >= 0,
  "must be milliseconds, and not negative",
];
export const aLimit: Check = [(value) => isNumber(value) && value > 0, "must be milliseconds above 0"];
export const aCount: Check = [
  (value) => isNumber(value) && value > 0 && value === Math.floor(value),
  "must be a whole number above 0",
];
export const aSignal: Check = [
  (value) => typeof (value as AbortSignal | null)?.aborted === "boolean",
  "must be an AbortSignal",
];

/** The check of an object with these functions, and with those of `optional` where it has such members. */
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
 * Checks that `value` is a record whose members are right. A member that is `undefined` counts as absent.
 *
 * @throws InvalidArgumentError for an unknown or wrong member
 */
export function checked(value: unknown, argument: string, checks: Checks): Record<string, unknown> {
  const members = Object.entries(recordOf(value, argument, Object.keys(checks)));
  const present = members.filter(([, member]) => member !== undefined);
  for (const [name, member] of present) {
    const [isRight, problem] = checks[name] as Check;
    if (!isRight(member)) throw new InvalidArgumentError(`${argument}.${name}`, problem);
  }
  return Object.fromEntries(present);
}

/** Whether `value` is an object that is no list, date, map or other object of the platform. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === "[object Object]";
}

/**
 * Checks that `value` is a record with known keys alone; `undefined` is the empty record.
 *
 * @param known without it, every key is known
 * @throws InvalidArgumentError that lists what is known
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

/** Half of a surrogate pair: UTF-8 cannot encode it. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * The text of a value in a path, a query or a header.
 *
 * @throws InvalidArgumentError for anything that has no text of its own, and for a number that may stand for several
 * integers: its digits could name another resource than the one that was meant
 */
export function textOf(value: unknown, argument: string): string {
  const isText = typeof value === "string" && !LONE_SURROGATE.test(value);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new InvalidArgumentError(
      argument,
      "is beyond 2^53 - 1, where numbers are inexact; give a bigint or text",
    );
  }
  if (isText || Number.isFinite(value) || ["bigint", "boolean"].includes(typeof value)) return `${value}`;
  throw new InvalidArgumentError(argument, "must be text, a finite number, a bigint or a boolean");
}
