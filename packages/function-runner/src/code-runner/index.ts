/** What the callers of a runner need: its types, its errors and which runtimes it knows. Needs web standards only. */

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
