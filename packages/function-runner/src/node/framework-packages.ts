import { existsSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The framework or one of its dependencies. */
export interface FrameworkPackage {
  /** Folder of the package, with links resolved. */
  readonly from: string;
  /** Target paths, relative to the folder of the copied framework. */
  readonly paths: readonly string[];
  /** The names of its dependencies, except packages that only contain types. */
  readonly dependencies: readonly string[];
}

/**
 * Finds the framework and its dependencies. Arranges the packages as npm does: in one folder, except that a second
 * version of a package is in the folder of the package that requires it.
 */
export async function findPackages(framework: string): Promise<readonly FrameworkPackage[]> {
  const found = new Map<string, string>([["", framework]]);
  const packages = new Map<string, { from: string; paths: string[]; dependencies: readonly string[] }>();
  for (const [path, from] of found) {
    const known = packages.get(from) ?? { from, paths: [], dependencies: await dependencyNames(from) };
    packages.set(from, known);
    known.paths.push(path);
    for (const name of known.dependencies) {
      const dependency = installedFolder(from, name);
      if (dependency === undefined) continue;
      const visible = visiblePath(found, path, name);
      if (visible === undefined) found.set(join("node_modules", name), dependency);
      else if (found.get(visible) !== dependency) found.set(join(path, "node_modules", name), dependency);
    }
  }
  return [...packages.values()];
}

/** Returns a package's dependencies by name, except packages that only contain types. */
async function dependencyNames(folder: string): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  return names.filter((name) => !name.startsWith("@types/"));
}

/** Resolves a package from the folder of another package, like `require`. */
function installedFolder(from: string, name: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(candidate)) return realpathSync(candidate);
  }
  return undefined;
}

/** Returns the path of the package that `require(name)` would load in the package at `path`. */
function visiblePath(found: ReadonlyMap<string, string>, path: string, name: string): string | undefined {
  for (let folder = path; ; folder = parentPackage(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (found.has(candidate)) return candidate;
    if (folder === "") return undefined;
  }
}

/** Returns the path of the package that contains the package at `path` in its `node_modules`. */
function parentPackage(path: string): string {
  const index = path.lastIndexOf("node_modules");
  return index <= 0 ? "" : path.slice(0, index - 1);
}
