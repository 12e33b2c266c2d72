import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read, root } from "../repository.ts";
import { isChange } from "./clone.ts";
import { perform } from "./perform.ts";
import { createReader, type Reader } from "./reader.ts";
import { fileDefinedBy, isRun, type Snippet, snippetsIn, statedOutput } from "./snippets.ts";

/** Allowed info strings after the language of a fence. */
const infos: Readonly<Record<string, RegExp>> = {
  ts: /^(not run: .{10,}|title="[\w./-]+\.ts"( new)?)?$/,
  js: /^not run: .{10,}$/,
  py: /^not run: .{10,}$/,
  toml: /^$/,
  tsx: /^not run: .{10,}$/,
  diff: /^title="[\w.{}/-]+"$/,
  json: /^title="[\w./-]+\.(json" new|ndjson")$/,
  sh: /^(not run: .{10,}|fails)?$/,
  yaml: /^([\w.-]+\.yaml|title="[\w.{}/-]+\.yaml"( new)?)?$/,
  text: /^$/,
};

/** Registers the tests that apply to every page, README or guide. */
export function testPages(pages: readonly string[]): void {
  testFences(pages.flatMap(snippetsIn));
  testLinks(pages);
  const running = pages.filter((page) => !isForClone(page));
  describe("a reader can follow each page that has a running example", () => testRuns(running));
}

/** Returns whether a page changes the repository, so that it must be followed in a clone. */
export function isForClone(page: string): boolean {
  return snippetsIn(page).some(isChange);
}

function testFences(snippets: readonly Snippet[]): void {
  test("every code block has a known kind, and text blocks contain no commands", () => {
    const unclear = snippets.filter(({ language, info }) => !infos[language]?.test(info));
    expect(unclear.map(placeOf)).toEqual([]);
    const hiding = snippets.filter(
      ({ language, code }) => language === "text" && /^\s*(npx|npm|curl|git|node) /m.test(code),
    );
    expect(hiding.map(placeOf)).toEqual([]);
  });

  test("snippets that run use no local address except the emulator's", () => {
    const elsewhere = snippets.filter(
      (snippet) => isRun(snippet) && /localhost|\[::1\]|127\.0\.0\.1(?!:401[0-3]\b)/.test(snippet.code),
    );
    expect(elsewhere.map(placeOf)).toEqual([]);
  });

  test("every file that a code block defines is used by another block of the same page", () => {
    const unused = snippets.filter((snippet) => {
      const stem = fileDefinedBy(snippet)?.replace(/\.\w+$/, "");
      const others = snippets.filter((other) => other.file === snippet.file && other !== snippet);
      return stem !== undefined && !others.some(({ code }) => code.includes(stem));
    });
    expect(unused.map(placeOf)).toEqual([]);
  });
}

function testLinks(pages: readonly string[]): void {
  test("links to files in the repository lead to existing files and headings", () => {
    const broken = pages.flatMap((page) => linksIn(page).filter((link) => !leadsSomewhere(page, link)));
    expect(broken).toEqual([]);
  });
}

/** Returns links that are relative and do not lead to another page of the site. Links to pages end in a slash. */
function linksIn(page: string): string[] {
  const prose = read(page).replace(/^( *)```[\s\S]*?^\1```$/gm, "");
  const targets = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target);
  return targets.filter((target) => !/^https?:|\/(#.*)?$/.test(target));
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(root, target))) return false;
  if (anchor === undefined) return true;
  const file = target.endsWith(".md") ? target : join(target, "README.md");
  return anchorsOf(read(file)).includes(anchor);
}

/** Returns the anchors of a page's headings in the format of GitHub and Starlight. */
export function anchorsOf(text: string): string[] {
  const headings = Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = ""]) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/**
 * Registers the tests for the results that readers get when they follow pages.
 *
 * @param open opens a reader for the pages. Default: a reader with the packages as built
 */
export function testRuns(
  pages: readonly string[],
  open: (pages: readonly string[]) => Promise<Reader> = createReader,
): void {
  const code = pages.flatMap(snippetsIn);
  /** Output of commands that ran before the compiler, by location. */
  const generated = new Map<string, string>();
  let reader: Reader;
  let compiled: string;

  beforeAll(async () => {
    reader = await open(pages);
    for (const snippet of code.filter(isGenerating))
      generated.set(placeOf(snippet), await perform(snippet, reader));
    compiled = await reader.compile();
  });

  afterAll(() => reader?.[Symbol.asyncDispose]());

  test("compiles every snippet", () => {
    expect(compiled).toBe("");
  });

  const run = (snippet: Snippet): Promise<string> =>
    snippet.language === "ts" ? reader.runCompiled(snippet) : perform(snippet, reader);

  const withSnippets = pages.filter((page) => snippetsIn(page).some(isRun));
  describe.each(withSnippets)("%s", (page) => {
    beforeAll(() => reader.emulator.reset());

    test.each(snippetsIn(page).filter(isRun))("runs line $line", async (snippet) => {
      const printed = generated.get(placeOf(snippet)) ?? (await run(snippet));
      const stated = statedOutput(reader.emulator.localized(snippet.code));
      if (stated) expect(printed).toMatch(stated);
    });
  });
}

/** Returns whether a snippet runs a generator. TypeScript snippets can import generated files. */
function isGenerating(snippet: Snippet): boolean {
  return snippet.language === "sh" && isRun(snippet) && / --out /.test(snippet.code);
}

export function placeOf({ file, line }: Snippet): string {
  return `${file}:${line}`;
}
