import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseFilter } from "../../src/filter/filter.ts";
import {
  COMPARATORS,
  type Comparator,
  type FilterNode,
  InvalidFilterError,
  type Operand,
  parseSyntax,
} from "../../src/filter/filter-syntax.ts";

const text = fc.string({
  unit: fc.constantFrom("a", "B", " ", '"', "'", "\\", "(", ".", "=", "é", "*", "-", "AND"),
  maxLength: 6,
});
const operand: fc.Arbitrary<Operand> = fc.array(
  text.map((each) => each.replaceAll("*", "")),
  { minLength: 1, maxLength: 3 },
);
const comparison = fc.record({
  kind: fc.constant("comparison" as const),
  path: fc.array(text, { minLength: 1, maxLength: 3 }),
  comparator: fc.constantFrom(...COMPARATORS),
  operand,
});

const { node } = fc.letrec<{ node: FilterNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    comparison,
    fc.record({ kind: fc.constant("anywhere" as const), operand }),
    fc.record({ kind: fc.constant("not" as const), of: tie("node") }),
    fc.record({
      kind: fc.constantFrom("and" as const, "or" as const),
      of: fc.array(tie("node"), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

/** Formats a filter with as many parentheses as possible. */
function printed(filter: FilterNode): string {
  switch (filter.kind) {
    case "and":
    case "or":
      return `(${filter.of.map(printed).join(filter.kind === "and" ? " AND " : " OR ")})`;
    case "not":
      return `NOT (${printed(filter.of)})`;
    case "anywhere":
      return quoted(filter.operand);
    case "comparison":
      return `${filter.path.map((key) => quoted([key])).join(".")} ${filter.comparator} ${quoted(filter.operand)}`;
  }
}

function quoted(parts: Operand): string {
  return `"${parts.map((part) => part.replace(/[\\"*]/g, "\\$&")).join("*")}"`;
}

describe("parsing a filter", () => {
  it("parsing a formatted syntax tree returns the same tree", () => {
    fc.assert(
      fc.property(node, (filter) => {
        expect(parseSyntax(printed(filter))).toEqual(filter);
      }),
    );
  });

  it("reports a valid column for invalid text and throws no other errors", () => {
    const pieces = fc.constantFrom(
      "a",
      ".",
      "=",
      "!=",
      ":",
      "(",
      ")",
      " ",
      "AND",
      "OR ",
      "NOT ",
      "-",
      '"',
      "*",
      ",",
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: pieces, maxLength: 20 })), (filter) => {
        try {
          parseFilter(filter).matches({ a: "a" });
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidFilterError);
          const { column } = error as InvalidFilterError;
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual(filter.length + 1);
        }
      }),
    );
  });
});

type Value = Readonly<Record<string, number | boolean>>;

/** Values, and filters whose results are known without parsing them. */
interface Plain {
  readonly filter: string;
  readonly holds: (value: Value) => boolean;
}

const numberComparison: fc.Arbitrary<Plain> = fc
  .record({
    key: fc.constantFrom("a", "b", "c"),
    sign: fc.constantFrom(...COMPARATORS),
    than: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ key, sign, than }) => ({
    filter: `${key}${sign}${than}`,
    holds: (value) => compared(value[key], sign, than),
  }));

function compared(value: unknown, sign: Comparator, than: number): boolean {
  if (sign === "!=") return value !== than;
  if (typeof value !== "number") return false;
  const order = Math.sign(value - than);
  return { "=": [0], ":": [0], "<": [-1], "<=": [-1, 0], ">": [1], ">=": [1, 0] }[sign].includes(order);
}

const { plain } = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    numberComparison,
    tie("plain").map(({ filter, holds }) => ({
      filter: `-(${filter})`,
      holds: (value: Value) => !holds(value),
    })),
    fc.tuple(tie("plain"), tie("plain"), fc.constantFrom("AND", " ", "OR")).map(([one, other, word]) => ({
      filter: `(${one.filter} ${word} ${other.filter})`,
      holds: (value: Value) =>
        word === "OR" ? one.holds(value) || other.holds(value) : one.holds(value) && other.holds(value),
    })),
  ),
}));

describe("matching a filter", () => {
  it("combines the results of comparisons with AND, OR and NOT", () => {
    const value = fc.dictionary(
      fc.constantFrom("a", "b", "c"),
      fc.oneof(fc.integer({ min: -3, max: 3 }), fc.boolean()),
    );
    fc.assert(
      fc.property(plain, value, ({ filter, holds }, each) => {
        expect(parseFilter(filter).matches(each)).toBe(holds(each));
      }),
    );
  });

  it("matches an asterisk like .* in a regular expression", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 5 });
    fc.assert(
      fc.property(
        letters,
        fc.array(
          letters.map((part) => part.slice(0, 2)),
          { minLength: 1, maxLength: 4 },
        ),
        (name, parts) => {
          const expected = new RegExp(`^${parts.join(".*")}$`).test(name);
          expect(parseFilter(`name = "${parts.join("*")}"`).matches({ name })).toBe(expected);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
