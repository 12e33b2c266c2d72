import { realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type PackageFolder, readPackage } from "./public-packages.ts";

/**
 * The packages of others that a package of the workspace needs at run time, as they are installed here.
 *
 * @throws Error when one of them is not installed
 */
export async function thirdParties(
  name: string,
  workspace: readonly PackageFolder[],
): Promise<readonly PackageFolder[]> {
  const found = new Map<string, PackageFolder>();
  const own = new Map(workspace.map((member) => [member.name, member]));
  const start = own.get(name);
  if (start === undefined) throw new Error(`${name} is not a public package of this workspace.`);
  await collect(start, own, found);
  return [...found.values()].filter((dependency) => !own.has(dependency.name));
}

async function collect(
  from: PackageFolder,
  own: ReadonlyMap<string, PackageFolder>,
  found: Map<string, PackageFolder>,
): Promise<void> {
  for (const name of from.dependencies) {
    if (found.has(name)) continue;
    const dependency = own.get(name) ?? (await readPackage(await installedFolder(name, from.folder)));
    found.set(name, dependency);
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
