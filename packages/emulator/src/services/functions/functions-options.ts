import type { ServiceOption } from "@seamline/emulator-kit";
import type { CodeRunnerFactory } from "@seamline/function-runner/code-runner";

/** The options of an emulator that the functions service adds. */
export interface FunctionsOptions {
  /**
   * Runs code of users: `functionRunner()` of `@seamline/emulator/node`. Without one, functions are kept but cannot be
   * deployed.
   */
  readonly runner?: CodeRunnerFactory;
}

/** The checks of the options. */
export const functionsOptions: Readonly<Record<keyof FunctionsOptions, ServiceOption>> = {
  runner: {
    expected: "what makes a runner, such as functionRunner() of @seamline/emulator/node",
    accepts: (value) => typeof value === "function",
  },
};
