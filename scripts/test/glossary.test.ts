import ts from "typescript-5.9";
import { expect, it } from "vitest";
import { type Prose, proseOfCode, proseOfMarkdown, repositoryProse } from "./prose.ts";
import { read, repositoryFiles } from "./repository.ts";

/** Splits an identifier into words in lower case: `readAsShown` into `read`, `as`, `shown`. */
function wordsOf(identifier: string): string[] {
  return identifier.split(/(?<=[a-z\d])(?=[A-Z])|_|\$|#/).map((word) => word.toLowerCase());
}

/** Returns the words in the last column of the glossary, each split like an identifier. */
function avoidedWords(): string[][] {
  return read("GLOSSARY.md")
    .split("\n")
    .filter((line) => /^\| (?!word \||---)/.test(line))
    .flatMap((line) => line.split("|").at(-2)?.split(",") ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .map((word) => word.split(/[ -]/));
}

const INFLECTION = /^(?:s|ed|ing)?$/;

/** Returns whether a word is a form of an avoided word. `…` matches any word. */
function isForm(word: string | undefined, avoided: string): boolean {
  if (avoided === "…") return word !== undefined;
  return word?.startsWith(avoided) === true && INFLECTION.test(word.slice(avoided.length));
}

/** Matches the name of the profile, which is allowed. */
const PROFILE = /as_?shown/gi;

/** Member names in published formats, which we cannot change. */
const IN_PUBLISHED_FORMATS: ReadonlyMap<string, readonly string[]> = new Map([
  // The JSON cases of the conformance suite.
  ["answers", ["packages/conformance"]],
]);

function isPublished(identifier: string, file: string): boolean {
  return IN_PUBLISHED_FORMATS.get(identifier)?.some((folder) => file.startsWith(`${folder}/`)) === true;
}

function avoidedIn(identifier: string, avoided: readonly string[][]): string | undefined {
  const words = wordsOf(identifier.replace(PROFILE, ""));
  const found = avoided.find((form) =>
    words.some((_, at) => form.every((word, offset) => isForm(words[at + offset], word))),
  );
  return found?.join(" ");
}

function identifiersOf(file: string): Set<string> {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  const identifiers = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) identifiers.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return identifiers;
}

const handWritten = repositoryFiles().filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".gen.ts") && !file.includes("/fixtures/"),
);

it("finds the words to avoid in the glossary, and detects them in identifiers", () => {
  const avoided = avoidedWords();
  expect(avoided).toContainEqual(["carry", "out"]);
  expect(avoidedIn("carryOutDue", avoided)).toBe("carry out");
  expect(avoidedIn("answeredAt", avoided)).toBe("answer");
  expect(avoidedIn("RetentionAsShownClient", avoided)).toBeUndefined();
  expect(avoidedIn("camera", avoided)).toBeUndefined();
});

it("no identifier contains a word that the glossary avoids", () => {
  const avoided = avoidedWords();
  const problems = handWritten.flatMap((file) =>
    [...identifiersOf(file)].flatMap((identifier) => {
      const word = isPublished(identifier, file) ? undefined : avoidedIn(identifier, avoided);
      return word === undefined ? [] : [`${file}: ${identifier} says "${word}"`];
    }),
  );
  expect(problems).toEqual([]);
});

/** Phrases that read like a translation, each with its replacement. See CONTRIBUTING.md. */
const HABITS: readonly (readonly [habit: RegExp, instead: string])[] = [
  [/\banswered (?:with|by)\b/i, "failed with, responded with"],
  [/\bwhoever\b/i, "the caller, the user, every client"],
  [/\bgo(?:es)? by (?:its|their|the|a|another|positions)\b/i, "uses, is identified by"],
  [/\banew\b/i, "again"],
  [/\bin vain\b/i, "without success"],
  [/\blets? (?:\w+ )?through\b/i, "accepts, matches"],
  [/\bh(?:olds?|eld) (?:[\w']+ ){0,4}against\b/i, "checks against, compares with"],
  [/\bg(?:ives?|iven|ave) back\b/i, "returns"],
  [/\bwhere there (?:is|are) (?:none|no)\b/i, "if there is no, without, undefined if"],
  [/\bmend(?:s|ed|ing)?\b/i, "fixes, corrects"],
  [/\bfor ever\b/i, "forever, permanently"],
  [/\bcomes? to nothing\b/i, "fails, has no effect"],
];

it("finds odd phrases in comments, messages and Markdown, but not in code", () => {
  const code = [
    "/**",
    " * Returns it",
    " * anew.",
    " */",
    'const title = "is answered with 404"; // for whoever calls',
    'const anew = "anew";',
  ].join("\n");
  expect(oddPhrases(proseOfCode("a.ts", code))).toEqual([
    'a.ts:1: "anew": write "again"',
    'a.ts:5: "answered with": write "failed with, responded with"',
    'a.ts:5: "whoever": write "the caller, the user, every client"',
  ]);
  const page = "# Title\n\nCall `anew()`.\n\n```ts\nanew();\n```\n\nWait\nfor ever.\n";
  expect(oddPhrases(proseOfMarkdown("a.md", page))).toEqual([
    'a.md:9: "for ever": write "forever, permanently"',
  ]);
});

it("no comment, message, test title or Markdown uses an odd phrase", () => {
  const prose = repositoryProse().filter(({ file }) => file !== "scripts/test/glossary.test.ts");
  expect(oddPhrases(prose)).toEqual([]);
});

function oddPhrases(prose: readonly Prose[]): string[] {
  return prose.flatMap(({ file, line, text }) =>
    HABITS.flatMap(([habit, instead]) => {
      const phrase = habit.exec(text)?.[0];
      return phrase === undefined ? [] : [`${file}:${line}: "${phrase}": write "${instead}"`];
    }),
  );
}
