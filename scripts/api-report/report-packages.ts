import { join, relative } from "node:path";
import { publicPackages } from "../release/packages.ts";
import { REPORTS, readReports, writeReports } from "./committed-reports.ts";
import { extractReports } from "./extract-reports.ts";
import { staleReports } from "./stale-reports.ts";

export interface ReportedPackages {
  readonly entries: number;
  /** One message for each committed report that is out of date. */
  readonly stale: readonly string[];
}

/**
 * Compares the committed reports of every published package with its built declarations, and updates them if requested.
 *
 * @throws ApiReportError if a package is not built
 */
export async function reportPackages(
  workspace: string,
  { write }: { readonly write: boolean },
): Promise<ReportedPackages> {
  const stale: string[] = [];
  let entries = 0;
  for (const member of await publicPackages(workspace)) {
    const folder = join(member.folder, REPORTS);
    const built = await extractReports(member);
    entries += built.size;
    stale.push(...staleReports(relative(workspace, folder), await readReports(folder), built));
    if (write) await writeReports(folder, built);
  }
  return { entries, stale };
}
