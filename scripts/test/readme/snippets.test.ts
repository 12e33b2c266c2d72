import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { commandsOf } from "./commands.ts";
import { perform } from "./perform.ts";
import { programOf } from "./programs.ts";
import type { Reader } from "./reader.ts";
import { fileDefinedBy, isRun, reasonNotToRun, snippetsOf, statedOutput } from "./snippets.ts";

const markdown = `# Title

\`\`\`ts
const a = 1;
\`\`\`

- In a list:

  \`\`\`yaml own.yaml
  a:
    b: 1
  \`\`\`

\`\`\`sh not run: needs a release
npm publish
\`\`\`
`;

test("finds code blocks with their line, language and info string, even in lists", () => {
  expect(snippetsOf("README.md", markdown)).toEqual([
    { file: "README.md", line: 3, language: "ts", info: "", code: "const a = 1;\n" },
    { file: "README.md", line: 9, language: "yaml", info: "own.yaml", code: "a:\n  b: 1\n" },
    { file: "README.md", line: 14, language: "sh", info: "not run: needs a release", code: "npm publish\n" },
  ]);
  expect(snippetsOf("README.md", markdown).map(reasonNotToRun)).toEqual([
    undefined,
    undefined,
    "needs a release",
  ]);
});

test.each([
  ["yaml", "own.yaml", "own.yaml"],
  ["ts", 'title="matters.test.ts"', "matters.test.ts"],
  ["ts", "not run: needs a key", undefined],
  ["sh", "", undefined],
])("a fence of %s with '%s' defines the file %s", (language, info, file) => {
  const snippet = { file: "README.md", line: 1, language, info, code: "" };
  expect(fileDefinedBy(snippet)).toBe(file);
  expect(isRun(snippet)).toBe(language !== "yaml" && info === "");
});

test("requires a snippet's stated output to be complete, except where it has an ellipsis", () => {
  const stated = statedOutput("console.log(a);\n// → id-… is [new]\n// → …\n// → done\n") ?? /nothing/;
  expect("id-5 is [new]\nmore\nand more\ndone\n").toMatch(stated);
  expect("id-5 is [new]\ndone\n").toMatch(stated);
  expect("id-5 is n\ndone\n").not.toMatch(stated);
  expect("id-5 is [new]\ndone\nmore\n").not.toMatch(stated);
  expect("before\nid-5 is [new]\ndone\n").not.toMatch(stated);
  expect(statedOutput("console.log(a); // a number\n")).toBeUndefined();
});

test("parses commands with comments, line continuations and quotes", () => {
  const code = `cd bench && npm ci   # once
# a comment
curl http://127.0.0.1:4010/x --json \\
  '{"a": "b c"}' "d#e \\"f\\""
`;
  expect(commandsOf(code).map(({ words }) => words)).toEqual([
    ["cd", "bench"],
    ["npm", "ci"],
    ["curl", "http://127.0.0.1:4010/x", "--json", '{"a": "b c"}', 'd#e "f"'],
  ]);
});

test.each([
  ["npm install @seamline/nothing", "No published package is named @seamline/nothing."],
  ["npm install --save-dev @seamline/conformance", "No published package is named"],
  ["npx seamline-nothing", "No published package has the command seamline-nothing."],
  ["npx seamline-codegen --spce openapi.yaml", "--spce"],
  ["npx @seamline/emulator --exmaple", "did you mean --example?"],
  ["npx -y pnpm no-such-script", "package.json has no script no-such-script."],
  ["npx -y pnpm --dir examples/nowhere start", "examples/nowhere"],
  ["npx -y pnpm exec turbo run tset --filter=@seamline/edge", "has no script tset."],
  ["cd nowhere", "The folder nowhere does not exist."],
  ["cd bench && npm run nothing", "bench/package.json has no script nothing."],
  ["wget http://127.0.0.1:4010", "Pages do not use wget"],
])("rejects a page with %s", async (code, problem) => {
  const emulator = { localized: (text: string) => text } as Reader["emulator"];
  const reader = { folderOf: () => tmpdir(), programOf, emulator } as Partial<Reader> as Reader;
  const snippet = { file: "README.md", line: 1, language: "sh", info: "", code };
  await expect(perform(snippet, reader)).rejects.toThrow(problem);
});
