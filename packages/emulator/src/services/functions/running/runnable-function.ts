import type { CodeRunner } from "../../../service/code-runner.ts";
import type { DeployedVersion, StoredFunction } from "../functions/stored-function.ts";
import { NotRunnableError } from "./not-runnable-error.ts";
import { runnerFor } from "./runner-for.ts";

/** A version that a runner is there for. */
export interface RunnableFunction {
  readonly runner: CodeRunner;
  readonly version: DeployedVersion;
}

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
  return { runner: runnerFor(runner, deployed.spec.buildConfig?.runtime), version: deployed };
}

function notDeployed(name: string, state: StoredFunction["state"]): string {
  const why =
    state === "DEPLOYING" ? "its first deployment has not ended" : "no deployment of it has succeeded";
  return `The function ${name} does not run yet: ${why}.`;
}
