/**
 * Compares the contracts with those of the last release, and the changesets with what changed.
 *
 *   pnpm changeset:check      fails when a changeset is missing or too small
 *   pnpm changeset:write      proposes a changeset for what is missing
 *   pnpm changeset:record     records the contracts as those of the last release; `pnpm release` runs it
 */
import { spawnSync } from "node:child_process";
import { contractChanges } from "@seamline/contract-diff";
import { ContractDiffError } from "@seamline/contract-diff/contract-diff-error";
import { recordRelease } from "@seamline/contract-diff/record-release";
import { readReleases } from "@seamline/contract-diff/released";
import { checkChangesets } from "./changesets/check-changesets.ts";
import { contractPackages } from "./changesets/contract-packages.ts";
import { pendingChangesets } from "./changesets/pending-changesets.ts";
import { writeChangeset } from "./changesets/write-changeset.ts";
import { workspaceFolder } from "./release/packages.ts";

const commands = { check, write, record };
const [name = ""] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined;
if (command === undefined) stop(`Name one of ${Object.keys(commands).join(", ")}.`);
else await run(command);

async function run(action: () => Promise<void>): Promise<void> {
  const tasks = ["run", "bundle", "--filter=@seamline/specs", "--output-logs=errors-only"];
  const bundled = spawnSync("turbo", tasks, { cwd: workspaceFolder, encoding: "utf8" });
  if (bundled.status !== 0)
    return stop(
      `${bundled.stdout ?? ""}${bundled.stderr ?? bundled.error}\nThe contracts cannot be bundled.`,
    );
  try {
    await action();
  } catch (error) {
    if (!(error instanceof ContractDiffError)) throw error;
    stop(error.message);
  }
}

async function check(): Promise<void> {
  const { isComplete, lines } = checkChangesets(await input());
  for (const line of lines) (isComplete ? console.log : console.error)(line);
  if (!isComplete) process.exitCode = 1;
}

async function write(): Promise<void> {
  const now = await input();
  for (const problem of now.pending.problems) console.error(problem);
  const file = await writeChangeset(workspaceFolder, now);
  console.log(
    file === undefined
      ? "No step is missing: nothing was written."
      : `Wrote ${file}: read it, put its text into your words and commit it.`,
  );
}

async function record(): Promise<void> {
  const { documents } = await import("@seamline/specs");
  console.log(await recordRelease(documents));
}

async function input(): Promise<Parameters<typeof checkChangesets>[0]> {
  const packages = await contractPackages();
  // Loaded after bundling: the index of the specs is a part of what bundling writes.
  const { documents } = await import("@seamline/specs");
  return {
    changes: await contractChanges({ documents, record: await readReleases() }),
    packages,
    pending: await pendingChangesets(
      workspaceFolder,
      packages.map((each) => each.name),
    ),
  };
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
