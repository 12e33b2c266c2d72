import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOverlay } from "@seamline/overlay";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { manifests, read } from "../repository.ts";
import { perform } from "./perform.ts";
import { createReader, type Reader } from "./reader.ts";
import { readmes, reasonNotToRun, type Snippet, snippetsIn, statedOutput } from "./snippets.ts";

const published = [...manifests()].filter(([, manifest]) => !manifest.private);
const snippets = readmes().flatMap(snippetsIn);
const code = snippets.filter(({ language }) => language === "ts" || language === "sh");

test.each(published)("the README of %s begins with a snippet that runs", (path) => {
  const [title, ...rest] = read(`${path}/README.md`).split("\n").filter(Boolean);
  expect(title).toMatch(/^# @seamline\//);
  expect(rest.slice(0, 6).some((line) => /^```(ts|sh)$/.test(line))).toBe(true);
});

/** What may follow the language of a fence. */
const infos: Readonly<Record<string, RegExp>> = {
  ts: /^(not run: .{10,})?$/,
  sh: /^(not run: .{10,})?$/,
  yaml: /^([\w.-]+\.yaml)?$/,
  text: /^$/,
};

test("every block states its kind, and blocks that do not run contain no command", () => {
  const unclear = snippets.filter(({ language, info }) => !infos[language]?.test(info));
  expect(unclear.map(placeOf)).toEqual([]);
  const hiding = snippets.filter(
    ({ language, code }) => language === "text" && /^\s*(npx|npm|curl|git|node) /m.test(code),
  );
  expect(hiding.map(placeOf)).toEqual([]);
});

test("snippets that run use no local address but those of the emulator", () => {
  const elsewhere = code.filter(
    (snippet) =>
      !reasonNotToRun(snippet) && /localhost|\[::1\]|127\.0\.0\.1(?!:401[012]\b)/.test(snippet.code),
  );
  expect(elsewhere.map(placeOf)).toEqual([]);
});

test("an overlay in a README is valid", async () => {
  const overlays = snippets.filter(
    ({ language, code }) => language === "yaml" && code.startsWith("overlay:"),
  );
  expect(overlays.length).toBeGreaterThan(0);
  const folder = await mkdtemp(join(tmpdir(), "seamline-overlay-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [index, { code }] of overlays.entries()) {
    const file = join(folder, `${index}.overlay.yaml`);
    await writeFile(file, code);
    expect(() => readOverlay(file)).not.toThrow();
  }
});

describe("a reader with a running example who follows the READMEs in order", () => {
  let reader: Reader;
  let compiled: string;
  const generated = new Map<Snippet, string>();

  beforeAll(async () => {
    reader = await createReader();
    for (const snippet of code.filter(isGenerating)) generated.set(snippet, await perform(snippet, reader));
    compiled = await reader.compile();
  });

  afterAll(() => reader?.[Symbol.asyncDispose]());

  test("compiles every snippet", () => {
    expect(compiled).toBe("");
  });

  const run = (snippet: Snippet): Promise<string> =>
    snippet.language === "ts" ? reader.runCompiled(snippet) : perform(snippet, reader);

  test.each(code.filter((snippet) => !reasonNotToRun(snippet)))("runs $file:$line", async (snippet) => {
    const printed = generated.get(snippet) ?? (await run(snippet));
    const stated = statedOutput(reader.emulator.localized(snippet.code));
    if (stated) expect(printed).toMatch(stated);
  });
});

/** Snippets of TypeScript may import what a command generates. */
function isGenerating(snippet: Snippet): boolean {
  return snippet.language === "sh" && !reasonNotToRun(snippet) && / --out /.test(snippet.code);
}

function placeOf({ file, line }: Snippet): string {
  return `${file}:${line}`;
}
