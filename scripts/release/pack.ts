import { runCommand } from "./run-command.ts";

/** Packs a package of the workspace: pnpm replaces `workspace:` versions. Gives the tarball's path. */
export async function packWorkspace(folder: string, destination: string): Promise<string> {
  const args = ["pack", "--json", "--pack-destination", destination];
  // The pnpm that runs this script, by way of the path: npx would ask the registry which one to take.
  const output = await runCommand("pnpm", args, { cwd: folder });
  const { filename } = JSON.parse(output) as { filename: string };
  return filename;
}
