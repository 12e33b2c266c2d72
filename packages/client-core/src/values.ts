import { InvalidArgumentError } from "./errors/seamline-error.ts";

type ValuesOf<Values> = Values extends readonly unknown[] ? Values[number] : Values[keyof Values];

/**
 * A value of an open enum that its document does not list, such as one that the service added later. Responses hold
 * them, and can be sent back as they were read; {@link unlisted} makes them of a caller's own texts and numbers. At run
 * time they are plain texts and numbers.
 */
export type Unlisted<Value extends string | number = string> = Value & { readonly "~unlisted": true };

/**
 * Lets a request hold a value that the document does not list: `{ corpus: unlisted("WHITEBOARD") }`. Without it,
 * requests take the listed values alone, so that a misspelled one does not compile.
 *
 * @param value the text or number, which is sent as it is
 */
export function unlisted<Value extends string | number>(value: Value): Unlisted<Value> {
  return value as Unlisted<Value>;
}

/** Checks whether a value is one of `Values`, a list or an object of names and values. */
export type EnumGuard<Values> = (value: unknown) => value is ValuesOf<Values>;

/**
 * Makes the guard that narrows an open enum to the values that its document knows:
 * `enumGuard(["OPEN", "CLOSED"])`, `enumGuard({ A: 0, AAAA: 1 })`.
 */
export function enumGuard<const Values extends object>(values: Values): EnumGuard<Values> {
  const known: unknown[] = Object.values(values);
  return (value): value is ValuesOf<Values> => known.includes(value);
}

/**
 * Reads a 64-bit whole number, signed or unsigned, that travels as text because JSON numbers in JavaScript are
 * exact up to 2^53 only.
 *
 * @param value decimal digits, with a minus before negative numbers: -2^63 to 2^64 - 1
 * @throws InvalidArgumentError for anything else
 */
export function parseInt64(value: string): bigint {
  if (typeof value === "string" && /^-?\d{1,20}$/.test(value)) {
    const number = BigInt(value);
    if (BigInt.asIntN(64, number) === number || BigInt.asUintN(64, number) === number) return number;
  }
  throw new InvalidArgumentError("value", "must be text of a whole number from -2^63 to 2^64 - 1");
}
