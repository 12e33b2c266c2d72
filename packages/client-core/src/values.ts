import { InvalidArgumentError } from "./errors/seamline-error.ts";

type ValuesOf<Values> = Values extends readonly unknown[] ? Values[number] : Values[keyof Values];

/**
 * A value of an open enum that the document does not list, such as a value that the service added later. Responses can
 * contain such values, which can be sent back unchanged. {@link unlisted} converts your own strings and numbers. At run
 * time, unlisted values are plain strings and numbers.
 */
export type Unlisted<Value extends string | number = string> = Value & { readonly "~unlisted": true };

/**
 * Allows a request to contain a value that the document does not list: `{ corpus: unlisted("WHITEBOARD") }`. Otherwise,
 * requests only accept listed values, so misspelled values do not compile.
 *
 * @param value the string or number, which is sent unchanged
 */
export function unlisted<Value extends string | number>(value: Value): Unlisted<Value> {
  return value as Unlisted<Value>;
}

/** Type guard for the values in `Values`, an array or an object. */
export type EnumGuard<Values> = (value: unknown) => value is ValuesOf<Values>;

/**
 * Creates a type guard that narrows an open enum to the listed values: `enumGuard(["OPEN", "CLOSED"])`, `enumGuard({ A:
 * 0, AAAA: 1 })`.
 */
export function enumGuard<const Values extends object>(values: Values): EnumGuard<Values> {
  const known: unknown[] = Object.values(values);
  return (value): value is ValuesOf<Values> => known.includes(value);
}

/**
 * Parses a 64-bit integer, signed or unsigned. JSON contains such integers as strings, because JavaScript numbers are
 * only exact up to 2^53.
 *
 * @param value decimal digits, with an optional minus: -2^63 to 2^64 - 1
 * @throws InvalidArgumentError for anything else
 */
export function parseInt64(value: string): bigint {
  if (typeof value === "string" && /^-?\d{1,20}$/.test(value)) {
    const number = BigInt(value);
    if (BigInt.asIntN(64, number) === number || BigInt.asUintN(64, number) === number) return number;
  }
  throw new InvalidArgumentError("value", "must be a string that contains an integer from -2^63 to 2^64 - 1");
}
