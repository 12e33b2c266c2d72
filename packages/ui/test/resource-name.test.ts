import { describe, expect, test } from "vitest";
import { fillPath, readName, valueProblem } from "../src/request/resource-name.ts";

const pattern = "projects/{project}/locations/{location}";

describe("a resource name", () => {
  test("gives the parameters of its pattern", () => {
    expect(readName(pattern, "projects/demo/locations/l-1", [])).toEqual({
      values: { project: "demo", location: "l-1" },
    });
  });

  test.for([
    ["", "A name is required here"],
    ["projects/demo", "it ends before locations"],
    ["projects/demo/places/l-1", "segment 3 must be locations, and is places"],
    ["projects//locations/l-1", "segment 2, {project}, is empty"],
    ["projects/demo/locations/..", "segment 4, {location}, is empty, “.” or “..”"],
    ["projects/demo/locations/l-1/functions/f", "it has 6 segments, and 4 are right"],
  ] as const)("that does not fit its pattern is refused, and the segment is named: %j", ([name, why]) => {
    const read = readName(pattern, name, []);
    expect("problem" in read && read.problem).toContain(why);
  });

  test("may have slashes in its last parameter where that spans segments", () => {
    const read = readName("operations/{operation}", "operations/a/b/c", ["operation"]);
    expect(read).toEqual({ values: { operation: "a/b/c" } });
  });
});

describe("the path of a request", () => {
  test("has every value encoded by segment, so that none leads elsewhere", () => {
    const path = fillPath("/v1/matters/{matterId}:close", { matterId: "a/b?c" }, []);
    expect(path).toBe("/v1/matters/a%2Fb%3Fc:close");
  });

  test.for(["", ".", ".."])("takes no value that would change it: %j", (value) => {
    expect(valueProblem(value, false)).toBeTypeOf("string");
  });
});
