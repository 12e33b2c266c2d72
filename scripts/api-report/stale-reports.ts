import { createTwoFilesPatch } from "diff";
import type { Reports } from "./extract-reports.ts";

/** Maximum number of lines shown per difference. */
const SHOWN = 60;

/**
 * Returns one message for each committed report that is out of date.
 *
 * @param folder prefix of the reports' paths, such as `packages/edge/api`
 */
export function staleReports(folder: string, committed: Reports, built: Reports): string[] {
  const paths = [...new Set([...built.keys(), ...committed.keys()])].toSorted();
  return paths.flatMap((path) => {
    const file = `${folder}/${path}`;
    const [before, now] = [committed.get(path), built.get(path)];
    if (before === undefined) return [`${file} is missing: the package exports an entry that has no report.`];
    if (now === undefined) return [`${file} is left over: the package no longer exports this entry.`];
    return before === now ? [] : [`${file} is out of date:\n${difference(before, now)}`];
  });
}

function difference(before: string, now: string): string {
  const patch = createTwoFilesPatch("committed", "built", before, now, undefined, undefined, { context: 3 });
  const lines = patch.trimEnd().split("\n").slice(1);
  const rest = lines.length - SHOWN;
  return (rest > 0 ? [...lines.slice(0, SHOWN), `and ${rest} more lines`] : lines).join("\n");
}
