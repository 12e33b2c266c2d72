import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";

/** Whether `value` is an object that is no list, date, map or other object of the platform. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === "[object Object]";
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
