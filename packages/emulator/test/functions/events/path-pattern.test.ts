import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesPathPattern } from "../../../src/services/functions/events/trigger-filter.ts";

describe("path patterns", () => {
  it.each([
    ["users/ada", "users/ada"],
    ["/users/ada/", "users/ada"],
    ["users/*", "users/ada"],
    ["users/*/books/*", "users/ada/books/4"],
    ["users/a*a", "users/ada"],
    ["*-*-*.txt", "one-two-three.txt"],
    ["**", ""],
    ["**", "a/b/c"],
    ["a/**", "a"],
    ["a/**/c", "a/c"],
    ["a/**/c", "a/b/c/b/c"],
    ["**/b/**/d", "a/b/c/b/c/d"],
    ["users/{user}", "users/ada"],
    ["users/{user=a*}/{rest=**}", "users/ada/books/4"],
    ["{name=shops/*/orders}/4", "shops/1/orders/4"],
  ])("the pattern %s matches %s", (pattern, path) => {
    expect(matchesPathPattern(pattern, path)).toBe(true);
  });

  it.each([
    ["users/ada", "users/ben"],
    ["users/*", "users"],
    ["users/*", "users/ada/books"],
    ["users/a*a", "users/a"],
    ["users/{user}", "users/ada/books"],
    ["a/**/c", "a/b"],
    ["a.c", "abc"],
    ["{user=a*}", "ben"],
    ["", "a"],
  ])("the pattern %s does not match %s", (pattern, path) => {
    expect(matchesPathPattern(pattern, path)).toBe(false);
  });

  it("a pattern matches the same paths as an equivalent regular expression", () => {
    const part = fc.constantFrom("a", "b", "ab", "*", "a*", "*b", "a*b*", "**");
    const segment = fc.constantFrom("a", "b", "ab", "aab", "ba");
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 6 }),
        fc.array(segment, { maxLength: 6 }),
        (parts, segments) => {
          const matches = matchesPathPattern(parts.join("/"), segments.join("/"));
          expect(matches).toBe(expressionOf(parts).test(segments.map((each) => `/${each}`).join("")));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("a pattern with many wildcards is matched quickly", () => {
    const pattern = Array.from({ length: 50 }, () => "**/a*a*a*").join("/");
    expect(
      matchesPathPattern(`${pattern}/z`, Array.from({ length: 2_000 }, () => "aaaaaaaa").join("/")),
    ).toBe(false);
  });
});

function expressionOf(parts: readonly string[]): RegExp {
  const all = parts.map((part) => (part === "**" ? "(?:/[^/]+)*" : `/${part.replaceAll("*", "[^/]*")}`));
  return new RegExp(`^${all.join("")}$`);
}
