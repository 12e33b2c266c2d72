import { existsSync } from "node:fs";
import path from "node:path";
import { checkConfiguration } from "./check-configuration.ts";
import type { SpecSource } from "./discover-documents.ts";
import { type LintProblem, redoclyLint } from "./redocly-lint.ts";

/**
 * Lints every authored document with the nearest configuration.
 *
 * @param specsFolder absolute path of the folder that contains the services.
 * @throws {SpecProblemsError} if a configuration weakens the rules, or if Redocly fails on a document.
 */
export async function lintAuthored(
  documents: readonly SpecSource[],
  specsFolder: string,
): Promise<LintProblem[]> {
  const problems: LintProblem[] = [];
  for (const [config, group] of Map.groupBy(documents, (each) => nearestConfig(each, specsFolder))) {
    await checkConfiguration(config);
    const files = group.map(({ file }) => file);
    problems.push(...redoclyLint(files, config));
  }
  return problems;
}

/** Returns the service's `redocly.yaml`, or the repository's if the service has no such file. */
function nearestConfig({ file }: SpecSource, specsFolder: string): string {
  const repository = path.dirname(specsFolder);
  let folder = path.dirname(file);
  while (folder !== repository && !existsSync(path.join(folder, "redocly.yaml")))
    folder = path.dirname(folder);
  return path.join(folder, "redocly.yaml");
}
