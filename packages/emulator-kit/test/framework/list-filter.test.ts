import { describe, expect, it } from "vitest";
import { readFilter } from "../../src/framework/list-query.ts";
import { ServiceError } from "../../src/framework/service-error.ts";

describe("list filters", () => {
  it("an empty filter matches everything", () => {
    expect(readFilter(undefined).matches({})).toBe(true);
    expect(readFilter("").matches({})).toBe(true);
  });

  it("matches only values that satisfy the filter", () => {
    const filter = readFilter('environment="GEN_2"');
    expect(filter.matches({ environment: "GEN_2" })).toBe(true);
    expect(filter.matches({ environment: "GEN_1" })).toBe(false);
  });

  it("includes the name of the parameter in the error for an invalid filter", () => {
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
