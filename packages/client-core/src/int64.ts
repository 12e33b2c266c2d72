import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";

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
