import { parseArgs } from "node:util";
import { workspaceFolder } from "../release/packages.ts";
import { formatFiles } from "./format-files.ts";
import type { FilePlan } from "./plan/file-plan.ts";
import { ScaffoldError } from "./scaffold-error.ts";

/** What a command was given: its names, and its flags with their texts. */
export interface ScaffoldArguments<Flag extends string> {
  readonly names: readonly string[];
  readonly flags: { readonly [Name in Flag]?: string };
}

interface ScaffoldCommand<Flag extends string> {
  /** Flags that take a text; every command has `--dry-run` too. */
  readonly flags: readonly Flag[];
  /** Commands that the owner runs next. */
  readonly next: readonly string[];
  /** @param root absolute path of the repository @throws ScaffoldError for what is missing or cannot be */
  plan(root: string, given: ScaffoldArguments<Flag>): FilePlan;
}

/** Plans the files of a command, writes them unless it is a dry run, and lists them. */
export function runScaffold<Flag extends string>({ flags, next, plan }: ScaffoldCommand<Flag>): void {
  try {
    const { isDry, ...given } = readArguments(flags);
    const planned = plan(workspaceFolder, given);
    if (!isDry) {
      planned.write();
      formatFiles(workspaceFolder, planned.paths());
    }
    console.log(planned.lines().join("\n"));
    console.log(isDry ? "\nNothing was written." : nextSteps(next));
  } catch (error) {
    if (!isForPeople(error)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

function readArguments<Flag extends string>(
  flags: readonly Flag[],
): ScaffoldArguments<Flag> & { readonly isDry: boolean } {
  const texts = Object.fromEntries(flags.map((flag) => [flag, { type: "string" } as const]));
  const options = { ...texts, "dry-run": { type: "boolean", default: false } } as const;
  const { positionals, values } = parseArgs({ args: process.argv.slice(2), allowPositionals: true, options });
  const { "dry-run": isDry, ...given } = values;
  return { names: positionals, flags: given as ScaffoldArguments<Flag>["flags"], isDry: isDry === true };
}

function nextSteps(commands: readonly string[]): string {
  return `\nGenerate what follows from them, and look at it:\n\n${commands.map((each) => `  ${each}`).join("\n")}`;
}

function isForPeople(error: unknown): boolean {
  return (
    error instanceof ScaffoldError ||
    String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS")
  );
}
