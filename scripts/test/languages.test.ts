import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { conformanceExceptions, readConformanceResults } from "../../languages/src/conformance.ts";
import { languageDocuments } from "../../languages/src/documents.ts";
import { generatorsFolder } from "../../languages/src/folders.ts";
import { generatorIds, readGenerators } from "../../languages/src/generators.ts";
import { readmeWithTable } from "../../languages/src/readme.ts";
import { unexpected } from "../../languages/src/record-results.ts";
import { readResults } from "../../languages/src/results.ts";
import { readStories } from "../../languages/src/story.ts";
import { loadCases } from "../../packages/conformance/src/load-cases.ts";
import { read } from "./repository.ts";

it("the table of generators shows exactly the recorded results", () => {
  expect(read("languages/README.md")).toBe(readmeWithTable());
});

it.each(generatorIds())("%s has results for its pinned version and every document", async (id) => {
  const [generator] = await readGenerators([id]);
  const results = readResults(id);
  expect(results).toMatchObject({
    version: generator?.version(),
    settings: generator?.settings,
    stories: generator?.run !== undefined,
  });
  expect(Object.keys(results?.documents ?? {})).toEqual(
    languageDocuments()
      .map(({ name }) => name)
      .sort(),
  );
});

it.each(generatorIds())("%s has a program for every story, or declares no stories", async (id) => {
  const [generator] = await readGenerators([id]);
  const folder = join(generatorsFolder, id, "stories");
  const programs = existsSync(folder) ? readdirSync(folder).map((file) => file.split(".")[0]) : [];
  expect(programs.sort()).toEqual(generator?.run ? readStories().map(({ name }) => name) : []);
});

it("runs stories in every language", async () => {
  const generators = await readGenerators();
  const languages = generators.filter(({ run }) => run).map(({ language }) => language);
  expect(new Set(languages)).toEqual(new Set(["Go", "Java", "Python", "Rust", "TypeScript"]));
});

it.each(generatorIds())("%s has no unexpected failures", async (id) => {
  const [generator] = await readGenerators([id]);
  const documents = Object.entries(readResults(id)?.documents ?? {});
  expect(
    documents.flatMap(([name, endings]) => (generator ? unexpected(generator, name, endings) : [])),
  ).toEqual([]);
});

it("the Python layer passes every conformance case except the listed exceptions", () => {
  const results = Object.values(readConformanceResults());
  const sum = (of: "cases" | "layer"): number => results.reduce((total, result) => total + result[of], 0);
  const names = loadCases().map(({ name }) => name);
  const exceptions = Object.keys(conformanceExceptions());
  expect(names).toEqual(expect.arrayContaining(exceptions));
  expect([sum("cases"), sum("layer")]).toEqual([names.length, names.length - exceptions.length]);
});

it("the documents that CI generates clients for exist", async () => {
  const names = languageDocuments().map(({ name }) => name);
  const slices = (await readGenerators()).flatMap(({ slice = [] }) => slice);
  expect(names).toEqual(expect.arrayContaining(slices));
});

it("CI runs a story in every language that compiles quickly", async () => {
  const names = languageDocuments().flatMap(({ name, story }) => (story ? name : []));
  const generators = (await readGenerators()).filter(
    ({ run, slice = [] }) => run && slice.some((name) => names.includes(name)),
  );
  const languages = new Set(generators.map(({ language }) => language));
  expect(languages).toEqual(new Set(["Go", "Java", "Python", "TypeScript"]));
});
