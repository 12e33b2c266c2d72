import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BundledDocument, ComparedDocument } from "@seamline/contract-diff";
import { ContractDiffError } from "@seamline/contract-diff/contract-diff-error";
import type { JsonObject } from "@seamline/contract-diff/json-object";
import type { Reports } from "../api-report/extract-reports.ts";
import { runCommand } from "../release/run-command.ts";
import { committedSurface } from "./committed-surface.ts";

export interface BranchBase {
  readonly documents: readonly ComparedDocument[];
  /** The reports of every published package at the base commit, by package and entry. */
  readonly surface: Reports;
  /** The changesets that the branch added or changed, as paths in the workspace. */
  readonly changesets: ReadonlySet<string>;
}

/**
 * Reads the state at the start of a branch, and bundles the contracts of the merge base. Checks out and installs the
 * merge base in a temporary folder, so that the work tree does not change.
 *
 * @param ref the branch to merge into, such as `origin/main`
 * @throws ContractDiffError if there is no such branch, or if its contracts cannot be bundled
 */
export async function readBranchBase(workspace: string, ref: string): Promise<BranchBase> {
  const commit = await sharedCommit(workspace, ref);
  const changesets = await ownChangesets(workspace, commit);
  const folder = await mkdtemp(join(tmpdir(), "seamline-base-"));
  const copy = join(folder, "workspace");
  try {
    await runCommand("git", ["worktree", "add", "--quiet", "--detach", copy, commit], { cwd: workspace });
    return { documents: await bundlesOf(copy, ref), surface: await committedSurface(copy), changesets };
  } finally {
    await runCommand("git", ["worktree", "remove", "--force", copy], { cwd: workspace }).catch(() => "");
    await rm(folder, { recursive: true, force: true });
  }
}

async function sharedCommit(workspace: string, ref: string): Promise<string> {
  // Without the separator, Git would treat a name with a leading dash as an option.
  const found = await runCommand("git", ["merge-base", "--", ref, "HEAD"], { cwd: workspace }).catch(
    (error: Error) => {
      throw new ContractDiffError(
        `HEAD and ${ref} have no common commit in this clone: fetch that branch with its history. ${lastLine(error)}`,
      );
    },
  );
  return found.trim();
}

/** Finds committed, uncommitted and untracked changesets. */
async function ownChangesets(workspace: string, commit: string): Promise<ReadonlySet<string>> {
  const options = { cwd: workspace };
  const differing = ["diff", "--name-only", "--diff-filter=AMR", commit, "--", ".changeset"];
  const unknown = ["ls-files", "--others", "--exclude-standard", "--", ".changeset"];
  const lists = await Promise.all([differing, unknown].map((args) => runCommand("git", args, options)));
  return new Set(lists.flatMap((list) => list.split("\n").filter(Boolean)));
}

async function bundlesOf(copy: string, ref: string): Promise<ComparedDocument[]> {
  try {
    await runCommand("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: copy });
    await runCommand("pnpm", ["exec", "turbo", "run", "bundle", "--filter=@seamline/specs"], { cwd: copy });
  } catch (error) {
    throw new ContractDiffError(`Cannot bundle the contracts of ${ref}. ${(error as Error).message}`);
  }
  const index = pathToFileURL(join(copy, "specs/dist/index.js")).href;
  const { documents } = (await import(index)) as { documents: readonly BundledDocument[] };
  return Promise.all(documents.map(inMemory));
}

/** Reads the bundle now, because the workspace copy is deleted before the documents are compared. */
async function inMemory({ files, ...document }: BundledDocument): Promise<ComparedDocument> {
  const bundle = JSON.parse(await readFile(files.json, "utf8")) as JsonObject;
  return { ...document, read: async () => bundle };
}

function lastLine({ message }: Error): string {
  return message.trim().split("\n").at(-1) ?? "";
}
