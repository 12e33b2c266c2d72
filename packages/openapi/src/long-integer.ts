import type { Schema } from "./document.ts";
import type { SchemaFailure } from "./schema-checks.ts";
import { integerBounds } from "./string-formats.ts";

/** Smallest and largest valid integers. */
interface Bounds {
  readonly minimum?: bigint;
  readonly maximum?: bigint;
}

/** Ranges of the 64-bit formats. They exceed the safe integer range of numbers. */
const RANGES: ReadonlyMap<string | undefined, Bounds> = new Map([
  ["int64", { minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n }],
  ["uint64", { minimum: 0n, maximum: 2n ** 64n - 1n }],
]);

/**
 * Parses an integer. Returns a bigint if a number would be rounded, because a rounded id could identify a different
 * resource, and because errors must show the original value.
 */
export function readInteger(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

/** Checks a bigint against the bounds of the original schema. */
export function longIntegerFailure(value: bigint, schema: Schema): SchemaFailure | undefined {
  const bounds = { ...rangeOf(schema.format), ...definedBounds(schema) };
  const keyword = brokenBound(value, bounds);
  if (!keyword) return undefined;
  const requirement = `must be at ${keyword === "minimum" ? "least" : "most"} ${bounds[keyword]}`;
  return { pointer: "", keyword, requirement, schema: { ...bounds } as Record<string, unknown>, value };
}

function rangeOf(format: string | undefined): Bounds {
  const { minimum, maximum } = integerBounds(format);
  return RANGES.get(format) ?? { minimum: BigInt(minimum), maximum: BigInt(maximum) };
}

function definedBounds({ minimum, maximum }: Schema): Bounds {
  return {
    ...(minimum !== undefined && { minimum: BigInt(Math.ceil(minimum)) }),
    ...(maximum !== undefined && { maximum: BigInt(Math.floor(maximum)) }),
  };
}

function brokenBound(value: bigint, { minimum, maximum }: Bounds): keyof Bounds | undefined {
  if (minimum !== undefined && value < minimum) return "minimum";
  return maximum !== undefined && value > maximum ? "maximum" : undefined;
}
