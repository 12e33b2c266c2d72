import type { ProgramAnswer, ProgramRequest } from "../../../service/code-runner.ts";
import type { StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsContext } from "../functions-context.ts";
import { SourceError } from "../source/source-error.ts";
import { archiveReader } from "./archive-reader.ts";
import { NotRunnableError } from "./not-runnable-error.ts";
import { programOf } from "./program-of.ts";
import { runnableFunction } from "./runnable-function.ts";

/**
 * Sends a request to what a function has deployed. Its archive is read where the runner asks for it.
 *
 * @throws NotRunnableError; CodeError; the reason of the request's `signal`
 */
export async function runFunction(
  context: Pick<FunctionsContext, "runner" | "state">,
  stored: StoredFunction,
  request: ProgramRequest,
): Promise<ProgramAnswer> {
  const { runner, version } = runnableFunction(stored, context.runner);
  try {
    return await runner.send(programOf(stored, version, archiveReader(context)), request);
  } catch (error) {
    throw error instanceof SourceError ? new NotRunnableError(error.message) : error;
  }
}
