import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";

/** Whether `value` is a record: an object that is no list, map or other collection. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(Symbol.iterator in value);
}

/**
 * Takes `value` for a record with no keys but the known ones; `undefined` is the empty record.
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
  const unknown = Object.keys(value).find((key) => known && !known.includes(key));
  if (unknown === undefined) return value;
  throw new InvalidArgumentError(
    `${argument}.${unknown}`,
    `is unknown; known: ${known?.join(", ") || "none"}`,
  );
}
