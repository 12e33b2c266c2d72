import { checkReferenceCycles } from "./check-reference-cycles.ts";
import { referencesOf } from "./references.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";
import { readYamlFile, type YamlFile, yamlFiles } from "./yaml-file.ts";

/**
 * Reads every YAML file in the folders first, so that an unreadable file is reported once, on the invalid line, instead
 * of at each reference to the file.
 *
 * @throws {SpecProblemsError} listing the first problem in each file.
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

/**
 * Checks that no reference is a URL. Redocly would fetch the URL, so the contract could change without a commit.
 *
 * @throws {SpecProblemsError} listing each such reference.
 */
function checkRemoteReferences(files: readonly YamlFile[]): void {
  const remote = files
    .flatMap(referencesOf)
    .filter(({ target }) => /^([a-z][a-z\d+.-]*:)?\/\//i.test(target));
  const problems = remote.map(({ node, file, target }) => ({
    file: file.file,
    line: file.lineOf(node),
    message: `The reference ${target} is a URL: refer to a file in this repository instead.`,
  }));
  if (problems.length > 0) throw new SpecProblemsError(problems);
}
