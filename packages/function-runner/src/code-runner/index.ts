/** Runner types, runner errors and supported runtimes. Uses only web standards. */

export type {
  CodeRunner,
  CodeRunnerFactory,
  CodeRunnerParts,
  CodeSignature,
  DeploymentStep,
  LogLine,
  Program,
  ProgramRequest,
  ProgramResponse,
  RunnerClock,
} from "./code-runner.ts";
export { CodeError, type CodeProblem } from "./code-runner.ts";
export { endToEndHeaders } from "./end-to-end-headers.ts";
export { isRunRuntime } from "./runtimes.ts";
