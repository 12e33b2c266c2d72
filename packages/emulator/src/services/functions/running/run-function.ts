import type { ProgramRequest } from "../../../service/code-runner.ts";
import type { StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsContext } from "../functions-context.ts";
import { readArchive } from "../source/read-archive.ts";
import { SourceError } from "../source/source-error.ts";
import { NotRunnableError } from "./not-runnable-error.ts";
import { programOf, type ReadArchive } from "./program-of.ts";
import { runnableFunction } from "./runnable-function.ts";

/**
 * Sends a request to what a function has deployed. Its archive is read where the runner asks for it.
 *
 * @throws NotRunnableError; CodeError; the reason of the request's `signal`
 */
export async function runFunction(
  { runner: given, state }: FunctionsContext,
  stored: StoredFunction,
  request: ProgramRequest,
): Promise<Response> {
  const { runner, version } = runnableFunction(stored, given);
  const read: ReadArchive = (archiveId) => state.read((reader) => readArchive(reader, archiveId));
  try {
    return await runner.send(programOf(stored, version, read), request);
  } catch (error) {
    throw error instanceof SourceError ? new NotRunnableError(error.message) : error;
  }
}
