import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
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
  environment: Readonly<Record<string, string | undefined>>,
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

let cachedFolder: string | undefined;

/** Returns the path of a program that Python runs. It lies in the folder `python` of this package. */
export function pythonFile(name: "copy_packages.py" | "run_function.py" | "run_pip.py"): string {
  cachedFolder ??= dirname(createRequire(import.meta.url).resolve("@seamline/emulator/package.json"));
  return join(cachedFolder, "python", name);
}
