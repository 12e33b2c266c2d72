import { cp, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

/** Packs a package of the workspace: pnpm replaces `workspace:` versions. Gives the tarball's path. */
export async function packWorkspace(folder: string, destination: string): Promise<string> {
  const args = ["pack", "--json", "--pack-destination", destination];
  // The pnpm that runs this script, by way of the path: npx would ask the registry which one to take.
  const output = await runCommand("pnpm", args, { cwd: folder });
  const { filename } = JSON.parse(output) as { filename: string };
  return filename;
}

/** Packs an installed package. Gives the tarball's path. */
export async function packInstalled(
  folder: string,
  destination: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  // pnpm stores equal files once and links them; npm would pack all but the first of them as empty files.
  const copy = await mkdtemp(join(destination, "installed-"));
  await cp(folder, copy, { recursive: true });
  const args = ["pack", copy, "--ignore-scripts", "--json", "--pack-destination", destination];
  const [packed] = JSON.parse(await runCommand("npm", args, { cwd: destination, env })) as {
    filename: string;
  }[];
  return join(destination, packed?.filename ?? "");
}
