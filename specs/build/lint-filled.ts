import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BuiltDocument } from "./built-document.ts";
import { LintFolder } from "./lint-folder.ts";
import { AS_SHOWN } from "./profiles.ts";
import { type LintProblem, redoclyLint } from "./redocly-lint.ts";
import { SpecProblemsError } from "./spec-problem.ts";

/**
 * Holds what overlays made of documents to every rule: they say what a source leaves open, so that there is no reason
 * to switch a rule off.
 *
 * @param documents every profile of every document.
 * @param specsFolder absolute path of the folder that holds the services and the rules.
 * @returns problems by their places in overlays and authored files.
 * @throws {SpecProblemsError} when Redocly does not get through a document.
 */
export function lintFilled(documents: readonly BuiltDocument[], specsFolder: string): LintProblem[] {
  const filled = documents.filter(({ profile }) => profile !== AS_SHOWN);
  if (filled.length === 0) return [];
  const folderPath = realpathSync(mkdtempSync(path.join(tmpdir(), "specs-lint-")));
  const folder = new LintFolder(folderPath, specsFolder);
  try {
    // A filled document takes the place of the same document as shown, which the others of its service look for.
    for (const document of [...documents, ...filled]) folder.add(document);
    return lintIn(folder, filled);
  } finally {
    rmSync(folderPath, { recursive: true, force: true });
  }
}

function lintIn(folder: LintFolder, documents: readonly BuiltDocument[]): LintProblem[] {
  const files = documents.map(({ source }) => folder.copyOf(source.file));
  try {
    return redoclyLint(files, folder.config()).map((problem) => ({
      ...problem,
      ...folder.originOf(problem),
    }));
  } catch (error) {
    if (!(error instanceof SpecProblemsError)) throw error;
    const problems = error.problems.map((problem) => ({ ...problem, ...folder.originOf(problem) }));
    throw new SpecProblemsError(problems);
  }
}
