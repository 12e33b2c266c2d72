import { describe, expect, test } from "vitest";
import { formatJson, parseJson } from "../src/form/json-text.ts";

describe("JSON that a reader types", () => {
  test.for([
    ['{"name": "Lease"', 1, 17, "A comma or } must stand here, and the text ends."],
    ['{\n  "name": "Lease",\n}', 3, 1, "A name in double quotes must stand here, and } does."],
    ["{\n  'name': 1\n}", 2, 3, "A name in double quotes must stand here, and ' does."],
    ['{"name" "Lease"}', 1, 9, "A colon must stand here, and a double quote does."],
    ["[1, 02]", 1, 6, "A comma or ] must stand here, and 2 does."],
    ['["a\nb"]', 1, 4, "The string must end with a double quote on its line."],
    ["nothing", 1, 1, "A value must stand here, and n does."],
    ["{} {}", 1, 4, "Nothing may follow the value, and { does."],
  ] as const)("has its problem located: %j", ([text, line, column, message]) => {
    const parsed = parseJson(text);
    expect(parsed).toEqual({ problem: { line, column, message } });
  });

  test("keeps the digits of integers that JavaScript has no number for", () => {
    const parsed = parseJson('{"id": 9007199254740993, "rate": 1.50}');
    expect("value" in parsed && formatJson(parsed.value)).toBe(
      '{\n  "id": 9007199254740993,\n  "rate": 1.5\n}',
    );
  });
});
