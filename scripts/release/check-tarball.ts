import { dirname, join } from "node:path";
import { workspaceFolder } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

/**
 * Holds a tarball against what publint and attw ask of an ESM-only package; warnings count as failures.
 *
 * @throws Error with what they found
 */
export async function checkTarball(tarball: string): Promise<void> {
  const options = { cwd: dirname(tarball) };
  await runCommand(tool("publint"), ["run", tarball, "--strict"], options);
  await runCommand(tool("attw"), [tarball, "--profile", "esm-only", "--no-emoji"], options);
}

function tool(name: string): string {
  return join(workspaceFolder, "node_modules/.bin", name);
}
