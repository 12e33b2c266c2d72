import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { explanationsOf } from "./compare-fixtures.ts";
import { type Difference, differences } from "./differences.ts";

const TABLE_HEAD = "| oasdiff rule | oasdiff | bump | reason |\n| --- | --- | --- | --- |\n";
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

test("the README lists the differences from oasdiff", () => {
  const [table = ""] = (readme.split(TABLE_HEAD)[1] ?? "").split("\n\n");
  expect(table.trimEnd().split("\n")).toEqual(differences.map(rowOf));
});

test("explains a major change that oasdiff does not report", () => {
  const majorTexts = ["Path `/a` was removed.", "`maxLength` was set to '5'."];
  const explanations = explanationsOf({ title: "a → b", errors: [], majorTexts });
  expect(explanations.map((each) => each?.rules[0])).toEqual(["api-*removed-with-deprecation", undefined]);
});

test("explains an oasdiff error with the rule that reported it", () => {
  const errors = ["api-invalid-stability-level", "webhook-removed"];
  const explanations = explanationsOf({ title: "a → b", errors, majorTexts: [] });
  expect(explanations.map((each) => each?.step)).toEqual(["minor", undefined]);
});

test("explains nothing if oasdiff reports an error for a major change", () => {
  const majorTexts = ["Webhook `a` was removed."];
  expect(explanationsOf({ title: "a → b", errors: ["webhook-removed"], majorTexts })).toEqual([]);
});

function rowOf({ rules, oasdiff, step, reason }: Difference): string {
  const ids = rules.length === 0 ? "–" : rules.map((rule) => `\`${rule}\``).join(", ");
  return `| ${ids} | ${oasdiff} | ${step} | ${reason} |`;
}
