import { describe, expect, expectTypeOf, test } from "vitest";
import { type EnumGuard, enumGuard, type Unlisted, unlisted } from "../src/index.ts";

const states = ["OPEN", "CLOSED"] as const;
const recordTypes = { A: 0, AAAA: 1, NS: 12 } as const;
const isState: EnumGuard<typeof states> = enumGuard(states);
const isRecordType: EnumGuard<typeof recordTypes> = enumGuard(recordTypes);

describe("enumGuard", () => {
  test.each(["OPEN", "CLOSED"])("enumGuard accepts %s", (value) => expect(isState(value)).toBe(true));

  test.each(["open", "DELETED", "", "0", "length", undefined, null, 0, ["OPEN"]])(
    "enumGuard rejects %o",
    (value) => expect(isState(value)).toBe(false),
  );

  test("the enumGuard for an object accepts its values, not its keys", () => {
    expect([0, 1, 12].map(isRecordType)).toEqual([true, true, true]);
    expect(["A", "0", 2, "toString", null].map(isRecordType)).toEqual(Array(5).fill(false));
  });

  test("enumGuard narrows an open enum to the listed values", () => {
    const state = "OPEN" as "OPEN" | "CLOSED" | Unlisted;
    if (isState(state)) expectTypeOf(state).toEqualTypeOf<"OPEN" | "CLOSED">();
    else expectTypeOf(state).toEqualTypeOf<Unlisted>();
    const passed: unknown = state;
    if (isState(passed)) expectTypeOf(passed).toEqualTypeOf<"OPEN" | "CLOSED">();
    const type = 12 as number;
    if (isRecordType(type)) expectTypeOf(type).toEqualTypeOf<0 | 1 | 12>();
    expectTypeOf(enumGuard(["a", "b"])).toEqualTypeOf<EnumGuard<readonly ["a", "b"]>>();
  });
});

describe("unlisted", () => {
  test("unlisted() returns its argument", () => {
    expect([unlisted("FROZEN"), unlisted(99)]).toEqual(["FROZEN", 99]);
  });

  test("the type of an unlisted() value differs from a plain string or number", () => {
    expectTypeOf(unlisted("FROZEN")).toExtend<Unlisted>();
    expectTypeOf(unlisted(99)).toExtend<Unlisted<number>>();
    expectTypeOf<Unlisted>().toExtend<string>();
    expectTypeOf<string>().not.toExtend<Unlisted>();
    expectTypeOf<"FROZEN">().not.toExtend<Unlisted>();
    expectTypeOf<Unlisted>().not.toExtend<Unlisted<number>>();
  });
});
