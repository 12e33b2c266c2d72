import { expect, test } from "vitest";
import { criterionInWords } from "../../src/workflows/criterion-in-words.ts";

test.each([
  ["$statusCode == 200", "Status is `200`"],
  ["$response.body#/operations/0/done == true", "`operations[0].done` is `true`"],
  ["$response.header.Content-Type == 'application/zip'", "The header `Content-Type` is `application/zip`"],
  ["$response.body#/Domain == $inputs.domain", "`Domain` is the input `domain`"],
  ["$response.body#/id == $steps.open.outputs.matterId", "`id` is `matterId` from an earlier step"],
])("describes the condition %s", (condition, words) => {
  expect(criterionInWords({ condition })).toBe(words);
});

test("describes the list items that a JSONPath selects", () => {
  const condition = "$..Records[?(@.Type == 0 && @.Value == '192.0.2.10')]";
  expect(criterionInWords({ context: "$response.body", condition, type: "jsonpath" })).toBe(
    "The body has an item in `Records` with `Type` `0` and `Value` `192.0.2.10`",
  );
});

test("quotes other criteria verbatim", () => {
  const other = { context: "$response.body", condition: "$..operations[?(@.response)]", type: "jsonpath" };
  expect(criterionInWords(other)).toBe("The body matches the JSONPath `$..operations[?(@.response)]`");
  expect(criterionInWords({ context: "$response.body#/name", condition: "^a.+", type: "regex" })).toBe(
    "`name` matches `^a.+`",
  );
});
