import { dirname, join } from "node:path";
import { workspaceFolder } from "./packages.ts";
import { runCommand } from "./run-command.ts";

/** Packs a workspace package; pnpm replaces `workspace:` versions. Returns the tarball's path. */
export async function packWorkspace(folder: string, destination: string): Promise<string> {
  const args = ["pack", "--json", "--pack-destination", destination];
  // PATH contains the pnpm that runs this script, whereas npx would request a version from the registry.
  const output = await runCommand("pnpm", args, { cwd: folder });
  const { filename } = JSON.parse(output) as { filename: string };
  return filename;
}

/**
 * Checks a tarball with publint and attw as an ESM-only package. Warnings are failures.
 *
 * @throws Error with the tools' output
 */
export async function checkTarball(tarball: string): Promise<void> {
  const options = { cwd: dirname(tarball) };
  await runCommand(tool("publint"), ["run", tarball, "--strict"], options);
  await runCommand(tool("attw"), [tarball, "--profile", "esm-only", "--no-emoji"], options);
}

function tool(name: string): string {
  return join(workspaceFolder, "node_modules/.bin", name);
}
