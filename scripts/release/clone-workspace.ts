import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { workspaceFolder } from "./packages.ts";
import { runCommand } from "./run-command.ts";

/** Clones the commit of this work tree into a new folder, with its dependencies but without build output. */
export async function cloneWorkspace(folder: string): Promise<void> {
  const commit = (await runCommand("git", ["rev-parse", "HEAD"], { cwd: workspaceFolder })).trim();
  await mkdir(dirname(folder), { recursive: true });
  const clone = ["clone", "--quiet", "--no-hardlinks", workspaceFolder, folder];
  await runCommand("git", clone, { cwd: dirname(folder) });
  await runCommand("git", ["checkout", "--quiet", "--detach", commit], { cwd: folder });
  await runCommand("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: folder });
}
