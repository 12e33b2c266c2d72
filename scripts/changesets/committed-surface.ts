import { join } from "node:path";
import { reaches } from "@seamline/contract-diff/change";
import { ContractDiffError } from "@seamline/contract-diff/contract-diff-error";
import type { ReleasedChanges } from "@seamline/contract-diff/released";
import { REPORTS, readReports, writeReports } from "../api-report/committed-reports.ts";
import type { Reports } from "../api-report/extract-reports.ts";
import { publicPackages, workspaceFolder } from "../release/packages.ts";
import { isGenerated, publicEntries } from "../release/public-entries.ts";
import type { ContractPackage } from "./contract-packages.ts";

/** Folder for the reports of the last release, by package and entry. */
const RELEASED: string = join(workspaceFolder, "scripts/released-api");

/** Reads the reports of every published package, by package and entry: `@seamline/edge/reference.api.md`. */
export async function committedSurface(workspace: string): Promise<Reports> {
  const packages = await publicPackages(workspace);
  const reports = await Promise.all(
    packages.map(async ({ name, folder }) => {
      const own = await readReports(join(folder, REPORTS));
      return [...own].map(([path, text]) => [`${name}/${path}`, text] as const);
    }),
  );
  return new Map(reports.flat());
}

/**
 * Reads the reports of the last release.
 *
 * @param wasReleased whether there was a release. If so, its record must exist.
 * @throws ContractDiffError if the record of a release is missing
 */
export async function releasedSurface(wasReleased: boolean, folder: string = RELEASED): Promise<Reports> {
  const reports = await readReports(folder);
  if (reports.size > 0 || !wasReleased) return reports;
  throw new ContractDiffError(
    'scripts/released-api has no reports, although there was a release. Restore it from Git, because only "npx -y pnpm release" writes it.',
  );
}

/** Stores the reports as the last release's surface. */
export async function recordSurface(workspace: string, folder: string = RELEASED): Promise<string> {
  const reports = await committedSurface(workspace);
  await writeReports(folder, reports);
  return `Recorded the public types of ${reports.size} entries.`;
}

/**
 * Finds the entries that are generated from a changed contract. The types of these entries do not determine the bump,
 * because types do not show which requests and responses break.
 */
export async function entriesOfContracts(
  contracts: readonly ReleasedChanges[],
  packages: readonly ContractPackage[],
  workspace: string = workspaceFolder,
): Promise<ReadonlySet<string>> {
  const changed = contracts.filter(({ step }) => reaches(step, "minor"));
  const names = new Set(packages.filter(({ contains }) => changed.some(contains)).map(({ name }) => name));
  const members = (await publicPackages(workspace)).filter(({ name }) => names.has(name));
  const entries = (await Promise.all(members.map(publicEntries))).flat();
  return new Set(entries.filter(isGenerated).map(({ specifier }) => specifier));
}
