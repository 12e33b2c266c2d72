import { readFlags } from "@seamline/openapi/command-flags";
import { checkFiles, checkOverlays } from "../overlay-check/check-overlays.ts";
import { findingLine, reportLines } from "../overlay-check/report-lines.ts";
import { describeFlags, type ParsedCommand, runSteps } from "./usage-error.ts";

/** What `seamline-codegen overlay check` is to do. */
export interface CheckRequest {
  readonly kind: "check";
  /** In the order in which they apply. */
  readonly files: readonly string[];
  readonly spec?: string | undefined;
  readonly json: boolean;
}

/** Reads the arguments of `overlay check`, with all problems. */
export function parseOverlayCommand(args: readonly string[]): ParsedCommand<CheckRequest> {
  const [command, ...rest] = args;
  const isCheck = command === "check";
  const { given, positionals, problems } = readFlags(isCheck ? rest : args, {
    spec: { type: "string" },
    json: { type: "boolean" },
  });
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
      ...positionals.filter((file) => file === "").map(() => "the file of an overlay has an empty name"),
      ...(isCheck && positionals.length === 0 ? ["overlay check needs the file of an overlay"] : []),
    ],
  };
}

function problemsOfCommand(command: string | undefined): string[] {
  if (command === "check") return [];
  return command === undefined || command.startsWith("-")
    ? ["overlay needs a command: check"]
    : [`there is no command overlay ${command}: write overlay check`];
}

/** What a command prints, and what it found wrong. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
  /** Whether the command has failed, which it may without a line of its own. */
  readonly hasFailed: boolean;
}

/**
 * Explains overlays. Fails if something is wrong with them.
 *
 * @param problems problems of the command line; if there are any, the files are only read
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
