import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

/**
 * Parses every YAML file below the folders before anything reads them: a syntax error is then reported once,
 * in the file that holds it, and not at each reference to that file.
 *
 * @throws {SpecProblemsError} naming file and line of each syntax error.
 */
export function checkYaml(folders: readonly string[]): void {
  const problems = folders.flatMap(yamlFiles).flatMap(syntaxProblems);
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

/** Absolute paths of the YAML files below a folder, sorted. */
export function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function syntaxProblems(file: string): SpecProblem[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines, prettyErrors: false });
  const first = [...document.errors, ...document.warnings].at(0);
  if (first === undefined) return [];
  return [{ file, line: lines.linePos(first.pos[0]).line, message: `Malformed YAML: ${first.message}` }];
}
