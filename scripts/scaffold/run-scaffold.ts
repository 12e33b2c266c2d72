import { describeFlagProblem, type FlagOption, readFlags } from "@seamline/openapi/command-flags";
import { workspaceFolder } from "../release/packages.ts";
import { formatFiles } from "./format-files.ts";
import type { FilePlan } from "./plan/file-plan.ts";
import { ScaffoldError, ScaffoldErrors } from "./scaffold-error.ts";

/** Arguments of a command: its positional arguments, and the values of its flags. */
export interface ScaffoldArguments<Flag extends string> {
  readonly names: readonly string[];
  readonly flags: { readonly [Name in Flag]?: string };
  /** Switches on the command line, such as `new-section`. */
  readonly switches: ReadonlySet<string>;
}

interface ScaffoldCommand<Flag extends string> {
  /** Flags with a value. */
  readonly flags: readonly Flag[];
  /** Flags without a value. Every command also has `--dry-run`. */
  readonly switches?: readonly string[];
  /** Commands to run next. */
  readonly next: readonly string[];
  /** @param root absolute path of the repository @throws ScaffoldError if something is missing or invalid */
  plan(root: string, given: ScaffoldArguments<Flag>): FilePlan;
}

/** Plans the files of a command, writes them unless it is a dry run, and lists them. */
export function runScaffold<Flag extends string>(command: ScaffoldCommand<Flag>): void {
  try {
    const { problems, ...given } = readArguments(command);
    const isDry = given.switches.has("dry-run");
    const planned = planAll(command, given, problems);
    if (!isDry) {
      planned.write();
      formatFiles(workspaceFolder, planned.paths());
    }
    console.log(planned.lines().join("\n"));
    console.log(isDry ? "\nNothing was written." : nextSteps(command.next));
  } catch (error) {
    if (!isForPeople(error)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** @throws ScaffoldError with the problems in the flags and the request */
function planAll<Flag extends string>(
  { plan }: ScaffoldCommand<Flag>,
  given: ScaffoldArguments<Flag>,
  problems: readonly Error[],
): FilePlan {
  try {
    const planned = plan(workspaceFolder, given);
    if (problems.length === 0) return planned;
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    throw new ScaffoldErrors([...problems, error]);
  }
  throw new ScaffoldErrors(problems);
}

function readArguments<Flag extends string>({
  flags,
  switches = [],
}: ScaffoldCommand<Flag>): ScaffoldArguments<Flag> & { readonly problems: readonly Error[] } {
  const texts = flags.map((flag) => [flag, { type: "string" }] as const);
  const booleans = [...switches, "dry-run"].map((flag) => [flag, { type: "boolean" }] as const);
  const options: Record<string, FlagOption> = Object.fromEntries([...texts, ...booleans]);
  const { given, positionals, problems } = readFlags(process.argv.slice(2), options);
  const values = given.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  return {
    names: positionals,
    flags: Object.fromEntries(values) as ScaffoldArguments<Flag>["flags"],
    switches: new Set(given.filter(({ value }) => value === undefined).map(({ name }) => name)),
    problems: problems.map((problem) => new Error(describeFlagProblem(problem))),
  };
}

function nextSteps(commands: readonly string[]): string {
  return `\nGenerate the dependent files, and review them:\n\n${commands.map((each) => `  ${each}`).join("\n")}`;
}

/** Returns whether to print an error without its stack. The messages of file system errors contain the path. */
function isForPeople(error: unknown): boolean {
  return error instanceof ScaffoldError || (error as NodeJS.ErrnoException).syscall !== undefined;
}
