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

/** Generated files and the folder that they go into. */
export interface GeneratedFolder {
  readonly files: readonly GeneratedFile[];
  readonly outDir: string;
}

/**
 * Writes generated files into a folder: all of them or, when something fails, none. Files called `*.gen.ts`
 * that are not among them are removed; other files stay. A folder that holds the same texts is left alone.
 *
 * @returns whether anything changed
 * @throws OutputError when the folder cannot be read or written
 */
export async function writeGenerated(files: readonly GeneratedFile[], outDir: string): Promise<boolean> {
  const [hasChanged = false] = writeFolders([{ files, outDir }]);
  return hasChanged;
}

/**
 * Writes several folders as `writeGenerated` writes one. Every text is on the disk before the first of them
 * takes its place, and those that did are put back when a later one cannot, so that a folder that cannot be written
 * leaves the others as they were.
 *
 * The calls wait for the disk: a handful of small files takes a fraction of the time that way.
 *
 * @returns whether anything changed, folder by folder
 * @throws OutputError when a folder cannot be read or written
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

/** @throws OutputError if the generated files of a folder cannot be read or replaced */
export function assertFolder(outDir: string): void {
  naming(outDir, () => readGenerated(resolve(outDir)));
}

/** Texts that lie beside the folder that they are meant for. */
interface StagedFolder extends GeneratedFolder {
  readonly staging: string;
  /** Texts of the generated files that the folder holds. */
  readonly present: ReadonlyMap<string, string>;
}

/** Writes the texts beside their folder; nothing where the folder holds them already. */
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

/** Leaves the folder as it was found. What fails here could not be changed in the first place. */
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
      // The error that is on its way says what is wrong with the folder.
    }
  }
}

/** Texts of the generated files that a folder holds; none where there is no folder. */
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

/** What is right for a folder of generated files. */
const FOLDER: OutputPlace = {
  inFile: ["is a file, or lies in one", "name a folder for the generated files"],
  taken: ["is a folder with the name of a generated file", "remove it, or name another folder"],
  other: "name another folder",
};

/** Does something with a path, and says of a failure of the file system what it means there. */
function naming<Result>(path: string, work: (path: string) => Result): Result {
  return explainFaults(path, FOLDER, () => work(path));
}

function isSame(files: readonly GeneratedFile[], present: ReadonlyMap<string, string>): boolean {
  return files.length === present.size && files.every(({ path, text }) => present.get(path) === text);
}
