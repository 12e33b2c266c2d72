import { type FlagProblem, readFlags } from "@seamline/openapi/command-flags";
import type { DescribedFlags } from "@seamline/openapi/command-help";
import { ALL_FLAGS, type FLAGS } from "./flags.ts";

/** Flags by name: `true` for switches, and lists of strings for service flags. */
export type Values = {
  readonly [Name in keyof typeof FLAGS]?: (typeof FLAGS)[Name] extends { readonly type: "string" }
    ? string
    : true;
};

/** The flags on a command line, and the problems found while reading them, such as unknown names. */
export interface GivenFlags {
  readonly values: Values;
  readonly problems: readonly string[];
}

/** Reads flags by name, because service flags and flags from other programs have no static types. */
export function readGivenFlags(args: readonly string[], flags: DescribedFlags = ALL_FLAGS): GivenFlags {
  const { given, problems } = readFlags(withNegatives(args), flags, 0);
  const values = new Map<string, unknown>();
  for (const { name, value = true } of given) {
    const before = (values.get(name) ?? []) as unknown[];
    values.set(name, flags[name]?.multiple ? [...before, value] : value);
  }
  return { values: Object.fromEntries(values) as Values, problems: describeProblems(problems) };
}

/**
 * Converts `--rate-limit -1` to `--rate-limit=-1`, because Node treats any argument that starts with a dash as a flag.
 */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const flag = /^-\d/.test(arg) ? joined.at(-1) : undefined;
    if (flag !== undefined && takesValue(flag)) joined.splice(-1, 1, `${flag}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

function takesValue(flag: string): boolean {
  return flag.startsWith("--") && ALL_FLAGS[flag.slice(2)]?.type === "string";
}

const EXEC_FIRST =
  "exec must come before the flags, for example: seamline-emulator exec --example -- npm test";

function describeProblems(problems: readonly FlagProblem[]): string[] {
  const isExec = ({ kind, argument }: FlagProblem): boolean => kind === "unexpected" && argument === "exec";
  // Do not report the arguments after a misplaced `exec`, because they belong to its command.
  if (problems.some(isExec))
    return [...problems.filter(({ kind }) => kind !== "unexpected").map(describeProblem), EXEC_FIRST];
  return problems.map(describeProblem);
}

function describeProblem({ kind, argument, nearest }: FlagProblem): string {
  switch (kind) {
    case "unknown":
      return `unknown flag ${argument}${nearest === undefined ? "" : `: did you mean ${nearest}?`}`;
    case "unexpected":
      return `unexpected argument ${argument}: see --help`;
    case "takes-no-value":
      return `${argument} does not take a value`;
    case "repeated":
      return `${argument} is given twice`;
    default:
      return `${argument} requires a value`;
  }
}
