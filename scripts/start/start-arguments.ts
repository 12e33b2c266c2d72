import { type DescribedFlags, flagRows, tableLines } from "@seamline/openapi/command-help";
import { parseArguments, type ServeRequest } from "../../packages/emulator/src/node/cli/command-line.ts";
import { withFlagVariables } from "../../packages/emulator/src/node/cli/flag-variables.ts";
import { ALL_FLAGS } from "../../packages/emulator/src/node/cli/flags.ts";
import { UsageError } from "../../packages/emulator/src/node/cli/usage-error.ts";

/** `pnpm start` flags that the emulator does not have. */
const ADDED_FLAGS: DescribedFlags = {
  once: { type: "boolean", help: "build everything, print the overview, and exit without serving" },
};

export type StartArguments =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | {
      readonly kind: "start";
      readonly once: boolean;
      readonly request: ServeRequest;
      readonly emulatorArgs: readonly string[];
    };

/**
 * Parses the `pnpm start` arguments: `--once` and the emulator's flags, which variables such as `SEAMLINE_PORT` can
 * also set.
 *
 * @throws UsageError
 */
export function parseStartArguments(args: readonly string[], environment: NodeJS.ProcessEnv): StartArguments {
  // pnpm passes `--` to the script. Other package managers expect it before a script's flags.
  const own = args[0] === "--" ? args.slice(1) : args;
  const line = parseArguments(withFlagVariables(own, environment), ADDED_FLAGS);
  if (line.kind === "exec") throw new UsageError("start has no exec: see npx seamline-emulator --help");
  if (line.kind !== "serve") return line;
  const { request, added } = line;
  const given = own.filter((arg) => !added.includes(arg.replace(/^--/, "")));
  const emulatorArgs = request.seed === undefined ? [...given, "--example"] : given;
  return { kind: "start", once: added.includes("once"), request, emulatorArgs };
}

export function startHelp(): string {
  return `pnpm start: lints, bundles, generates and builds everything, then serves the docs and the emulator.

  npx -y pnpm start [flags]

${tableLines(flagRows({ ...ADDED_FLAGS, ...ALL_FLAGS }))}

All flags but --once are those of the emulator, which starts with the example unless --seed names a seed. SEAMLINE_PORT in
the environment sets --port, and so on for each of them. Ctrl-C ends the emulator and the docs.`;
}
