import { CodeError } from "./code-runner/code-runner.ts";
import type { ProcessExit } from "./language.ts";

/** Creates the error for calls that were running when their process exited. */
export function exitError({ code, signal }: ProcessExit, output: string): CodeError {
  const how = signal === null ? `exited with code ${code}` : `was terminated by ${signal}`;
  return new CodeError("crashed", `The code ${how} before it responded.`, output);
}

/** Creates the error for a missing or invalid response from a running process. */
export function unusableResponseError(problem: string, output: string): CodeError {
  return new CodeError("crashed", `The code sent an invalid response: ${problem}`, output);
}

/** Creates the error for code that threw after it had started its response. */
export function cutOffError(problem: string, output: string): CodeError {
  return new CodeError(
    "crashed",
    `The code threw an error after it started its response: ${problem}`,
    output,
  );
}

/** Describes how a process ended while loading its module, if it did not write an error. */
export function earlyExitProblem({ code, signal }: ProcessExit): string {
  return signal === null
    ? `exited with code ${code} while it was loading.`
    : `was terminated by ${signal} while it was loading.`;
}

export function memoryError(memoryBytes: number, output: string): CodeError {
  const mebibytes = Math.round(memoryBytes / 1024 / 1024);
  const message = `The code exceeded its memory limit of ${mebibytes} MiB: raise the limit or reduce the memory usage.`;
  return new CodeError("memory", message, output);
}

/**
 * Creates the error for an invalid list of dependencies or a failed installation.
 *
 * @param output output of the installer
 */
export function packageError(message: string, output?: string): CodeError {
  return new CodeError("package", message, output);
}

/** Lists up to `most` names for a message, and the number of remaining names. */
export function listNames(names: readonly string[], most = 10): string {
  if (names.length === 0) return "nothing";
  const rest = names.length - most;
  return `${names.slice(0, most).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** Creates the error for an entry point that is not a function. @param type actual type */
export function entryPointTypeError(
  moduleName: string,
  entryPoint: string,
  type: string,
  output: string,
): CodeError {
  const message = `${JSON.stringify(entryPoint)} in ${moduleName} must be a function, but has type ${type}.`;
  return new CodeError("entry-point", message, output);
}
