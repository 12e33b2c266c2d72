import { describe, expect, test } from "vitest";
import { type CodeLanguage, codeLines, codeTokens, splitTokens } from "../src/code/code-tokens.ts";

function coloured(code: string, language: CodeLanguage) {
  return codeTokens(code, language).filter(([kind]) => kind !== "");
}

describe("codeTokens", () => {
  test("distinguishes comments, strings, numbers and keywords", () => {
    expect(coloured('const a = `x y`; // "no"\nreturn 0x1f;', "javascript")).toEqual([
      ["keyword", "const"],
      ["string", "`x y`"],
      ["comment", '// "no"'],
      ["keyword", "return"],
      ["number", "0x1f"],
    ]);
    expect(coloured('def f():\n  """Says # nothing."""\n  return None  # why', "python")).toEqual([
      ["keyword", "def"],
      ["string", '"""Says # nothing."""'],
      ["keyword", "return"],
      ["keyword", "None"],
      ["comment", "# why"],
    ]);
    expect(coloured('{"a": [1, true, "b"]}', "json")).toEqual([
      ["name", '"a"'],
      ["number", "1"],
      ["word", "true"],
      ["string", '"b"'],
    ]);
  });

  test.each(["`\\", '"\\', "'\\", "/*", '"""', "\\`"])(
    "splits 30,000 repetitions of the unterminated %j in linear time",
    { timeout: 20_000 },
    (beginning) => {
      const code = beginning.repeat(30_000);
      for (const language of ["javascript", "python"] as const)
        expect(
          codeTokens(code, language)
            .map(([, text]) => text)
            .join(""),
        ).toBe(code);
    },
  );
});

test("codeLines splits tokens at line breaks, and splitTokens splits a line after its indent", () => {
  const lines = codeLines("/* a\n  b */ 1", "javascript");
  expect(lines).toEqual([
    [["comment", "/* a\n"]],
    [
      ["comment", "  b */"],
      ["", " "],
      ["number", "1"],
      ["", ""],
    ],
  ]);
  const [start, rest] = splitTokens(lines[1] ?? [], 3);
  expect(start).toEqual([["comment", "  b"]]);
  expect(rest.map(([, text]) => text).join("")).toBe(" */ 1");
});
