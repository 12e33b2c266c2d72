import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTerms, TermsSyntaxError } from "../../../src/services/retention/search/terms-parser.ts";
import { searchIn } from "./support/search-in.ts";

const LETTER = {
  id: "letter",
  account: "carol@example.com",
  time: "2026-01-15T12:00:00Z",
  from: "Zoë Ünal <zoe@example.net>",
  to: ["carol@example.com", "Dave O'Neil <dave@example.org>"],
  subject: "Re: Lease of the north wing",
  text: "The e-mail about rent (2026) is budgeted. See https://example.com/plan?id=7.",
};

const search = searchIn({ messages: [LETTER] });
const finds = (terms: string): boolean => search({ terms }).found["carol@example.com"]?.length === 1;
const errorOf = (terms: string) => search({ terms }).errors["carol@example.com"];

describe("search terms", () => {
  it.each([
    "",
    "  ",
    "lease",
    "LEASE rent",
    "lease AND rent",
    "lease OR absent",
    '"north wing"',
    '"North  Wing"',
    '"the north"',
    "e-mail",
    "zoë",
    "from:zoe@example.net",
    "FROM:zoe",
    "to:dave",
    'to:"dave o neil"',
    "subject:lease",
    "subject:(lease wing)",
    "subject:(absent OR wing)",
    "-absent",
    "NOT absent",
    "NOT NOT lease",
    '"of * north"',
    "lease -(absent OR missing)",
    "- lease",
    "budg*",
    "*geted",
    "b*eted",
    '"nor* wing"',
    "from:*@example.net",
    "from:z*@example.*",
    "plan?id=7",
    "(((lease)))",
    "absent OR lease rent",
    "lease OR absent missing",
  ])("the terms %j match the message", (terms) => {
    expect(finds(terms)).toBe(true);
  });

  it.each([
    "leas",
    "lease absent",
    '"wing north"',
    '"lease north"',
    // A phrase does not match across two fields.
    '"wing the"',
    '"north wing * the"',
    '"carol example com dave"',
    "from:carol",
    "subject:rent",
    "subject:lease:rent",
    "-lease",
    "NOT (lease OR absent)",
    "absent OR missing",
    "budget",
    "*budget",
    "b*et",
    "subject:(lease rent)",
    "label:lease",
  ])("the terms %j do not match the message", (terms) => {
    expect(finds(terms)).toBe(false);
  });
});

describe("limits of search terms", () => {
  it("requires three letters in a word with a wildcard", () => {
    expect(errorOf("*")).toBe("WILDCARD_TOO_BROAD");
    expect(errorOf("lease OR (rent -be*)")).toBe("WILDCARD_TOO_BROAD");
    expect(errorOf("bud*")).toBeUndefined();
  });

  it("allows at most 100 words", () => {
    expect(errorOf("word ".repeat(100))).toBeUndefined();
    expect(errorOf("word ".repeat(101))).toBe("TOO_MANY_TERMS");
    expect(errorOf(`"${"word ".repeat(101)}"`)).toBe("TOO_MANY_TERMS");
  });

  it("applies the limits to very long and deeply nested terms", () => {
    expect(errorOf("from:".repeat(100_000).concat("x"))).toBeUndefined();
    expect(errorOf(`${"-".repeat(100_001)}x`)).toBeUndefined();
    expect(() => parseTerms("(".repeat(100_000))).toThrow("more than 50 levels deep");
  });
});

describe("syntax errors in search terms", () => {
  it.each([
    ['say "lease', 5, 'no closing "'],
    ["(lease", 7, "Expected a )"],
    ["lease)", 6, "The ) has no matching ("],
    ["lease OR", 9, "found the end"],
    ["OR lease", 1, "found OR"],
    ["lease AND AND rent", 11, "found AND"],
    ["()", 2, "found )"],
    ["NOT", 4, "found the end"],
  ])("reports the column of the syntax error in %j", (terms, column, problem) => {
    expect(() => parseTerms(terms)).toThrow(TermsSyntaxError);
    expect(() => parseTerms(terms)).toThrow(`(column ${column})`);
    expect(() => parseTerms(terms)).toThrow(problem);
  });

  it("parsing arbitrary search terms throws only syntax errors", () => {
    const pieces = fc.constantFrom(
      "a",
      "(",
      ")",
      "-",
      "OR ",
      "AND ",
      "NOT ",
      '"',
      "*",
      "from:",
      " ",
      ":",
      "é",
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: pieces, maxLength: 20 })), (terms) => {
        try {
          search({ terms });
        } catch (error) {
          expect(error).toBeInstanceOf(TermsSyntaxError);
        }
      }),
    );
  });
});

/** Generated terms, with a function that returns whether they match a message with the given words. */
interface GeneratedTerms {
  readonly terms: string;
  readonly matches: (words: readonly string[]) => boolean;
}

const { generated } = fc.letrec<{ generated: GeneratedTerms }>((tie) => ({
  generated: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .constantFrom("lease", "rent", "wing")
      .map((word) => ({ terms: word, matches: (words: readonly string[]) => words.includes(word) })),
    tie("generated").map(({ terms, matches }) => ({
      terms: `-(${terms})`,
      matches: (words: readonly string[]) => !matches(words),
    })),
    fc
      .tuple(tie("generated"), tie("generated"), fc.constantFrom(" ", " AND ", " OR "))
      .map(([one, other, sign]) => ({
        terms: `(${one.terms}${sign}${other.terms})`,
        matches: (words: readonly string[]) =>
          sign === " OR "
            ? one.matches(words) || other.matches(words)
            : one.matches(words) && other.matches(words),
      })),
  ),
}));

describe("generated search terms", () => {
  it("generated search terms match the same messages as a simple model", () => {
    const words = fc.subarray(["lease", "rent", "wing", "roof"]);
    fc.assert(
      fc.property(generated, words, ({ terms, matches }, each) => {
        const message = { account: "a", time: LETTER.time, text: each.join(", ") };
        const { found } = searchIn({ messages: [message] })({ terms });
        expect(found.a?.length === 1).toBe(matches(each));
      }),
    );
  });
});
