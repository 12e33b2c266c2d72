import { expect, test } from "vitest";
import { storedValue } from "../../src/store/stored-json.ts";

test("texts that are too long for the cache do not evict others", () => {
  const kept = storedValue('{"kept":true}');
  const long = JSON.stringify("a".repeat(2 * 1024 * 1024));
  expect(storedValue(long)).toHaveLength(2 * 1024 * 1024);
  expect(storedValue('{"kept":true}')).toBe(kept);
});
