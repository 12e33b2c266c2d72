import { existsSync, readdirSync, readFileSync } from "node:fs";
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

const fixtures = path.join(import.meta.dirname, "../rules/fixtures");

describe.each(RULE_IDS)("%s", (id) => {
  test.each(fixturesOf(id, "fail"))("%s reports exactly the marked lines", async (fixture) => {
    const folder = path.join(fixtures, id, fixture);
    const problems = await lintFixture(id, folder);
    expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(new Set([`seamline/${id}`]));
    expect(unique(problems.map(placeOf))).toEqual(markedLines(folder));
  });

  test.each(fixturesOf(id, "pass"))("%s reports nothing", async (fixture) => {
    const problems = await lintFixture(id, path.join(fixtures, id, fixture));
    expect(problems.map(({ message }) => message)).toEqual([]);
  });
});

test("every rule has a passing and a failing fixture, and every fixture has a rule", () => {
  expect(readdirSync(fixtures).sort()).toEqual([...RULE_IDS]);
  for (const id of RULE_IDS) {
    expect(fixturesOf(id, "pass"), id).not.toEqual([]);
    expect(fixturesOf(id, "fail"), id).not.toEqual([]);
  }
});

test("the repository's configuration turns every rule on as an error", async () => {
  const config = await loadConfig({ configPath: path.join(import.meta.dirname, "../../redocly.yaml") });
  for (const id of RULE_IDS) {
    expect(config.getRuleSettings(`seamline/${id}`, "oas3_1"), id).toMatchObject({ severity: "error" });
  }
});

/** `struct` is on, so that every fixture is a valid OpenAPI document. */
async function lintFixture(id: string, folder: string): Promise<NormalizedProblem[]> {
  const config = await createConfig({
    plugins: [seamline()],
    rules: { struct: "error", "no-unresolved-refs": "error", [`seamline/${id}`]: "error" },
  });
  return lint({ ref: path.join(folder, "openapi.yaml"), config });
}

function fixturesOf(id: string, kind: "pass" | "fail"): string[] {
  const folder = path.join(fixtures, id);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(kind)) : [];
}

/** `openapi.yaml:7` for each line that ends in `# expected`. */
function markedLines(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) =>
      readFileSync(path.join(folder, file), "utf8")
        .split("\n")
        .flatMap((line, index) => (line.endsWith("# expected") ? [`${file}:${index + 1}`] : [])),
    )
    .sort();
}

function placeOf({ location: [place] }: NormalizedProblem): string {
  if (place === undefined) return "nowhere";
  return `${path.basename(place.source.absoluteRef)}:${getLineColLocation(place).start.line}`;
}

function unique(places: readonly string[]): string[] {
  return [...new Set(places)].sort();
}
