import { SpecProblemsError } from "./spec-problem.ts";

/** Runs a command of this package: problems of specs are printed one per line and end it with exit code 1. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SpecProblemsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
