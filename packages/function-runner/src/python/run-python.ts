import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Environment } from "../environment.ts";
import { installerEnvironment } from "../installers/run-installer.ts";

/** How long a Python may take to run a short program, in milliseconds. */
const TIME_LIMIT_MS = 10_000;

/** The variables by which the programs of a version manager choose the Python that they start. */
const VERSION_MANAGER = /^(pyenv|asdf|mise)_\w+$/i;

/**
 * Runs a short program of Python.
 *
 * @param program the path of a Python
 * @returns what it wrote to stdout; empty if it failed
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
 * Returns the path of a program that Python runs. It lies in the folder `python` of this package, as far away from
 * the compiled module as from its source.
 */
export function pythonFile(name: "run_function.py" | "run_pip.py"): string {
  return fileURLToPath(new URL(`../../python/${name}`, import.meta.url));
}
