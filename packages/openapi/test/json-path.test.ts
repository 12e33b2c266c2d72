import { expect, test } from "vitest";
import { formatJsonPath } from "../src/json-path.ts";

test.each([
  [[], "$"],
  [["paths", "/v1/matters", "get"], "$.paths['/v1/matters'].get"],
  [["it's"], "$['it\\'s']"],
  [["back\\slash", 'two "quotes"'], "$['back\\\\slash']['two \"quotes\"']"],
  [["two\nlines"], "$['two\\nlines']"],
])("formats the path %j as %s", (segments, path) => {
  expect(formatJsonPath(segments)).toBe(path);
});
