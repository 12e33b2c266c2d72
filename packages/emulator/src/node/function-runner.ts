import { InvalidOptionError } from "@seamline/emulator-kit";
import {
  type FunctionRunnerOptions,
  InvalidRunnerOptionError,
  functionRunner as runnerOf,
} from "@seamline/function-runner";
import type { CodeRunnerFactory } from "@seamline/function-runner/code-runner";

/**
 * Makes a runner that runs the code of functions on this machine, with the rights of this process: use it only with
 * code that you trust. Each function runs in a process of its own, under the Functions Framework, which listens on no
 * port and cannot be reached by other users of the machine. Of the environment of this process it gets only `PATH`,
 * `TZ` and `LANG`. Python functions need a Python with venv on `PATH`.
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
