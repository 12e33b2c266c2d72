import { ResolveError } from "@redocly/openapi-core";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

/** Message of Redocly's error for circular references, which has no class. */
const CIRCULAR = "Self-referencing circular pointer";

/**
 * Calls a Redocly function, and converts an error about a file to a problem with that file.
 *
 * @param file absolute path of the document read by the function.
 * @throws {SpecProblemsError}
 */
export async function reportingFailures<Result>(file: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const problem = problemOf(error, file);
    throw problem === undefined ? error : new SpecProblemsError([problem]);
  }
}

function problemOf(error: unknown, file: string): SpecProblem | undefined {
  const isOfFile = error instanceof ResolveError || (error instanceof Error && error.message === CIRCULAR);
  return isOfFile ? { file, message: `Redocly cannot read this document: ${error.message}.` } : undefined;
}
