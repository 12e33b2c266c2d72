import path from "node:path";

/** One defect of a spec: what is wrong and where. */
export interface SpecProblem {
  readonly message: string;
  /** Absolute path of the file that holds the defect. */
  readonly file: string;
  /** 1-based; undefined where the defect is that something is missing from a whole file. */
  readonly line?: number;
}

/** Thrown when specs cannot be bundled. Carries every problem that was found. */
export class SpecProblemsError extends Error {
  override readonly name = "SpecProblemsError";
  readonly problems: readonly SpecProblem[];

  constructor(problems: readonly SpecProblem[]) {
    super(problems.map((problem) => formatProblem(problem)).join("\n"));
    this.problems = problems;
  }
}

/** `file:line: message`, the file relative to the folder that the command runs in. */
export function formatProblem(problem: SpecProblem, from: string = process.cwd()): string {
  const file = path.relative(from, problem.file);
  return `${file}${problem.line === undefined ? "" : `:${problem.line}`}: ${problem.message}`;
}
