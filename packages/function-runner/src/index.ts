/** Runs the code of functions on this machine: archives, dependencies and child processes for Node and Python. */

export { functionRunner } from "./function-runner.ts";
export { type FunctionRunnerOptions, InvalidRunnerOptionError } from "./function-runner-options.ts";
