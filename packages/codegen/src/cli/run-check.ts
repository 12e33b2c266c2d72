import { checkOverlays } from "../overlay-check/check-overlays.ts";
import { findingLine, reportLines } from "../overlay-check/report-lines.ts";
import type { CheckRequest } from "./parse-check.ts";

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
