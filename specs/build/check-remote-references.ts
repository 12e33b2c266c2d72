import { referencesOf } from "./references.ts";
import { SpecProblemsError } from "./spec-problem.ts";
import type { YamlFile } from "./yaml-file.ts";

/**
 * Refuses references to the network: Redocly would fetch them, and a contract would change without a commit.
 *
 * @throws {SpecProblemsError} naming each of them.
 */
export function checkRemoteReferences(files: readonly YamlFile[]): void {
  const remote = files
    .flatMap(referencesOf)
    .filter(({ target }) => /^([a-z][a-z\d+.-]*:)?\/\//i.test(target));
  const problems = remote.map(({ node, file, target }) => ({
    file: file.file,
    line: file.lineOf(node),
    message: `The reference ${target} leads to the network; refer to a file of this repository instead.`,
  }));
  if (problems.length > 0) throw new SpecProblemsError(problems);
}
