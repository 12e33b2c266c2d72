import { statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { type FrameworkPackage, findPackages } from "./framework-packages.ts";
import { frameworkProgram } from "./framework-program.ts";

/** A file from the framework or one of its dependencies. */
export interface FrameworkFile {
  /** Path relative to the folder of the copied framework. */
  readonly path: string;
  readonly content: Uint8Array;
}

let cachedFiles: Promise<readonly FrameworkFile[]> | undefined;

/**
 * Reads the files that a copy of the framework needs: the framework, and the files that it can load from its
 * dependencies. These are fewer than half of the dependencies' files. The result is cached.
 */
export function frameworkFiles(): Promise<readonly FrameworkFile[]> {
  cachedFiles ??= readFiles(frameworkProgram().folder);
  return cachedFiles;
}

async function readFiles(framework: string): Promise<readonly FrameworkFile[]> {
  const needed = new NeededFiles(await findPackages(framework));
  await needed.addFolder(framework);
  return needed.files();
}

/** Files that Node.js can load. Functions do not need documentation, type declarations and source maps. */
const CODE_FILE = /\.(?:[cm]?js|json|node|wasm)$/i;

/** Folders that packages do not load at run time. Dependencies are added separately. */
const SKIPPED_FOLDER = /^(?:node_modules|tests?|__tests__|examples?|bench(?:mark)?s?|docs?|\..*)$/i;

/** Matches string literals. */
const LITERAL = /(["'`])([^"'`\n]{1,200})\1/g;

/** Matches a call that loads a module whose name is not a string literal. */
const COMPUTED_NAME = /\b(?:require|import)\s*\(\s*[^"'`\s)]/;

/**
 * Collects files and the files that they can load. Treats every string literal that names a module as a reference to
 * the module. If a package computes module names, adds all files of the package.
 */
class NeededFiles {
  readonly #packages: readonly FrameworkPackage[];
  readonly #contents = new Map<string, Uint8Array>();
  readonly #wholeFolders = new Set<string>();

  constructor(packages: readonly FrameworkPackage[]) {
    this.#packages = packages;
  }

  /** Returns all files. If a package has several paths, each of its files is returned once per path. */
  files(): readonly FrameworkFile[] {
    return [...this.#contents].flatMap(([file, content]) => {
      const { from, paths } = this.#packageOf(file) as FrameworkPackage;
      return paths.map((path) => ({ path: join(path, relative(from, file)), content }));
    });
  }

  /** Adds all code files in a folder. */
  async addFolder(folder: string): Promise<void> {
    if (this.#wholeFolders.has(folder)) return;
    this.#wholeFolders.add(folder);
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !SKIPPED_FOLDER.test(entry.name)) await this.addFolder(path);
      if (entry.isFile() && CODE_FILE.test(entry.name)) await this.#addFile(path);
    }
  }

  async #addFile(file: string): Promise<void> {
    const owner = this.#packageOf(file);
    if (owner === undefined || this.#contents.has(file)) return;
    const content = await readFile(file);
    this.#contents.set(file, content);
    await this.#addManifests(file, owner);
    if (!/js$/i.test(file)) return;
    const text = content.toString("utf8");
    if (COMPUTED_NAME.test(text)) await this.addFolder(owner.from);
    for (const loaded of loadedFiles(file, text, owner)) await this.#addFile(loaded);
  }

  /** Adds all `package.json` files from a file's folder up to its package. They specify module types. */
  async #addManifests(file: string, { from }: FrameworkPackage): Promise<void> {
    for (let folder = dirname(file); folder.length >= from.length; folder = dirname(folder)) {
      const manifest = join(folder, "package.json");
      if (!this.#contents.has(manifest) && isFile(manifest)) await this.#addFile(manifest);
    }
  }

  #packageOf(file: string): FrameworkPackage | undefined {
    const owners = this.#packages.filter(({ from }) => file.startsWith(join(from, "/")));
    return owners.sort((one, other) => other.from.length - one.from.length)[0];
  }
}

/** Returns the files that a module can load. */
function loadedFiles(file: string, text: string, { dependencies }: FrameworkPackage): readonly string[] {
  const names = new Set(Array.from(text.matchAll(LITERAL), ([, , name = ""]) => name));
  const { resolve } = createRequire(file);
  return [...names].flatMap((name) => {
    const isModule =
      /^\.\.?(?:\/|$)/.test(name) ||
      dependencies.some((dependency) => name === dependency || name.startsWith(`${dependency}/`));
    if (isModule) return resolvedFile(resolve, name);
    const path = join(dirname(file), name);
    return CODE_FILE.test(name) && isFile(path) ? path : [];
  });
}

/** Returns nothing for optional modules that are not installed, and for Node.js modules. */
function resolvedFile(resolve: NodeJS.RequireResolve, name: string): readonly string[] {
  try {
    return [resolve(name)];
  } catch {
    return [];
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
