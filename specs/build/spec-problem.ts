import path from "node:path";

/** A problem in a spec, with its location. */
export interface SpecProblem {
  readonly message: string;
  readonly file: string;
  /** Line number, starting at 1; undefined if something is missing from the whole file. */
  readonly line?: number;
}

/**
 * Thrown if specs cannot be bundled. Lists every problem once, because documents share files, and an overlay can write
 * the same value to several places.
 */
export class SpecProblemsError extends Error {
  override readonly name = "SpecProblemsError";
  readonly problems: readonly SpecProblem[];

  constructor(problems: readonly SpecProblem[]) {
    const byLine = new Map(problems.map((problem) => [formatProblem(problem), problem]));
    super([...byLine.keys()].join("\n"));
    this.problems = [...byLine.values()];
  }
}

/** Formats a problem as `file:line: message`, with the file relative to the working directory. */
export function formatProblem(problem: SpecProblem, from: string = process.cwd()): string {
  const file = path.relative(from, problem.file);
  return `${file}${problem.line === undefined ? "" : `:${problem.line}`}: ${problem.message}`;
}
