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

describe("terms", () => {
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
  ])("%s match", (terms) => {
    expect(finds(terms)).toBe(true);
  });

  it.each([
    "leas",
    "lease absent",
    '"wing north"',
    '"lease north"',
    // A phrase does not reach from one field into the next.
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
  ])("%s do not match", (terms) => {
    expect(finds(terms)).toBe(false);
  });
});

describe("limits", () => {
  it("take no wildcard with less than three letters beside it", () => {
    expect(errorOf("*")).toBe("WILDCARD_TOO_BROAD");
    expect(errorOf("lease OR (rent -be*)")).toBe("WILDCARD_TOO_BROAD");
    expect(errorOf("bud*")).toBeUndefined();
  });

  it("take 100 words and no more", () => {
    expect(errorOf("word ".repeat(100))).toBeUndefined();
    expect(errorOf("word ".repeat(101))).toBe("TOO_MANY_TERMS");
    expect(errorOf(`"${"word ".repeat(101)}"`)).toBe("TOO_MANY_TERMS");
  });

  it("are not broken by terms that are long or deep", () => {
    expect(errorOf("from:".repeat(100_000).concat("x"))).toBeUndefined();
    expect(errorOf(`${"-".repeat(100_001)}x`)).toBeUndefined();
    expect(() => parseTerms("(".repeat(100_000))).toThrow("deeper than 50");
  });
});

describe("refusals", () => {
  it.each([
    ['say "lease', 5, 'must end with "'],
    ["(lease", 7, "must be a )"],
    ["lease)", 6, "a ( for this )"],
    ["lease OR", 9, "there is nothing"],
    ["OR lease", 1, "there is OR"],
    ["lease AND AND rent", 11, "there is AND"],
    ["()", 2, "there is )"],
    ["NOT", 4, "there is nothing"],
  ])("say of %s where it is wrong", (terms, column, right) => {
    expect(() => parseTerms(terms)).toThrow(TermsSyntaxError);
    expect(() => parseTerms(terms)).toThrow(`(column ${column})`);
    expect(() => parseTerms(terms)).toThrow(right);
  });

  it("are the only failures", () => {
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

/** Terms over three words, and what they mean for a message that has some of them. */
interface Plain {
  readonly terms: string;
  readonly holds: (words: readonly string[]) => boolean;
}

const { plain } = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .constantFrom("lease", "rent", "wing")
      .map((word) => ({ terms: word, holds: (words: readonly string[]) => words.includes(word) })),
    tie("plain").map(({ terms, holds }) => ({
      terms: `-(${terms})`,
      holds: (words: readonly string[]) => !holds(words),
    })),
    fc.tuple(tie("plain"), tie("plain"), fc.constantFrom(" ", " AND ", " OR ")).map(([one, other, sign]) => ({
      terms: `(${one.terms}${sign}${other.terms})`,
      holds: (words: readonly string[]) =>
        sign === " OR " ? one.holds(words) || other.holds(words) : one.holds(words) && other.holds(words),
    })),
  ),
}));

describe("terms of any shape", () => {
  it("match what they say", () => {
    const words = fc.subarray(["lease", "rent", "wing", "roof"]);
    fc.assert(
      fc.property(plain, words, ({ terms, holds }, each) => {
        const message = { account: "a", time: LETTER.time, text: each.join(", ") };
        const { found } = searchIn({ messages: [message] })({ terms });
        expect(found.a?.length === 1).toBe(holds(each));
      }),
    );
  });
});
