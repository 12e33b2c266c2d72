import type { Environment } from "@seamline/function-runner/processes";
import { variableOf } from "./command-description.ts";
import { ALL_FLAGS } from "./flags.ts";
import { UsageError, UsageProblems } from "./usage-error.ts";

/**
 * Prepends the flags from environment variables to the arguments. Flags on the command line take precedence. Empty
 * variables are ignored, because Compose and CI systems pass undefined variables as empty strings.
 *
 * @throws UsageError if the variable for a switch is neither 1 nor 0
 */
export function withFlagVariables(args: readonly string[], environment: Environment): readonly string[] {
  const end = args.indexOf("--");
  const own = end === -1 ? args : args.slice(0, end);
  const isGiven = (flag: string): boolean =>
    own.some((arg) => arg === `--${flag}` || arg.startsWith(`--${flag}=`));
  const problems = new UsageProblems([]);
  const added = Object.entries(ALL_FLAGS).flatMap(([flag, { type }]) => {
    const value = environment[variableOf(flag) ?? ""];
    if (!value || isGiven(flag)) return [];
    if (type === "string") return [`--${flag}=${value}`];
    return problems.attempt(() => switchOf(flag, value)) ?? [];
  });
  problems.throwIfAny();
  return own[0] === "exec" ? ["exec", ...added, ...args.slice(1)] : [...added, ...args];
}

function switchOf(flag: string, value: string): string[] {
  if (/^(?:1|true|yes|on)$/i.test(value)) return [`--${flag}`];
  if (/^(?:0|false|no|off)$/i.test(value)) return [];
  throw new UsageError(`${variableOf(flag)} must be 1 or 0, but is "${value}"`);
}
