import { glob, readFile, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

export interface PackageFolder {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** Names of the run-time dependencies. */
  readonly dependencies: readonly string[];
}

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
}

export const workspaceFolder: string = fileURLToPath(new URL("../..", import.meta.url));

/** Reads every published package in the workspace. */
export async function publicPackages(workspace: string = workspaceFolder): Promise<PackageFolder[]> {
  const settings = parse(await readFile(join(workspace, "pnpm-workspace.yaml"), "utf8")) as {
    packages: string[];
  };
  const folders: string[] = [];
  for await (const manifest of glob(
    settings.packages.map((pattern) => `${pattern}/package.json`),
    { cwd: workspace },
  )) {
    folders.push(join(workspace, dirname(manifest)));
  }
  const packages = await Promise.all(folders.sort().map(readPackage));
  return packages.filter((found) => !found.private);
}

export async function readPackage(folder: string): Promise<PackageFolder & { private: boolean }> {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
  const { name, version, private: isPrivate = false, dependencies = {} } = manifest;
  return { name, version, folder, private: isPrivate, dependencies: Object.keys(dependencies) };
}

/**
 * Finds the installed third-party packages that workspace packages need at run time.
 *
 * @throws Error if one of the packages is not installed
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
    // The key is the folder, because several versions of a package can be installed.
    const folder = await installedFolder(name, from.folder);
    if (found.has(folder)) continue;
    const dependency = await readPackage(folder);
    found.set(folder, dependency);
    await collect(dependency, own, found);
  }
}

/** Searches as Node does: in the folder's `node_modules`, then its parent's, and so on. */
async function installedFolder(name: string, from: string): Promise<string> {
  for (let folder = await realpath(from); ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if ((await stat(candidate).catch(() => undefined)) !== undefined) return realpath(candidate);
    if (folder === dirname(folder))
      throw new Error(`${name}, a dependency of ${from}, is not installed. Run "npx -y pnpm install".`);
  }
}
