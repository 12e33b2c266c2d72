import type { CodeRunner, ProgramRequest, ProgramResponse } from "@seamline/function-runner/code-runner";
import type { DeployedVersion, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsContext } from "../functions-context.ts";
import { readArchive, SourceError } from "../source/archive-store.ts";
import { programOf, type ReadArchive } from "./program.ts";

/** Thrown if a function cannot run yet, or cannot run in this emulator. */
export class NotRunnableError extends Error {
  override readonly name: string = "NotRunnableError";
}

/**
 * Sends a request to a function's deployed version. The archive is read only if the runner needs it.
 *
 * @throws NotRunnableError; CodeError; the abort reason of the request's `signal`
 */
export async function runFunction(
  context: Pick<FunctionsContext, "attached" | "state">,
  stored: StoredFunction,
  request: ProgramRequest,
): Promise<ProgramResponse> {
  const { runner, version } = runnableFunction(stored, context.attached);
  try {
    return await runner.send(programOf(stored, version, archiveReader(context)), request);
  } catch (error) {
    throw error instanceof SourceError ? new NotRunnableError(error.message) : error;
  }
}

interface RunnableFunction {
  readonly runner: CodeRunner;
  readonly version: DeployedVersion;
}

/**
 * Returns the version that serves requests: the latest deployed version, even while another version is being deployed.
 *
 * @throws NotRunnableError
 */
function runnableFunction(
  { name, state, deployed }: StoredFunction,
  runner: CodeRunner | undefined,
): RunnableFunction {
  if (state === "DELETING")
    throw new NotRunnableError(`Function ${name} is being deleted. Deploy it again after the deletion.`);
  if (!deployed) throw new NotRunnableError(notDeployedProblem(name, state));
  return { runner: runnerFor(runner, deployed.spec.buildConfig?.runtime), version: deployed };
}

function notDeployedProblem(name: string, state: StoredFunction["state"]): string {
  const reason =
    state === "DEPLOYING" ? "its first deployment has not finished" : "it has no successful deployment";
  return `Function ${name} cannot run yet: ${reason}.`;
}

const NO_RUNNER_PROBLEM =
  "The emulator has no code runner. Pass the option runner: functionRunner() from @seamline/emulator/node to createEmulator, or start the command without --no-code.";

/**
 * Returns the emulator's runner if it supports the given runtime.
 *
 * @throws NotRunnableError
 */
export function runnerFor(runner: CodeRunner | undefined, runtime: string | undefined): CodeRunner {
  if (!runner) throw new NotRunnableError(NO_RUNNER_PROBLEM);
  if (runner.runs(runtime ?? "")) return runner;
  throw new NotRunnableError(
    `The emulator does not run the runtime ${runtime}. It runs Node and Python, such as nodejs24 and python312.`,
  );
}

/** Returns a function that reads archives from the current state. */
export function archiveReader({ state }: Pick<FunctionsContext, "state">): ReadArchive {
  return (archiveId) => state.read((reader) => readArchive(reader, archiveId));
}

/** The header field with the execution id. */
export const EXECUTION_ID_HEADER = "function-execution-id";

/** Returns a new execution id: 12 random hexadecimal digits. */
export function newExecutionId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
