import { CodeError } from "./code-runner/code-runner.ts";
import type { ProcessExit } from "./language.ts";

/** Creates the error for running calls of a process that ended by itself. */
export function exitError({ code, signal }: ProcessExit, output: string): CodeError {
  const how = signal === null ? `exited with code ${code}` : `was ended by ${signal}`;
  return new CodeError("crashed", `The code ${how} before it responded.`, output);
}

/** Creates the error for a missing or invalid response of a running process. */
export function unusableResponseError(problem: string, output: string): CodeError {
  return new CodeError("crashed", `The code sent an invalid response: ${problem}`, output);
}

/** Creates the error for code that threw after it started its response. */
export function cutOffError(problem: string, output: string): CodeError {
  return new CodeError(
    "crashed",
    `The code threw an error after it started its response: ${problem}`,
    output,
  );
}

/** Describes how a process ended while its module was loaded, if it wrote no error. */
export function earlyExitProblem({ code, signal }: ProcessExit): string {
  return signal === null
    ? `exited with code ${code} while it was loaded.`
    : `was ended by ${signal} while it was loaded.`;
}

/** Creates the error for code that exceeded its memory limit. */
export function memoryError(memoryBytes: number, output: string): CodeError {
  const mebibytes = Math.round(memoryBytes / 1024 / 1024);
  const message = `The code used more memory than its ${mebibytes} MiB: give it more, or have it use less.`;
  return new CodeError("memory", message, output);
}

/**
 * Creates the error for an invalid list of dependencies or a failed installation.
 *
 * @param output the output of the installer
 */
export function packageError(message: string, output?: string): CodeError {
  return new CodeError("package", message, output);
}

/** Lists at most `most` names for a message, and counts the others. */
export function listNames(names: readonly string[], most = 10): string {
  if (names.length === 0) return "nothing";
  const rest = names.length - most;
  return `${names.slice(0, most).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** Creates the error for an entry point that is not a function. @param type its actual type */
export function entryPointTypeError(
  moduleName: string,
  entryPoint: string,
  type: string,
  output: string,
): CodeError {
  const message = `${JSON.stringify(entryPoint)} of ${moduleName} must be a function, but has type ${type}.`;
  return new CodeError("entry-point", message, output);
}
