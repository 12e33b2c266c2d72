import { expect, test } from "vitest";
import { storedValue } from "../../src/store/stored-json.ts";

test("a text that is too long to be kept drives out none that is", () => {
  const kept = storedValue('{"kept":true}');
  const long = JSON.stringify("a".repeat(2 * 1024 * 1024));
  expect(storedValue(long)).toHaveLength(2 * 1024 * 1024);
  expect(storedValue('{"kept":true}')).toBe(kept);
});
