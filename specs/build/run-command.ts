import { SpecProblemsError } from "./spec-problem.ts";

/**
 * Runs one of this package's commands and prints the lines that it returns. If the specs have problems, prints one line
 * per problem and sets exit code 1.
 */
export async function runCommand(
  command: () => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  try {
    for (const line of await command()) console.log(line);
  } catch (error) {
    if (!(error instanceof SpecProblemsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
