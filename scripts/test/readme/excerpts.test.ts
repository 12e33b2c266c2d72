import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { read, repositoryFiles, root } from "../repository.ts";
import { excerptedFile, missingPart } from "./excerpts.ts";
import { snippetsIn, snippetsOf } from "./snippets.ts";

const excerpts = repositoryFiles()
  .filter((file) => file.endsWith(".md"))
  .flatMap((file) => snippetsOf(file, read(file)))
  .flatMap((snippet) => {
    const excerpted = excerptedFile(snippet);
    return excerpted === undefined ? [] : [{ ...snippet, excerpted }];
  });

test.each(excerpts)("$file:$line is an excerpt of $excerpted", ({ code, excerpted }) => {
  expect(existsSync(join(root, excerpted)), `There is no ${excerpted}.`).toBe(true);
  expect(missingPart(code, read(excerpted))).toBeUndefined();
});

/** The example that each guide explains, keyed by the file of the guide. */
const guides = new Map(
  excerpts.flatMap(({ file, excerpted }) => {
    const [, example] = /^examples\/([^/]+)\//.exec(excerpted) ?? [];
    return example === undefined ? [] : [[file, example] as const];
  }),
);

// Each example has its own test that compares the program's output with the README.
test.each([...guides])("the output in %s equals the output in the README of %s", (file, example) => {
  const outputs = snippetsIn(file).filter(({ language }) => language === "text");
  for (const { code } of outputs) expect(read(`examples/${example}/README.md`)).toContain(code);
});

test("excerpts are not run as snippets", () => {
  const files = new Set(excerpts.map(({ file }) => file));
  expect(files.size).toBeGreaterThan(0);
  for (const file of files)
    expect(snippetsIn(file).map(excerptedFile)).not.toContainEqual(expect.any(String));
});

const text = `import a from "a";

export function run() {
  const one = 1;

  const two = 2;
  return one + two;
}
`;

test.each([
  ["lines that follow each other", "  const two = 2;\n  return one + two;\n"],
  ["lines that the file indents further", "const one = 1;\n\nconst two = 2;\n"],
  ["parts with a gap between them", "export function run() {\n  // …\n  return one + two;\n}\n"],
])("accepts an excerpt that consists of %s", (_, excerpt) => {
  expect(missingPart(excerpt, text)).toBeUndefined();
});

test.each([
  ["a line that the file does not have", "const three = 3;\n", "const three = 3;"],
  ["a part of a line", "one = 1;\n", "one = 1;"],
  [
    "lines without the line between them",
    "const one = 1;\nconst two = 2;\n",
    "const one = 1;\nconst two = 2;",
  ],
  ["another indentation", "const one = 1;\n\n  const two = 2;\n", "const one = 1;\n\n  const two = 2;"],
  ["parts in another order", "const two = 2;\n// …\nconst one = 1;\n", "const one = 1;"],
])("rejects an excerpt with %s", (_, excerpt, missing) => {
  expect(missingPart(excerpt, text)).toBe(missing);
});
