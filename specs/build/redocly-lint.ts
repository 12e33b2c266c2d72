import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

export interface LintProblem extends SpecProblem {
  readonly ruleId: string;
  /** JSON pointer to the problem, as a URI fragment; undefined if the problem has no location. */
  readonly pointer: string | undefined;
}

/** Output of `redocly lint --format=json`, limited to the fields used here. */
interface LintReport {
  readonly totals: { readonly ignored: number };
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: string;
    readonly message: string;
    readonly location: readonly {
      readonly source: { readonly ref: string };
      readonly pointer?: string;
      readonly start?: { readonly line: number };
    }[];
  }[];
}

type LintRun = SpawnSyncReturns<string>;

/*
 * The command bundles its own core (2.77), which is newer than the latest installable version of
 * `@redocly/openapi-core` (2.64). The installed version bundles documents and runs the rules in tests.
 */
const cli = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);

/**
 * Lints documents with Redocly's command and one configuration. Warnings are treated as problems.
 *
 * @throws {SpecProblemsError} if the configuration is invalid, an ignore file hides problems, or the command does not
 * finish every document.
 */
export function redoclyLint(files: readonly string[], config: string): LintProblem[] {
  const run = spawnSync(
    process.execPath,
    [cli, "lint", ...files, "--config", config, "--format=json", "--max-problems=1000"],
    { encoding: "utf8", env: plainEnvironment(), maxBuffer: 2 ** 26 },
  );
  const reports = readReports(run.stdout ?? "");
  checkConfiguration(run, config);
  checkIsComplete(run, reports, files);
  if (reports.some(({ totals }) => totals.ignored > 0)) {
    const file = path.join(path.dirname(config), ".redocly.lint-ignore.yaml");
    throw stop(file, "An ignore file hides problems: fix them and remove the file.");
  }
  return reports.flatMap(({ problems }, index) =>
    problems.map(({ ruleId, message, location: [place] }) => ({
      ruleId,
      file: path.resolve(place?.source.ref ?? files[index] ?? ""),
      line: place?.start?.line,
      pointer: place?.pointer,
      message: `${message.trim()} (${ruleId})`,
    })),
  );
}

/** Returns the environment without Redocly's variables, because one of them would skip rules. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith("REDOCLY_"));
  return { ...Object.fromEntries(others), REDOCLY_TELEMETRY: "off" };
}

/**
 * Parses Redocly's output: one JSON value per document, in order and without separators. A crash can truncate the last
 * value.
 */
function readReports(stdout: string): LintReport[] {
  const reports: LintReport[] = [];
  for (const text of stdout.split(/(?<=^\})(?=\s*\{)/m)) {
    try {
      reports.push(JSON.parse(text));
    } catch {
      return reports;
    }
  }
  return reports;
}

function checkConfiguration({ stderr }: LintRun, config: string): void {
  if (!/Your config has \d+ (?:warning|error)/.test(stderr)) return;
  const problems = [...stderr.matchAll(/^\[\d+\] (.+?):(\d+):\d+ at .*\n+(.+)$/gm)].map(
    ([, file = "", line, message = ""]) => ({ file: path.resolve(file), line: Number(line), message }),
  );
  if (problems.length > 0) throw new SpecProblemsError(problems);
  throw stop(config, stderr.trim().replaceAll(/\s*\n\s*/g, " "));
}

/** Checks that there is a report for each document, because Redocly stops at the first document that it cannot read. */
function checkIsComplete(run: LintRun, reports: readonly LintReport[], files: readonly string[]): void {
  const unread = files[reports.length];
  if (unread !== undefined) throw stop(unread, `Redocly did not finish this document: ${outcomeOf(run)}.`);
  const isExplained = run.status === 0 || reports.some(({ problems }) => problems.length > 0);
  if (run.error === undefined && run.signal === null && isExplained) return;
  throw stop(files.at(-1) ?? "", `Redocly failed after this document: ${outcomeOf(run)}.`);
}

/** Describes in one line why the command ended. */
function outcomeOf({ error, signal, status, stderr }: LintRun): string {
  if (error !== undefined) return error.message;
  if (signal !== null) return `ended by ${signal}`;
  const [, reason] = /^ {2}- (.+)$/m.exec(stderr ?? "") ?? [];
  return reason ?? (stderr.trim().split("\n").at(-1) || `exit code ${status}`);
}

function stop(file: string, message: string): SpecProblemsError {
  return new SpecProblemsError([{ file, message }]);
}
