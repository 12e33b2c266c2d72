import type { CodeRunner } from "../../../service/code-runner.ts";
import type { DeployedVersion, StoredFunction } from "../functions/stored-function.ts";
import { NotRunnableError } from "./not-runnable-error.ts";

/** A version that a runner is there for. */
export interface RunnableFunction {
  readonly runner: CodeRunner;
  readonly version: DeployedVersion;
}

const NO_RUNNER =
  "The emulator was given nothing that runs code: make it with runner: functionRunner() of @seamline/emulator/node.";

/**
 * What answers for a function: the version that was deployed last, also while another one is being deployed.
 *
 * @throws NotRunnableError
 */
export function runnableFunction(
  { name, state, deployed }: StoredFunction,
  runner: CodeRunner | undefined,
): RunnableFunction {
  if (state === "DELETING") throw new NotRunnableError(`The function ${name} is being deleted.`);
  if (!deployed) throw new NotRunnableError(notDeployed(name, state));
  if (!runner) throw new NotRunnableError(NO_RUNNER);
  const runtime = deployed.spec.buildConfig?.runtime;
  if (runtime !== undefined && !runner.runs(runtime))
    throw new NotRunnableError(`The runtime ${runtime} of the function ${name} is not run by the emulator.`);
  return { runner, version: deployed };
}

function notDeployed(name: string, state: StoredFunction["state"]): string {
  const why =
    state === "DEPLOYING" ? "its first deployment has not ended" : "no deployment of it has succeeded";
  return `The function ${name} does not run yet: ${why}.`;
}
