import { realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type PackageFolder, readPackage } from "./public-packages.ts";

/**
 * The packages of others that packages of the workspace need at run time, as they are installed here.
 *
 * @throws Error when one of them is not installed
 */
export async function thirdParties(workspace: readonly PackageFolder[]): Promise<readonly PackageFolder[]> {
  const found = new Map<string, PackageFolder>();
  const own = new Set(workspace.map(({ name }) => name));
  for (const member of workspace) await collect(member, own, found);
  return [...found.values()];
}

async function collect(
  from: PackageFolder,
  own: ReadonlySet<string>,
  found: Map<string, PackageFolder>,
): Promise<void> {
  for (const name of from.dependencies.filter((dependency) => !own.has(dependency))) {
    // By folder: one name may be installed in several versions.
    const folder = await installedFolder(name, from.folder);
    if (found.has(folder)) continue;
    const dependency = await readPackage(folder);
    found.set(folder, dependency);
    await collect(dependency, own, found);
  }
}

/** Node's own search: `node_modules` of the folder, of its parent, and so on. */
async function installedFolder(name: string, from: string): Promise<string> {
  for (let folder = await realpath(from); ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if ((await stat(candidate).catch(() => undefined)) !== undefined) return realpath(candidate);
    if (folder === dirname(folder)) throw new Error(`${name}, which ${from} needs, is not installed.`);
  }
}
