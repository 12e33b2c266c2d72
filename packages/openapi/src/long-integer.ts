import type { Schema } from "./document.ts";
import type { SchemaFailure } from "./schema-checks.ts";

/** The least and the greatest integer that are right. */
interface Bounds {
  readonly minimum?: bigint;
  readonly maximum?: bigint;
}

/** The integers of each 64-bit format, most of which a number does not hold exactly. */
const RANGES: ReadonlyMap<string | undefined, Bounds> = new Map([
  ["int64", { minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n }],
  ["uint64", { minimum: 0n, maximum: 2n ** 64n - 1n }],
]);

/**
 * Reads decimal digits. A 64-bit integer that a number does not hold exactly is a bigint: rounded, it could be the
 * identifier of something else.
 *
 * @param format the format of its schema
 */
export function readInteger(digits: string, format: string | undefined): number | bigint {
  const number = Number(digits);
  return RANGES.has(format) && !Number.isSafeInteger(number) ? BigInt(digits) : number;
}

/** Checks an integer that is read as a bigint against its schema as the document writes it. */
export function longIntegerFailure(value: bigint, schema: Schema): SchemaFailure | undefined {
  const bounds = { ...RANGES.get(schema.format), ...definedBounds(schema) };
  const keyword = brokenBound(value, bounds);
  return keyword && { pointer: "", keyword, schema: { ...bounds } as Record<string, unknown>, value };
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
