/**
 * Compares the contracts and the public types with the last release, and checks that the changesets describe every
 * change.
 *
 * pnpm changeset:check                        fails if a changeset is missing or too small
 * pnpm changeset:check --since origin/main    also requires changesets on this branch for its own changes
 * pnpm changeset:write                        proposes a changeset for missing bumps; also accepts --since
 * pnpm changeset:record                       records contracts and public types as released; `pnpm release` runs it
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import {
  bundledDocuments,
  type ComparedDocument,
  contractChanges,
  releasedDocuments,
} from "@seamline/contract-diff";
import { ContractDiffError } from "@seamline/contract-diff/contract-diff-error";
import { recordRelease } from "@seamline/contract-diff/record-release";
import { readReleases } from "@seamline/contract-diff/released";
import type { Reports } from "./api-report/extract-reports.ts";
import { readBranchBase } from "./changesets/branch-base.ts";
import { limitedToRelease } from "./changesets/branch-changes.ts";
import type { ChangedPart } from "./changesets/changed-part.ts";
import { type ChangesetInput, checkChangesets } from "./changesets/check-changesets.ts";
import {
  committedSurface,
  entriesOfContracts,
  recordSurface,
  releasedSurface,
} from "./changesets/committed-surface.ts";
import { contractPackages } from "./changesets/contract-packages.ts";
import { entryChanges } from "./changesets/entry-changes.ts";
import { writeChangeset } from "./changesets/write-changeset.ts";
import { workspaceFolder } from "./release/packages.ts";
import { pendingChangesets } from "./release/pending-changesets.ts";

const commands = { check, write, record };

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { since: { type: "string" } },
  });
  const [name = ""] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined;
  if (command === undefined) stop(`Pass one of ${Object.keys(commands).join(", ")}.`);
  else if (isBundled()) await command(values.since);
} catch (error) {
  const isForPeople =
    error instanceof ContractDiffError ||
    String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS");
  if (!isForPeople) throw error;
  stop((error as Error).message);
}

function isBundled(): boolean {
  const tasks = ["run", "bundle", "--filter=@seamline/specs", "--output-logs=errors-only"];
  const { status, stdout, stderr, error } = spawnSync("turbo", tasks, {
    cwd: workspaceFolder,
    encoding: "utf8",
  });
  if (status !== 0) stop(`${stdout ?? ""}${stderr ?? error}\nThe contracts cannot be bundled.`);
  return status === 0;
}

async function check(since: string | undefined): Promise<void> {
  for (const each of await inputs(since)) {
    const { isComplete, lines } = checkChangesets(each);
    const print = isComplete ? console.log : console.error;
    for (const line of lines) print(line);
    if (!isComplete) process.exitCode = 1;
  }
}

async function write(since: string | undefined): Promise<void> {
  const now = (await inputs(since)).at(-1) as ChangesetInput;
  for (const problem of now.pending.problems) console.error(problem);
  const file = await writeChangeset(workspaceFolder, now);
  console.log(
    file === undefined
      ? "No bump is missing, so no changeset was written."
      : `Wrote ${file}. Review it, rewrite its description in your own words and commit it.`,
  );
}

async function record(): Promise<void> {
  const { documents } = await import("@seamline/specs");
  console.log(await recordRelease(documents));
  console.log(await recordSurface(workspaceFolder));
}

/**
 * Returns the changes since the last release with all changesets, and this branch's changes with its own changesets.
 */
async function inputs(since: string | undefined): Promise<ChangesetInput[]> {
  const packages = await contractPackages();
  const known = packages.map(({ name }) => name);
  const pending = await pendingChangesets(workspaceFolder, known);
  // Loaded after bundling, because bundling writes the index of the specs.
  const current = bundledDocuments((await import("@seamline/specs")).documents);
  const record = await readReleases();
  const surface = await committedSurface(workspaceFolder);
  const changesSince = async (
    documents: readonly ComparedDocument[],
    reports: Reports,
  ): Promise<ChangedPart[]> => {
    const contracts = await contractChanges(documents, current);
    const unrated = await entriesOfContracts(contracts, packages);
    return [...contracts, ...entryChanges(reports, surface, (entry) => !unrated.has(entry))];
  };
  const released = await releasedSurface(record.releases.length > 0);
  const changes = await changesSince(releasedDocuments(record), released);
  const release = { changes, packages, pending };
  if (since === undefined) return [release];
  const base = await readBranchBase(workspaceFolder, since);
  const own = limitedToRelease(await changesSince(base.documents, base.surface), changes);
  const changesets = pending.changesets.filter(({ file }) => base.changesets.has(file));
  return [release, { since, changes: own, packages, pending: { changesets, problems: [] } }];
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
