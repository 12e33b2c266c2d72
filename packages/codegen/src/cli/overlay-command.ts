import { parseArgs } from "node:util";
import { checkOverlays } from "../overlay-check/check-overlays.ts";
import { findingLine, reportLines } from "../overlay-check/report-lines.ts";
import { assertFilled, UsageError, usageErrorOf } from "./usage-error.ts";

/** What `seamline-codegen overlay check` is to do. */
export interface CheckRequest {
  readonly kind: "check";
  /** At least one, in the order in which they apply. */
  readonly files: readonly string[];
  readonly spec?: string;
  readonly json: boolean;
}

/** @throws UsageError for unknown or missing arguments */
export function parseOverlayCommand(args: readonly string[]): CheckRequest {
  const [command, ...rest] = args;
  if (command !== "check")
    throw new UsageError(
      command === undefined
        ? "overlay needs a command: check"
        : `there is no command overlay ${command}: write overlay check`,
    );
  const { values, positionals } = parse(rest);
  assertFilled({ spec: values.spec, overlay: positionals });
  if (positionals.length === 0) throw new UsageError("overlay check needs the file of an overlay");
  return {
    kind: "check",
    files: positionals,
    json: values.json ?? false,
    ...(values.spec !== undefined && { spec: values.spec }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { spec: { type: "string" }, json: { type: "boolean" } },
    });
  } catch (error) {
    throw usageErrorOf(error);
  }
}

/** What a command prints, and what it found wrong. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
  /** Whether the command has failed, which it may without a line of its own. */
  readonly hasFailed: boolean;
}

/** Explains overlays; fails where something is wrong with them. */
export async function runCheck({ files, spec, json }: CheckRequest): Promise<CommandResult> {
  const report = await checkOverlays(files, spec);
  const hasFailed = report.problems.length > 0;
  if (json) return { lines: [JSON.stringify(report, null, 2)], problems: [], hasFailed };
  const lines = reportLines(report);
  return { lines, problems: report.problems.map(findingLine), hasFailed };
}
