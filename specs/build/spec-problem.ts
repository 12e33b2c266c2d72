import path from "node:path";

/** One defect of a spec: what is wrong and where. */
export interface SpecProblem {
  readonly message: string;
  /** Absolute path of the file that holds the defect. */
  readonly file: string;
  /** 1-based; undefined where the defect is that something is missing from a whole file. */
  readonly line?: number;
}

/**
 * Thrown when specs cannot be bundled. Carries every problem that was found, once: documents share files, and an
 * overlay may write the same to many places.
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

/** `file:line: message`, the file relative to the folder that the command runs in. */
export function formatProblem(problem: SpecProblem, from: string = process.cwd()): string {
  const file = path.relative(from, problem.file);
  return `${file}${problem.line === undefined ? "" : `:${problem.line}`}: ${problem.message}`;
}
