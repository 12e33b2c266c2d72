/**
 * Runs function code on this machine, in Node.js and Python: unpacks archives, installs dependencies and starts
 * processes.
 */

export { functionRunner } from "./function-runner.ts";
export { type FunctionRunnerOptions, InvalidRunnerOptionError } from "./function-runner-options.ts";
