import { describe, expect, test } from "vitest";
import { formatJson, parseJson } from "../src/form/json-text.ts";

describe("parseJson", () => {
  test.for([
    ['{"name": "Lease"', 1, 17, "Expected a comma or }, but found the end of the text."],
    ['{\n  "name": "Lease",\n}', 3, 1, "Expected a name in double quotes, but found }."],
    ["{\n  'name': 1\n}", 2, 3, "Expected a name in double quotes, but found '."],
    ['{"name" "Lease"}', 1, 9, "Expected a colon, but found a double quote."],
    ["[1, 02]", 1, 6, "Expected a comma or ], but found 2."],
    ['["a\nb"]', 1, 4, "Unterminated string: add a double quote before the end of the line."],
    ["nothing", 1, 1, "Expected a value, but found n."],
    ["{} {}", 1, 4, "Expected the end of the text, but found {."],
  ] as const)("locates the problem in %j", ([text, line, column, message]) => {
    const parsed = parseJson(text);
    expect(parsed).toEqual({ problem: { line, column, message } });
  });

  test("keeps the digits of integers that JavaScript cannot represent", () => {
    const parsed = parseJson('{"id": 9007199254740993, "rate": 1.50}');
    expect("value" in parsed && formatJson(parsed.value)).toBe(
      '{\n  "id": 9007199254740993,\n  "rate": 1.5\n}',
    );
  });
});
