import { expect, test } from "vitest";
import { storedValue } from "../../src/store/stored-json.ts";

test("does not evict cached values for text that is too long for the cache", () => {
  const kept = storedValue('{"kept":true}');
  const long = JSON.stringify("a".repeat(2 * 1024 * 1024));
  expect(storedValue(long)).toHaveLength(2 * 1024 * 1024);
  expect(storedValue('{"kept":true}')).toBe(kept);
});
