import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { redoclyLint } from "../build/redocly-lint.ts";

let folder: string;
let config: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "redocly-lint-"));
  config = write("redocly.yaml", "rules:\n  struct: error\n");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const WHOLE = "openapi: 3.1.0\ninfo: {title: T, version: v1}\npaths: {}\n";

test("reports the problems in every document", () => {
  const wrong = WHOLE.replace("title: T, ", "");
  const files = [write("a.yaml", WHOLE), write("b.yaml", wrong), write("c.yaml", wrong)];
  const problems = redoclyLint(files, config);
  expect(problems.map(({ file, line, ruleId }) => [file, line, ruleId])).toEqual([
    [files[1], 2, "struct"],
    [files[2], 2, "struct"],
  ]);
});

test("our configuration rejects a required name without a property, even in an open schema", () => {
  const schema =
    "{type: object, required: [matterID], properties: {matterId: {type: string}}, additionalProperties: true}";
  const component = `components:\n  schemas:\n    Matter: ${schema}\n`;
  const problems = redoclyLint(
    [write("a.yaml", WHOLE + component)],
    path.join(import.meta.dirname, "../../redocly.yaml"),
  );
  const found = problems.filter(({ ruleId }) => ruleId === "no-required-schema-properties-undefined");
  expect(found.map(({ line, message }) => ({ line, message }))).toEqual([
    {
      line: 6,
      message: "Required property 'matterID' is not defined. (no-required-schema-properties-undefined)",
    },
  ]);
});

test.each([1, 2])("throws when Redocly fails on the document at index %i of a group", (index) => {
  const files = ["a.yaml", "b.yaml", "c.yaml"].map((name) => write(name, WHOLE));
  writeFileSync(files[index] ?? "", "");
  expect(() => redoclyLint(files, config)).toThrow(
    new RegExp(
      `${path.basename(files[index] ?? "")}: Redocly did not finish this document: Document must be`,
    ),
  );
});

test("throws if Redocly cannot load its configuration", () => {
  const files = [write("a.yaml", WHOLE)];
  write("redocly.yaml", "extends:\n  - ./missing.yaml\n");
  expect(() => redoclyLint(files, config)).toThrow(/missing\.yaml/);
});

test("throws if Redocly fails without reporting a problem", () => {
  const files = [write("a.yaml", WHOLE)];
  write(
    "plugin.js",
    'process.on("exit", () => { process.exitCode = 3; });\nexport default () => ({ id: "p" });\n',
  );
  write("redocly.yaml", "plugins: [./plugin.js]\nrules:\n  struct: error\n");
  expect(() => redoclyLint(files, config)).toThrow(/a\.yaml: Redocly failed after this document/);
});

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
