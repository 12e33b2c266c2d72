import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Environment } from "../environment.ts";
import { installerEnvironment } from "../installers/run-installer.ts";

/** Time limit for a short Python program, in milliseconds. */
const TIME_LIMIT_MS = 10_000;

/** Matches the variables that version managers use to select a Python. */
const VERSION_MANAGER = /^(pyenv|asdf|mise)_\w+$/i;

/**
 * Runs a short Python program.
 *
 * @param program path of a Python executable
 * @returns stdout, or an empty string if the program failed
 */
export function outputOf(
  program: string,
  args: readonly string[],
  environment: Environment,
  signal?: AbortSignal,
): Promise<string> {
  const options = {
    env: installerEnvironment(environment, VERSION_MANAGER),
    timeout: TIME_LIMIT_MS,
    killSignal: "SIGKILL",
    signal,
  } as const;
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout) => resolve(error === null ? stdout : ""));
  });
}

/**
 * Returns the path of a Python program in the `python` folder of this package. The relative path is the same for the
 * compiled module and its source.
 */
export function pythonFile(name: "run_function.py" | "run_pip.py"): string {
  return fileURLToPath(new URL(`../../python/${name}`, import.meta.url));
}
