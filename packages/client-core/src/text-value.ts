import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";

/** Half of a surrogate pair: UTF-8 cannot carry it. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * A value as paths, queries and headers carry it.
 *
 * @throws InvalidArgumentError for anything that has no text of its own
 */
export function textOf(value: unknown, argument: string): string {
  const isText = typeof value === "string" && !LONE_SURROGATE.test(value);
  if (isText || Number.isFinite(value) || typeof value === "boolean") return `${value}`;
  throw new InvalidArgumentError(argument, "must be text, a finite number or a boolean");
}
