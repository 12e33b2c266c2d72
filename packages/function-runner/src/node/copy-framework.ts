import { type Dirent, existsSync, realpathSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { packageError } from "../code-failures.ts";
import { copyTree } from "../installers/copy-tree.ts";
import { FRAMEWORK_NAME, frameworkFolder, frameworkProgram } from "./framework-program.ts";

/**
 * Replaces any copy of the framework by a copy of the runner's framework, with the packages that the framework needs.
 * Functions register themselves with the framework that they load, so the same copy runs them. Each source has its own
 * copy: a function that changes the framework must not change it for another function.
 *
 * @param source where the archive is unpacked
 * @throws CodeError if a file of the archive is in the way; the reason of `signal`
 */
export async function copyFramework(source: string, signal?: AbortSignal): Promise<void> {
  const target = frameworkFolder(source);
  try {
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST" && code !== "ENOTDIR") throw error;
    throw packageError(
      `node_modules holds a file where the folder of ${FRAMEWORK_NAME} should be: leave it out`,
    );
  }
  for (const { from, path } of await frameworkPackages())
    await copyTree(from, join(target, path), isNeeded, signal);
}

/** Files that Node can load. Documents, declarations and sources of compiled code are of no use to a function. */
const CODE_FILE = /\.(?:[cm]?js|json|node|wasm)$/i;

/** Folders that a package does not load at run time. Its dependencies are copied one by one. */
const SKIPPED_FOLDER = /^(?:node_modules|tests?|__tests__|examples?|bench(?:mark)?s?|docs?|\..*)$/i;

function isNeeded(entry: Dirent): boolean {
  return entry.isDirectory() ? !SKIPPED_FOLDER.test(entry.name) : CODE_FILE.test(entry.name);
}

/** A package of the framework. */
interface CopiedPackage {
  /** Its folder without links. */
  readonly from: string;
  /** Where it belongs, relative to the folder of the framework's copy. */
  readonly path: string;
}

let cachedPackages: Promise<readonly CopiedPackage[]> | undefined;

function frameworkPackages(): Promise<readonly CopiedPackage[]> {
  cachedPackages ??= findPackages(frameworkProgram().folder);
  return cachedPackages;
}

/**
 * Finds the framework and everything that it depends on, and arranges the packages as npm does: all in one folder, and
 * a second version of a package in the folder of the package that needs it.
 */
async function findPackages(framework: string): Promise<readonly CopiedPackage[]> {
  const found = new Map<string, string>([["", framework]]);
  for (const [path, from] of found) {
    for (const name of await dependencyNames(from)) {
      const dependency = installedFolder(from, name);
      if (dependency === undefined) continue;
      const visible = visiblePath(found, path, name);
      if (visible === undefined) found.set(join("node_modules", name), dependency);
      else if (found.get(visible) !== dependency) found.set(join(path, "node_modules", name), dependency);
    }
  }
  return [...found].map(([path, from]) => ({ from, path }));
}

/** Returns the names of the packages that run with a package. Packages of types contain no code. */
async function dependencyNames(folder: string): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  return names.filter((name) => !name.startsWith("@types/"));
}

/** Finds a package as `require` does, from the folder of another package. */
function installedFolder(from: string, name: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(candidate)) return realpathSync(candidate);
  }
  return undefined;
}

/** Returns the path of the package of a name that the package at `path` would load. */
function visiblePath(found: ReadonlyMap<string, string>, path: string, name: string): string | undefined {
  for (let folder = path; ; folder = parentPackage(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (found.has(candidate)) return candidate;
    if (folder === "") return undefined;
  }
}

/** Returns the path of the package in whose `node_modules` a package is. */
function parentPackage(path: string): string {
  const index = path.lastIndexOf("node_modules");
  return index <= 0 ? "" : path.slice(0, index - 1);
}
