import { readdirSync } from "node:fs";
import path from "node:path";
import {
  createConfig,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import seamline, { RULE_IDS } from "../rules/plugin.ts";
import { casesOf, filesOf, titledCases, writtenCase } from "./rule-cases.ts";

const casesById = await Promise.all(RULE_IDS.map(async (id) => [id, await casesOf(id)] as const));

describe.each(casesById)("%s", (id, { passes, fails }) => {
  test.each(titledCases(fails))("reports exactly the marked lines: %s", async (_title, text) => {
    const files = filesOf(text);
    const problems = await lintCase(id, files);
    expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(new Set([`seamline/${id}`]));
    expect(unique(problems.map(placeOf))).toEqual(markedLines(files));
  });

  test.each(titledCases(passes))("reports nothing for valid documents: %s", async (_title, text) => {
    const problems = await lintCase(id, filesOf(text));
    expect(problems.map(({ message }) => message)).toEqual([]);
  });
});

test("every rule has passing and failing cases, and every file of cases has a rule", () => {
  const files = readdirSync(path.join(import.meta.dirname, "rules")).sort();
  expect(files).toEqual(RULE_IDS.map((id) => `${id}.ts`));
  for (const [id, { passes, fails }] of casesById) {
    expect(titledCases(passes), id).not.toEqual([]);
    expect(titledCases(fails), id).not.toEqual([]);
  }
});

test("the repository's configuration turns on every rule as an error", async () => {
  const config = await loadConfig({ configPath: path.join(import.meta.dirname, "../../redocly.yaml") });
  for (const id of RULE_IDS) {
    expect(config.getRuleSettings(`seamline/${id}`, "oas3_1"), id).toMatchObject({ severity: "error" });
  }
});

/** Lints a case. `struct` is enabled to ensure that every case is a valid OpenAPI document. */
async function lintCase(id: string, files: ReadonlyMap<string, string>): Promise<NormalizedProblem[]> {
  const config = await createConfig({
    plugins: [seamline()],
    rules: { struct: "error", "no-unresolved-refs": "error", [`seamline/${id}`]: "error" },
  });
  using written = writtenCase(files);
  return await lint({ ref: path.join(written.folder, "openapi.yaml"), config });
}

/** Returns `openapi.yaml:7` for each line that ends in `# expected`. */
function markedLines(files: ReadonlyMap<string, string>): string[] {
  const marked = [...files].flatMap(([file, yaml]) =>
    yaml.split("\n").flatMap((line, index) => (line.endsWith("# expected") ? [`${file}:${index + 1}`] : [])),
  );
  return marked.sort();
}

function placeOf({ location: [place] }: NormalizedProblem): string {
  if (place === undefined) return "nowhere";
  return `${path.basename(place.source.absoluteRef)}:${getLineColLocation(place).start.line}`;
}

function unique(places: readonly string[]): string[] {
  return [...new Set(places)].sort();
}
