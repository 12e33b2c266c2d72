import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  childPointer,
  formatFragment,
  formatPointer,
  MalformedPointerError,
  parsePointer,
  parseWrittenPointer,
  valueAt,
  withValueAt,
} from "../src/json-pointer.ts";

const segments = fc.array(
  fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("~1", "/", "~", "%2F", "")),
);

describe("JSON pointers", () => {
  test("parsing reverses formatting", () => {
    fc.assert(
      fc.property(segments, (written) => {
        expect(parsePointer(formatPointer(written))).toEqual(written);
        expect(parseWrittenPointer(formatPointer(written))).toEqual(written);
        expect(parsePointer(encodeURI(formatFragment(written)))).toEqual(written);
      }),
    );
  });

  test.each([
    ["", []],
    ["/", [""]],
    ["/a~1b/m~0n", ["a/b", "m~n"]],
    ["/~01", ["~1"]],
    ["/c%25d", ["c%25d"]],
    ["#", []],
    ["#/c%25d/%7Bid%7D", ["c%d", "{id}"]],
    ["#/paths/%2Fpets", ["paths", "/pets"]],
    ["#/100%", ["100%"]],
  ])("parsePointer splits %j into %j", (pointer, expected) => {
    expect(parsePointer(pointer)).toEqual(expected);
  });

  test.each(["a", "#a", "/a~2", "/a~", "#/100%"])("parseWrittenPointer rejects %j", (text) => {
    expect(() => parseWrittenPointer(text)).toThrow(new MalformedPointerError(text));
  });

  test("childPointer returns a fragment if the parent is a fragment", () => {
    expect([childPointer("#/paths", "/zones"), childPointer("", 0)]).toEqual(["#/paths/~1zones", "/0"]);
  });
});

describe("values at JSON pointers", () => {
  const document = { a: [{ "b/c": 1 }], none: null };

  test.each([
    ["", document],
    ["/a/0/b~1c", 1],
    ["/none", null],
    ["/none/a", undefined],
    ["/a/1", undefined],
    ["/toString", undefined],
    ["/a/0/b~1c/toFixed", undefined],
  ])("valueAt(%j) returns %j", (pointer, expected) => {
    expect(valueAt(document, pointer)).toBe(expected);
    expect(valueAt(document, parsePointer(pointer))).toBe(expected);
  });

  test.each([
    ["", 2, 2],
    ["/a", 2, { a: 2, none: null }],
    ["/a", undefined, { none: null }],
    ["/b/c", 2, { ...document, b: { c: 2 } }],
    ["/none/c", 2, { a: document.a, none: { c: 2 } }],
  ])("withValueAt replaces %j with %j in a copy", (pointer, replacement, expected) => {
    expect(withValueAt(document, pointer, replacement)).toEqual(expected);
    expect(document).toEqual({ a: [{ "b/c": 1 }], none: null });
  });
});
