import { expect, it } from "vitest";
import { conformanceExceptions, readConformanceResults } from "../../languages/src/conformance.ts";
import { languageDocuments } from "../../languages/src/documents.ts";
import { generatorIds, readGenerators } from "../../languages/src/generators.ts";
import { readmeWithTable } from "../../languages/src/readme.ts";
import { unexpected } from "../../languages/src/record-results.ts";
import { readResults } from "../../languages/src/results.ts";
import { loadCases } from "../../packages/conformance/src/load-cases.ts";
import { read } from "./repository.ts";

it("the table of generators shows the recorded results and nothing else", () => {
  expect(read("languages/README.md")).toBe(readmeWithTable());
});

it.each(generatorIds())("%s has results of its pinned version for every document", async (id) => {
  const [generator] = await readGenerators([id]);
  const results = readResults(id);
  expect(results).toMatchObject({ version: generator?.version(), settings: generator?.settings });
  expect(Object.keys(results?.documents ?? {})).toEqual(
    languageDocuments()
      .map(({ name }) => name)
      .sort(),
  );
});

it.each(generatorIds())("%s has failed only where its failure is known", async (id) => {
  const [generator] = await readGenerators([id]);
  const documents = Object.entries(readResults(id)?.documents ?? {});
  expect(
    documents.flatMap(([name, endings]) => (generator ? unexpected(generator, name, endings) : [])),
  ).toEqual([]);
});

it("the layer in Python passes every conformance case but the listed exceptions", () => {
  const results = Object.values(readConformanceResults());
  const sum = (of: "cases" | "layer"): number => results.reduce((total, result) => total + result[of], 0);
  const names = loadCases().map(({ name }) => name);
  const exceptions = Object.keys(conformanceExceptions());
  expect(names).toEqual(expect.arrayContaining(exceptions));
  expect([sum("cases"), sum("layer")]).toEqual([names.length, names.length - exceptions.length]);
});

it("the slice that CI runs consists of documents that exist", async () => {
  const names = languageDocuments().map(({ name }) => name);
  const slices = (await readGenerators()).flatMap(({ slice = [] }) => slice);
  expect(names).toEqual(expect.arrayContaining(slices));
});
