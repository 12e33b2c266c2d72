import type { CodeRunner } from "../../../service/code-runner.ts";
import { NotRunnableError } from "./not-runnable-error.ts";

const NO_RUNNER =
  "The emulator was given nothing that runs code. Give createEmulator the option runner: functionRunner() of @seamline/emulator/node, or start the command without --no-code.";

/**
 * The runner of an emulator, where it has one that runs code of a runtime.
 *
 * @throws NotRunnableError
 */
export function runnerFor(runner: CodeRunner | undefined, runtime: string | undefined): CodeRunner {
  if (!runner) throw new NotRunnableError(NO_RUNNER);
  if (runner.runs(runtime ?? "")) return runner;
  throw new NotRunnableError(
    `The runtime ${runtime} is not run by the emulator, which runs those of Node, such as nodejs24.`,
  );
}
