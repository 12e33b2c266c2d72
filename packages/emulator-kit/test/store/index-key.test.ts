import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterKey,
  afterPrefix,
  entryRange,
  idOfEntry,
  type KeyPart,
  readId,
  writeId,
  writeKey,
  writePrefix,
} from "../../src/store/index-key.ts";

/** Strings of arbitrary code units, including lone surrogates. */
const text = fc
  .array(fc.oneof(fc.nat(0xffff), fc.constantFrom(0, 1, 2, 3, 0xd7fe, 0xd7ff, 0xd800, 0xe000, 0xffff)))
  .map((units) => String.fromCharCode(...units));
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const part: fc.Arbitrary<KeyPart> = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const key = fc.array(part, { maxLength: 3 });

const ranks = ["object", "boolean", "number", "string"];

function compare(one: KeyPart, other: KeyPart): number {
  const byType = ranks.indexOf(typeof one) - ranks.indexOf(typeof other);
  if (byType !== 0) return byType;
  if (one === other || one === null || other === null) return 0;
  return one < other ? -1 : 1;
}

describe("a written key", () => {
  it("encoded keys sort like their parts, both by code unit and as UTF-8", () => {
    fc.assert(
      fc.property(part, part, (one, other) => {
        const [a, b] = [writeKey([one]), writeKey([other])];
        expect(Math.sign(a < b ? -1 : Number(a > b))).toBe(Math.sign(compare(one, other)));
        expect(Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)))).toBe(
          Math.sign(compare(one, other)),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it("encodes keys as well-formed Unicode that ends with the id and contains no NUL", () => {
    fc.assert(
      fc.property(key, text, (parts, id) => {
        const entry = writeKey(parts) + writeId(id);
        expect(readId(idOfEntry(entry))).toBe(id);
        expect(Buffer.from(entry).toString()).toBe(entry);
        expect(entry).not.toContain("\u0000");
      }),
    );
  });

  it("encoded keys lie within the ranges of their own prefixes and outside all others", () => {
    fc.assert(
      fc.property(key, text, key, text, (parts, prefix, others, id) => {
        const entry = writeKey(parts) + writeId(id);
        const begin = writePrefix(others, prefix);
        const next = parts[others.length];
        const isWithin =
          others.every((other, at) => at < parts.length && compare(other, parts[at] as KeyPart) === 0) &&
          typeof next === "string" &&
          next.startsWith(prefix);
        expect(begin <= entry && entry < afterPrefix(begin)).toBe(isWithin);
        const exact = entryRange(writeKey(others));
        const isExact = others.length === parts.length && writeKey(others) === writeKey(parts);
        expect(exact.from <= entry && entry < exact.to).toBe(isExact);
        expect(afterKey(entry) > entry).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
