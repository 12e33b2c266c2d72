/** `pnpm --filter @seamline/specs run lint`: holds every authored document to the rules. */
import { existsSync } from "node:fs";
import path from "node:path";
import { checkConfiguration } from "./check-configuration.ts";
import type { SpecSource } from "./discover-documents.ts";
import { readSources } from "./read-sources.ts";
import { type LintProblem, redoclyLint } from "./redocly-lint.ts";
import { rootCauses } from "./root-causes.ts";
import { runCommand } from "./run-command.ts";
import { SpecProblemsError } from "./spec-problem.ts";

const specsFolder = path.dirname(import.meta.dirname);

await runCommand(async () => {
  const { documents } = readSources(specsFolder);
  const problems: LintProblem[] = [];
  for (const [config, group] of Map.groupBy(documents, nearestConfig)) {
    await checkConfiguration(config);
    problems.push(
      ...redoclyLint(
        group.map(({ file }) => file),
        config,
      ),
    );
  }
  const causes = unique(rootCauses(problems));
  if (causes.length > 0) throw new SpecProblemsError(causes);
  console.log(`${documents.length} documents keep every rule.`);
});

/** The service's `redocly.yaml`, or else the repository's. */
function nearestConfig({ file }: SpecSource): string {
  const repository = path.dirname(specsFolder);
  let folder = path.dirname(file);
  while (folder !== repository && !existsSync(path.join(folder, "redocly.yaml")))
    folder = path.dirname(folder);
  return path.join(folder, "redocly.yaml");
}

/** Documents share files, and Redocly reports a problem of such a file once per document. */
function unique(problems: readonly LintProblem[]): LintProblem[] {
  return [
    ...new Map(
      problems.map((problem) => [`${problem.file}:${problem.line}:${problem.message}`, problem]),
    ).values(),
  ];
}
