import { type Dirent, existsSync, realpathSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { packageError } from "../code-failures.ts";
import { copyTree } from "../installers/copy-tree.ts";
import { FRAMEWORK_NAME, frameworkFolder, frameworkProgram } from "./framework-program.ts";

/**
 * Replaces any copy of the framework with a copy of the runner's framework and its dependencies. Functions register
 * themselves with the framework that they load, so the same copy must run them. Each source gets its own copy, because
 * a function could otherwise modify the framework of other functions.
 *
 * @param source the folder of the unpacked archive
 * @throws CodeError if the archive contains a file at the path of the framework
 * @throws the reason of `signal` if it is aborted
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
      `node_modules contains a file in place of the folder ${FRAMEWORK_NAME}: remove the file`,
    );
  }
  for (const { from, path } of await frameworkPackages())
    await copyTree(from, join(target, path), isNeeded, signal);
}

/** Files that Node.js can load. Functions do not need documentation, type declarations and source maps. */
const CODE_FILE = /\.(?:[cm]?js|json|node|wasm)$/i;

/** Folders that packages do not load at run time. Dependencies are copied separately. */
const SKIPPED_FOLDER = /^(?:node_modules|tests?|__tests__|examples?|bench(?:mark)?s?|docs?|\..*)$/i;

function isNeeded(entry: Dirent): boolean {
  return entry.isDirectory() ? !SKIPPED_FOLDER.test(entry.name) : CODE_FILE.test(entry.name);
}

interface CopiedPackage {
  /** Folder of the package, with links resolved. */
  readonly from: string;
  /** Target path, relative to the folder of the copied framework. */
  readonly path: string;
}

let cachedPackages: Promise<readonly CopiedPackage[]> | undefined;

function frameworkPackages(): Promise<readonly CopiedPackage[]> {
  cachedPackages ??= findPackages(frameworkProgram().folder);
  return cachedPackages;
}

/**
 * Finds the framework and its dependencies. Arranges the packages like npm: in one folder, and a second version of a
 * package in the folder of the package that requires it.
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

/** Returns the dependencies of a package by name, except packages that only contain types. */
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

/** Returns the path of the package that the package at `path` would load by a name. */
function visiblePath(found: ReadonlyMap<string, string>, path: string, name: string): string | undefined {
  for (let folder = path; ; folder = parentPackage(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (found.has(candidate)) return candidate;
    if (folder === "") return undefined;
  }
}

/** Returns the path of the package whose `node_modules` contains a package. */
function parentPackage(path: string): string {
  const index = path.lastIndexOf("node_modules");
  return index <= 0 ? "" : path.slice(0, index - 1);
}
