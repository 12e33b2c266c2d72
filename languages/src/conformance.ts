import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { startConformanceServer } from "../../packages/conformance/dist/conformance-server.js";
import { languagesFolder, root } from "./folders.ts";
import type { NamedGenerator } from "./generators.ts";
import { runCommand } from "./run-command.ts";
import { python } from "./tools/python.ts";

/** The generator used to run the conformance cases. */
export const CONFORMANCE_GENERATOR = "openapi-python-client";

/** Ways to run the cases: with the generated functions only, or with the hand-written layer on top. */
const runners = ["alone", "layer"] as const;

type Runner = (typeof runners)[number];

/** Number of cases in a theme, and number of cases passed by each runner. */
export interface ThemeResult extends Readonly<Record<Runner, number>> {
  readonly cases: number;
}

/** Results of the last conformance run, by theme. */
export type ConformanceResults = Readonly<Record<string, ThemeResult>>;

const folder = join(languagesFolder, "conformance");
const casesFolder = join(root, "packages/client-core/conformance");
const resultsFile = join(folder, "results.json");

/** Returns the cases that the layer cannot pass, with reasons. */
export function conformanceExceptions(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(folder, "exceptions.json"), "utf8"));
}

export function readConformanceResults(): ConformanceResults {
  return JSON.parse(readFileSync(resultsFile, "utf8"));
}

/** Result of running the cases. */
export interface ConformanceOutcome {
  readonly passed: number;
  /** Problems in cases that the layer should pass. */
  readonly problems: readonly string[];
}

/** Runs all conformance cases in Python, with and without the layer. */
export async function runConformance(
  generator: NamedGenerator,
  { record }: { readonly record: boolean },
): Promise<ConformanceOutcome> {
  const job = await mkdtemp(join(tmpdir(), "seamline-conformance-"));
  const server = await startConformanceServer();
  const spec = join(casesFolder, "openapi.json");
  try {
    await generator.generate({ document: "conformance", spec, folder: job, story: undefined });
    const env = { SEAMLINE_URL: server.url, SEAMLINE_SPEC: spec, PYTHONPATH: [folder, job].join(delimiter) };
    const [alone, layer] = await Promise.all([runCases("alone", env), runCases("layer", env)]);
    const found = { alone, layer };
    if (record) writeFileSync(resultsFile, `${JSON.stringify(resultsOf(found), undefined, 2)}\n`);
    const problems = unexpectedOf(found.layer);
    return { passed: found.layer.size - problems.length, problems };
  } finally {
    await server.close();
    await rm(job, { recursive: true, force: true });
  }
}

/** Problems by case name. */
type Found = ReadonlyMap<string, readonly string[]>;

async function runCases(runner: Runner, env: Readonly<Record<string, string>>): Promise<Found> {
  const args = ["-B", join(folder, "run_cases.py"), runner];
  const output = await runCommand({ program: python, args, env });
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  const results = lines.map((line) => JSON.parse(line) as { case: string; problems: string[] });
  return new Map(results.map((result) => [result.case, result.problems]));
}

/** Returns the names of the cases by theme. Each theme is a file. */
function casesByTheme(): Map<string, string[]> {
  const files = readdirSync(casesFolder).filter((file) => file.endsWith(".json"));
  const byTheme = files.sort().map((file): [string, string[]] => {
    const { cases = [] } = JSON.parse(readFileSync(join(casesFolder, file), "utf8"));
    return [basename(file, ".json"), cases.map(({ name }: { name: string }) => name)];
  });
  return new Map(byTheme.filter(([, names]) => names.length > 0));
}

function resultsOf(found: Readonly<Record<Runner, Found>>): ConformanceResults {
  const exceptions = conformanceExceptions();
  // Ignore exceptions, because a case that passes by chance must not change the recorded results.
  const passed = (runner: Runner, names: readonly string[]): number =>
    names.filter((name) => found[runner].get(name)?.length === 0 && !exceptions[name]).length;
  return Object.fromEntries(
    [...casesByTheme()].map(([theme, names]) => [
      theme,
      { cases: names.length, alone: passed("alone", names), layer: passed("layer", names) },
    ]),
  );
}

/**
 * Returns the problems in all cases that are not exceptions. Exceptions may pass by chance if they depend on the order
 * of threads.
 */
function unexpectedOf(found: Found): string[] {
  const exceptions = conformanceExceptions();
  return [...found]
    .filter(([name, problems]) => problems.length > 0 && !exceptions[name])
    .map(([name, problems]) => `${name}: ${problems.join("; ")}`);
}

/** Formats the results as a Markdown table with a row for each theme, and the exceptions as a list. */
export function conformanceTable(): string {
  const results = Object.entries(readConformanceResults());
  const rows = results.map(([theme, { cases, alone, layer }]) => [theme, cases, alone, layer]);
  const sum = (column: Runner | "cases"): number =>
    results.reduce((total, [, result]) => total + result[column], 0);
  const header = ["theme", "cases", "generated functions alone", "with the layer"];
  const all = ["all", sum("cases"), sum("alone"), sum("layer")];
  const lines = [header, header.map(() => "---"), ...rows, all].map((cells) => `| ${cells.join(" | ")} |`);
  const exceptions = Object.entries(conformanceExceptions()).map(([name, why]) => `- \`${name}\`: ${why}`);
  return [...lines, "", "The layer fails these cases:", "", ...exceptions].join("\n");
}
