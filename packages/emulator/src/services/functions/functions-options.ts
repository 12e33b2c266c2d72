import type { ServiceOption } from "@seamline/emulator-kit";
import type { CodeRunnerFactory } from "@seamline/function-runner/code-runner";

/** Emulator options for the functions service. */
export interface FunctionsOptions {
  /**
   * Runs function code: `functionRunner()` from `@seamline/emulator/node`. Without a runner, the seed's functions are
   * listed, but deployments and calls fail.
   */
  readonly runner?: CodeRunnerFactory;
}

export const functionsOptions: Readonly<Record<keyof FunctionsOptions, ServiceOption>> = {
  runner: {
    expected: "a runner factory, such as functionRunner() from @seamline/emulator/node",
    accepts: (value) => typeof value === "function",
  },
};
