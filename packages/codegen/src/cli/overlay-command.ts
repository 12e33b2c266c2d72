import { readFlags } from "@seamline/openapi/command-flags";
import { checkFiles, checkOverlays } from "../overlay-check/check-overlays.ts";
import { findingLine, reportLines } from "../overlay-check/report-lines.ts";
import { CHECK_FLAGS } from "./command-description.ts";
import { describeFlags, type ParsedCommand, runSteps } from "./usage-error.ts";

/** Arguments of `seamline-codegen overlay check`. */
export interface CheckRequest {
  readonly kind: "check";
  readonly files: readonly string[];
  readonly spec?: string | undefined;
  readonly json: boolean;
}

/** Parses the arguments of `overlay check`, and collects all problems. */
export function parseOverlayCommand(args: readonly string[]): ParsedCommand<CheckRequest> {
  const [command, ...rest] = args;
  const isCheck = command === "check";
  const { given, positionals, problems } = readFlags(isCheck ? rest : args, CHECK_FLAGS);
  const files = positionals.filter((file) => file !== "");
  return {
    request: {
      kind: "check",
      files: isCheck ? files : [],
      spec: given.find(({ name }) => name === "spec")?.value,
      json: given.some(({ name }) => name === "json"),
    },
    problems: [
      ...problemsOfCommand(command),
      ...describeFlags(problems),
      ...positionals.filter((file) => file === "").map(() => "the path of an overlay is empty"),
      ...(isCheck && positionals.length === 0 ? ["overlay check requires at least one overlay"] : []),
    ],
  };
}

function problemsOfCommand(command: string | undefined): string[] {
  if (command === "check") return [];
  return command === undefined || command.startsWith("-")
    ? ["overlay requires a command: check"]
    : [`unknown command overlay ${command}: did you mean overlay check?`];
}

/** Output of a command. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
  /** Whether the command failed. It can fail even if `problems` is empty. */
  readonly hasFailed: boolean;
}

/**
 * Checks overlays.
 *
 * @param problems problems with the command line; if there are any, the files are only read
 */
export async function runCheck(
  { files, spec, json }: CheckRequest,
  problems: readonly string[],
): Promise<CommandResult> {
  if (problems.length > 0) await runSteps(problems, [() => checkFiles(files, spec)]);
  const report = await checkOverlays(files, spec);
  const hasFailed = report.problems.length > 0;
  if (json) return { lines: [JSON.stringify(report, null, 2)], problems: [], hasFailed };
  const lines = reportLines(report);
  return { lines, problems: report.problems.map(findingLine), hasFailed };
}
