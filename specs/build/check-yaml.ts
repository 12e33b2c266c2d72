import { checkReferenceCycles } from "./check-reference-cycles.ts";
import { checkRemoteReferences } from "./check-remote-references.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";
import { readYamlFile, type YamlFile, yamlFiles } from "./yaml-file.ts";

/**
 * Reads every YAML file below the folders before anything else does: a file that cannot be read is then reported
 * once, with the line that is wrong, and not at each reference to that file.
 *
 * @throws {SpecProblemsError} naming the first problem of each file.
 */
export function checkYaml(folders: readonly string[]): void {
  const files: YamlFile[] = [];
  const problems: SpecProblem[] = [];
  for (const file of folders.flatMap(yamlFiles)) {
    try {
      files.push(readYamlFile(file));
    } catch (error) {
      if (!(error instanceof SpecProblemsError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new SpecProblemsError(problems);
  checkRemoteReferences(files);
  checkReferenceCycles(files);
}
