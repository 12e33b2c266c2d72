import { InvalidOptionError } from "@seamline/emulator-kit";
import {
  type FunctionRunnerOptions,
  InvalidRunnerOptionError,
  functionRunner as runnerOf,
} from "@seamline/function-runner";
import type { CodeRunnerFactory } from "@seamline/function-runner/code-runner";

/**
 * Creates a runner that runs function code on this machine with this process's rights. Use it only with code that you
 * trust. Each function runs in a separate process under the Functions Framework, without an open port, so other users
 * of the machine cannot reach it. The process receives only `PATH`, `TZ` and `LANG` from the environment. Python
 * functions require Python with venv on `PATH`.
 *
 * @example
 * const emulator = createEmulator({ runner: functionRunner() });
 *
 * @throws InvalidOptionError
 */
export function functionRunner(options: FunctionRunnerOptions = {}): CodeRunnerFactory {
  try {
    return runnerOf(options);
  } catch (error) {
    if (!(error instanceof InvalidRunnerOptionError)) throw error;
    throw new InvalidOptionError(`runner.${error.option}`, error.problem);
  }
}
