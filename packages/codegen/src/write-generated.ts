import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { GeneratedFile } from "./emit/emit-files.ts";
import { explainFaults, type OutputPlace } from "./output-error.ts";

export interface GeneratedFolder {
  readonly files: readonly GeneratedFile[];
  readonly outDir: string;
}

/**
 * Writes all generated files into a folder, or none if an error occurs. Removes all other `*.gen.ts` files, and keeps
 * files with different names. Does not touch a folder that is up to date.
 *
 * @returns whether anything changed
 * @throws OutputError if the folder cannot be read or written
 */
export async function writeGenerated(files: readonly GeneratedFile[], outDir: string): Promise<boolean> {
  const [hasChanged = false] = writeFolders([{ files, outDir }]);
  return hasChanged;
}

/**
 * Writes several folders like `writeGenerated`. Stages all files before replacing the first one, and restores replaced
 * files if a later one cannot be replaced. A folder that cannot be written therefore leaves the others unchanged.
 *
 * Uses synchronous calls, which are much faster for a few small files.
 *
 * @returns for each folder, whether anything changed
 * @throws OutputError if a folder cannot be read or written
 */
export function writeFolders(folders: readonly GeneratedFolder[]): boolean[] {
  const staged: StagedFolder[] = [];
  const changed: boolean[] = [];
  try {
    for (const folder of folders) {
      const next = naming(folder.outDir, () => stage(folder));
      changed.push(next !== undefined);
      staged.push(...(next === undefined ? [] : [next]));
    }
    commitAll(staged);
  } finally {
    for (const { staging } of staged) {
      rmSync(staging, { recursive: true, force: true });
    }
  }
  return changed;
}

/** @throws OutputError if the folder's generated files cannot be read */
export function assertFolder(outDir: string): void {
  naming(outDir, () => readGenerated(resolve(outDir)));
}

/** Generated files that are staged next to their folder. */
interface StagedFolder extends GeneratedFolder {
  readonly staging: string;
  /** Contents of the generated files that are already in the folder. */
  readonly present: ReadonlyMap<string, string>;
}

/** Stages files next to their folder; returns `undefined` if the folder is up to date. */
function stage({ files, outDir }: GeneratedFolder): StagedFolder | undefined {
  const folder = resolve(outDir);
  const present = readGenerated(folder);
  if (isSame(files, present)) {
    return undefined;
  }
  mkdirSync(dirname(folder), { recursive: true });
  const staging = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  try {
    for (const { path, text } of files) {
      writeFileSync(join(staging, path), text);
    }
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  return { files, outDir: folder, staging, present };
}

function commitAll(staged: readonly StagedFolder[]): void {
  const begun: StagedFolder[] = [];
  try {
    for (const folder of staged) {
      begun.push(folder);
      naming(folder.outDir, () => commit(folder));
    }
  } catch (error) {
    begun.forEach(putBack);
    throw error;
  }
}

function commit({ files, outDir, staging, present }: StagedFolder): void {
  mkdirSync(outDir, { recursive: true });
  for (const { path } of files) {
    renameSync(join(staging, path), join(outDir, path));
  }
  const written = new Set(files.map(({ path }) => path));
  for (const path of present.keys()) {
    if (!written.has(path)) {
      rmSync(join(outDir, path));
    }
  }
}

/** Restores a folder. Ignores files that cannot be restored, because they could not be replaced either. */
function putBack({ files, outDir, present }: StagedFolder): void {
  for (const path of new Set([...files.map((file) => file.path), ...present.keys()])) {
    const text = present.get(path);
    try {
      if (text === undefined) {
        rmSync(join(outDir, path), { force: true });
      } else {
        writeFileSync(join(outDir, path), text);
      }
    } catch {
      // The original error describes the problem.
    }
  }
}

/** Returns the contents of the generated files in a folder; empty if the folder does not exist. */
function readGenerated(folder: string): Map<string, string> {
  const names = listFolder(folder).filter((name) => name.endsWith(".gen.ts"));
  return new Map(
    names.map((name) => [name, naming(join(folder, name), (path) => readFileSync(path, "utf8"))]),
  );
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return [];
    }
    throw error;
  }
}

const FOLDER: OutputPlace = {
  inFile: ["is a file or is inside a file", "choose a folder for the generated files"],
  taken: ["is a folder with the name of a generated file", "remove it, or choose another folder"],
  other: "choose another folder",
};

/** Runs a function that accesses a path in the output folder, and explains file system errors. */
function naming<Result>(path: string, work: (path: string) => Result): Result {
  return explainFaults(path, FOLDER, () => work(path));
}

function isSame(files: readonly GeneratedFile[], present: ReadonlyMap<string, string>): boolean {
  return files.length === present.size && files.every(({ path, text }) => present.get(path) === text);
}
