import type { CommandDescription, DescribedFlags } from "@seamline/openapi/command-help";
import { ALL_FLAGS } from "./flags.ts";

/** Flags that have no environment variable, because they are only useful in a terminal. */
const WITHOUT_VARIABLE: ReadonlySet<string> = new Set(["help", "version"]);

/** Returns the environment variable for a flag, such as `SEAMLINE_RATE_LIMIT` for `--rate-limit`. */
export function variableOf(flag: string): string | undefined {
  return WITHOUT_VARIABLE.has(flag) ? undefined : `SEAMLINE_${flag.toUpperCase().replaceAll("-", "_")}`;
}

function withVariables(flags: DescribedFlags): DescribedFlags {
  const entries = Object.entries(flags).map(([name, flag]) => {
    const variable = variableOf(name);
    return [name, variable === undefined ? flag : { ...flag, variable }] as const;
  });
  return Object.fromEntries(entries);
}

export const command: CommandDescription = {
  name: "seamline-emulator",
  summary: "runs the services on this machine, with state, a controllable clock and faults",
  usage: [
    "[flags]                     serves until Ctrl-C",
    "exec [flags] -- COMMAND     runs a command with the variables that clients read",
  ],
  groups: [{ title: "", text: "", flags: withVariables(ALL_FLAGS) }],
  notes: [
    "Each flag can also be set by an environment variable, such as SEAMLINE_PORT for --port. For flags without a value, 1 means on and 0 means off. Flags on the command line take precedence.",
    "exec uses free ports unless --port is given. The command receives variables such as SEAMLINE_RETENTION_URL, and exec returns its exit code.",
    "The emulator exits when the process that started it exits, or when stdin is a pipe that closes. --keep-running prevents this.",
    "Use /__emulator/ under each URL to move the clock, inject faults, reset the state and list requests.",
  ],
  environment: {
    "NO_COLOR, FORCE_COLOR": "turn log colours off or on (on if the output is a terminal)",
  },
  exitCodes: {
    "0": "stopped by Ctrl-C, SIGTERM or SIGHUP, or because the process that started it exited",
    "1": "an invalid command line or seed, a port that is in use, or a damaged store: standard error has one line per problem",
    "127": "with exec: the command does not exist",
    "128 + n":
      "with exec: signal n terminated the command; otherwise the exit code is the command's exit code",
  },
};
