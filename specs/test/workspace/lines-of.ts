import { formatProblem, SpecProblemsError } from "../../build/spec-problem.ts";

/** What a command would print for the problems that a function throws; empty where it throws none. */
export async function linesOf(folder: string, run: () => unknown): Promise<string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    if (!(error instanceof SpecProblemsError)) throw error;
    return error.problems.map((problem) => formatProblem(problem, folder));
  }
}
