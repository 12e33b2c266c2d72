import { cp, mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { publicPackages, thirdParties } from "../release/packages.ts";
import { runCommand } from "../release/run-command.ts";
import { packWorkspace } from "../release/tarball.ts";

/**
 * Creates the layout of an installation: every public package of the workspace, packed and unpacked, and copies of
 * their third-party dependencies. Uses no registry. The packages must be built.
 */
export async function layOutPacked(folder: string): Promise<void> {
  const packages = await publicPackages();
  const tarballs = await mkdtemp(join(folder, "tarballs-"));
  for (const { name, folder: source } of packages) {
    const destination = await packageFolder(folder, name);
    const tarball = await packWorkspace(source, tarballs);
    await runCommand("tar", ["-xzf", tarball, "-C", destination, "--strip-components=1"], { cwd: folder });
  }
  for (const { name, folder: source } of await thirdParties(packages)) {
    await cp(source, await packageFolder(folder, name), { recursive: true });
  }
}

async function packageFolder(folder: string, name: string): Promise<string> {
  const path = join(folder, "node_modules", name);
  await mkdir(path, { recursive: true });
  return path;
}
