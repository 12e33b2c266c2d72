import { expect, test } from "vitest";
import { isInvalidArgumentError, parseInt64 } from "../src/index.ts";

test.each([
  ["0", 0n],
  ["-0", 0n],
  ["007", 7n],
  ["9007199254740993", 9_007_199_254_740_993n],
  ["-9223372036854775808", -(2n ** 63n)],
  ["18446744073709551615", 2n ** 64n - 1n],
])("parseInt64 parses %s", (text, number) => expect(parseInt64(text)).toBe(number));

test.each([
  ...["", " 1", "1\n", "+1", "1.0", "1e3", "0x1f", "1n", "--1", "1_000", "one"],
  ...["-9223372036854775809", "18446744073709551616", "9".repeat(100_000)],
  ...[7, 2 ** 53 + 2, 7n, null, undefined, ["7"]],
])("parseInt64 rejects %o", (value) => {
  expect(() => parseInt64(value as string)).toThrow(
    /^value must be a string that contains an integer from -2\^63/,
  );
  expect(() => parseInt64(value as string)).toThrow(
    expect.toSatisfy(isInvalidArgumentError) as unknown as Error,
  );
});
