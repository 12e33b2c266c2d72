import { describe, expect, it } from "vitest";
import { filterOf } from "../../src/service/filter-of.ts";
import { Refusal } from "../../src/service/refusal.ts";

describe("the filter of a list operation", () => {
  it("means everything where there is none", () => {
    expect(filterOf(undefined).matches({})).toBe(true);
    expect(filterOf("").matches({})).toBe(true);
  });

  it("tells values apart", () => {
    const filter = filterOf('environment="GEN_2"');
    expect(filter.matches({ environment: "GEN_2" })).toBe(true);
    expect(filter.matches({ environment: "GEN_1" })).toBe(false);
  });

  it("is refused where it cannot be read, by the name of its parameter", () => {
    const read = () => filterOf("a = ", "query");
    expect(read).toThrow(Refusal);
    expect(read).toThrow(/^The query cannot be read\. .*\(column \d+\)$/);
    expect(read).toThrow(
      expect.objectContaining({
        status: 400,
        details: { violations: [expect.objectContaining({ in: "query", pointer: "/query" })] },
      }),
    );
  });
});
