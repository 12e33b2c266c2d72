import { describe, expect, it } from "vitest";
import { readFilter } from "../../src/framework/list-query.ts";
import { ServiceError } from "../../src/framework/service-error.ts";

describe("the filter of a list operation", () => {
  it("an empty filter matches everything", () => {
    expect(readFilter(undefined).matches({})).toBe(true);
    expect(readFilter("").matches({})).toBe(true);
  });

  it("a filter distinguishes values", () => {
    const filter = readFilter('environment="GEN_2"');
    expect(filter.matches({ environment: "GEN_2" })).toBe(true);
    expect(filter.matches({ environment: "GEN_1" })).toBe(false);
  });

  it("an invalid filter fails with the name of its parameter", () => {
    const read = () => readFilter("a = ", "query");
    expect(read).toThrow(ServiceError);
    expect(read).toThrow(/^The query is invalid\. .*\(column \d+\)$/);
    expect(read).toThrow(
      expect.objectContaining({
        status: 400,
        details: { violations: [expect.objectContaining({ in: "query", pointer: "/query" })] },
      }),
    );
  });
});
