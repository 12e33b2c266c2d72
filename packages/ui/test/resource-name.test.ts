import { describe, expect, test } from "vitest";
import { fillPath, readName, valueProblem } from "../src/request/resource-name.ts";

const pattern = "projects/{project}/locations/{location}";

describe("readName", () => {
  test("splits a resource name into the parameters of its pattern", () => {
    expect(readName(pattern, "projects/demo/locations/l-1", [])).toEqual({
      values: { project: "demo", location: "l-1" },
    });
  });

  test.for([
    ["", "Enter a name in the form"],
    ["projects/demo", "the name ends before “locations”"],
    ["projects/demo/places/l-1", "segment 3 must be “locations”, but got “places”"],
    ["projects//locations/l-1", "segment 2, {project}, must not be empty"],
    ["projects/demo/locations/..", "segment 4, {location}, must not be empty, “.” or “..”"],
    ["projects/demo/locations/l-1/functions/f", "expected 4 segments, but got 6"],
  ] as const)("rejects the name %j and identifies the invalid segment", ([name, why]) => {
    const read = readName(pattern, name, []);
    expect("problem" in read && read.problem).toContain(why);
  });

  test("accepts slashes in the last parameter if it can span several segments", () => {
    const read = readName("operations/{operation}", "operations/a/b/c", ["operation"]);
    expect(read).toEqual({ values: { operation: "a/b/c" } });
  });
});

describe("request paths", () => {
  test("encodes each value as one segment, so no value can change the path", () => {
    const path = fillPath("/v1/matters/{matterId}:close", { matterId: "a/b?c" }, []);
    expect(path).toBe("/v1/matters/a%2Fb%3Fc:close");
  });

  test.for(["", ".", ".."])("rejects the value %j because it would change the path", (value) => {
    expect(valueProblem(value, false)).toBeTypeOf("string");
  });
});
