import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

/** A problem that `redocly lint` reports. */
export interface LintProblem extends SpecProblem {
  readonly ruleId: string;
}

/** The part of `redocly lint --format=json` that is read here. */
interface LintReport {
  readonly totals: { readonly ignored: number };
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: string;
    readonly message: string;
    readonly location: readonly {
      readonly source: { readonly ref: string };
      readonly start?: { readonly line: number };
    }[];
  }[];
}

const cli = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);

/**
 * Lints documents under one configuration with Redocly's command. Warnings count as problems.
 *
 * @throws {SpecProblemsError} when the configuration is wrong or an ignore file hides problems.
 */
export function redoclyLint(files: readonly string[], config: string): LintProblem[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, "lint", ...files, "--config", config, "--format=json", "--max-problems=1000"],
    { encoding: "utf8", env: { ...process.env, REDOCLY_TELEMETRY: "off" }, maxBuffer: 2 ** 26 },
  );
  const reports = readReports(stdout, stderr, config);
  if (reports.some(({ totals }) => totals.ignored > 0)) {
    const file = path.join(path.dirname(config), ".redocly.lint-ignore.yaml");
    throw new SpecProblemsError([
      { file, message: "An ignore file hides problems: mend them and remove it." },
    ]);
  }
  return reports
    .flatMap(({ problems }) => problems)
    .map(({ ruleId, message, location: [place] }) => ({
      ruleId,
      file: path.resolve(place?.source.ref ?? files.join()),
      line: place?.start?.line,
      message: `${message.trim()} (${ruleId})`,
    }));
}

/** Redocly prints one JSON text per document, without anything between them. */
function readReports(stdout: string, stderr: string, config: string): LintReport[] {
  if (/Your config has \d+ (?:warning|error)/.test(stderr)) {
    throw new SpecProblemsError([{ file: config, message: stderr.trim() }]);
  }
  try {
    return stdout.split(/(?<=^\})(?=\s*\{)/m).map((text) => JSON.parse(text));
  } catch {
    throw new SpecProblemsError([
      { file: config, message: `redocly lint failed: ${stderr.trim() || stdout.trim()}` },
    ]);
  }
}
