import { CodeError } from "./code-runner/code-runner.ts";
import type { ProcessExit } from "./language.ts";

/** Makes the error of the calls that were running when a process ended by itself. */
export function exitError({ code, signal }: ProcessExit, output: string): CodeError {
  const how = signal === null ? `ended itself with exit code ${code}` : `was ended by ${signal}`;
  return new CodeError("crashed", `The code ${how} before it had answered.`, output);
}

/** Makes the error of a call whose response is missing or unusable while its process runs on. */
export function unusableResponseError(problem: string, output: string): CodeError {
  return new CodeError("crashed", `The code gave no answer that can be passed on: ${problem}`, output);
}

/** Makes the error of a call whose code threw after its response had begun. */
export function cutOffError(problem: string, output: string): CodeError {
  return new CodeError("crashed", `The code threw an error after its response had begun: ${problem}`, output);
}

/** Says how a process ended while its module was loaded, if it wrote no error. */
export function earlyExitProblem({ code, signal }: ProcessExit): string {
  return signal === null
    ? `ended its process with exit code ${code} while it was loaded.`
    : `was ended by ${signal} while it was loaded.`;
}

/** Makes the error of code that used more memory than its function has. */
export function memoryError(memoryBytes: number, output: string): CodeError {
  const mebibytes = Math.round(memoryBytes / 1024 / 1024);
  const message = `The code used more memory than its ${mebibytes} MiB: give it more, or have it use less.`;
  return new CodeError("memory", message, output);
}

/**
 * Makes the error of what says on which packages code depends, or of their installation.
 *
 * @param output the output of the installer
 */
export function packageError(message: string, output?: string): CodeError {
  return new CodeError("package", message, output);
}

/** Lists names for a message, and counts the others when there are more than `most`. */
export function listNames(names: readonly string[], most = 10): string {
  if (names.length === 0) return "nothing";
  const rest = names.length - most;
  return `${names.slice(0, most).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** Makes the error of an entry point that is not a function. @param type what it is instead */
export function entryPointTypeError(
  moduleName: string,
  entryPoint: string,
  type: string,
  output: string,
): CodeError {
  const message = `${JSON.stringify(entryPoint)} of ${moduleName} must be a function, and is of type ${type}.`;
  return new CodeError("entry-point", message, output);
}
