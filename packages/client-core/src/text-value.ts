import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";

/** Half of a surrogate pair: UTF-8 cannot carry it. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * A value as paths, queries and headers carry it.
 *
 * @throws InvalidArgumentError for anything that has no text of its own
 */
export function textOf(value: unknown, argument: string): string {
  const hasText = typeof value === "number" ? Number.isFinite(value) : /^(string|b)/.test(typeof value);
  if (hasText && !LONE_SURROGATE.test(`${value}`)) return `${value}`;
  throw new InvalidArgumentError(argument, "must be well-formed text, a finite number or a boolean");
}

/** The elements of a value: its own where it is a list. */
export function elementsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/**
 * Refuses what would change the shape of the path that holds it.
 *
 * @throws InvalidArgumentError
 */
export function checkSegment(segment: string, argument: string): string {
  if (!/^\.{0,2}$/.test(segment)) return segment;
  throw new InvalidArgumentError(
    argument,
    'must not hold an empty segment, "." or "..": it would be another path',
  );
}
