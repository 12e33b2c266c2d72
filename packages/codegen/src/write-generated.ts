import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { GeneratedFile } from "./emit/emit-files.ts";

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
 * @throws the error of the file system
 */
export async function writeGenerated(files: readonly GeneratedFile[], outDir: string): Promise<boolean> {
  const [hasChanged = false] = writeFolders([{ files, outDir }]);
  return hasChanged;
}

/**
 * Writes several folders as `writeGenerated` writes one. Every text is on the disk before the first of them
 * takes its place, so that a folder that cannot be written leaves the others as they were.
 *
 * The calls wait for the disk: a handful of small files takes a fraction of the time that way.
 *
 * @returns whether anything changed, folder by folder
 * @throws the error of the file system
 */
export function writeFolders(folders: readonly GeneratedFolder[]): boolean[] {
  const staged: (StagedFolder | undefined)[] = [];
  try {
    for (const folder of folders) {
      staged.push(stage(folder));
    }
    for (const folder of staged) {
      folder?.commit();
    }
  } finally {
    for (const folder of staged) {
      folder?.discard();
    }
  }
  return staged.map((folder) => folder !== undefined);
}

interface StagedFolder {
  commit(): void;
  discard(): void;
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
  const discard = (): void => rmSync(staging, { recursive: true, force: true });
  try {
    for (const { path, text } of files) {
      writeFileSync(join(staging, path), text);
    }
  } catch (error) {
    discard();
    throw error;
  }
  const written = new Set(files.map(({ path }) => path));
  const stale = [...present.keys()].filter((path) => !written.has(path));
  const commit = (): void => {
    mkdirSync(folder, { recursive: true });
    for (const { path } of files) {
      renameSync(join(staging, path), join(folder, path));
    }
    for (const path of stale) {
      rmSync(join(folder, path));
    }
  };
  return { commit, discard };
}

/** Texts of the generated files that a folder holds; none where there is no folder. */
function readGenerated(folder: string): Map<string, string> {
  const names = listFolder(folder).filter((name) => name.endsWith(".gen.ts"));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") {
      return [];
    }
    if (code === "ENOTDIR") {
      const shown = relative(process.cwd(), folder);
      throw new Error(`${shown} is a file, or lies in one: name a folder for the generated files`, {
        cause: error,
      });
    }
    throw error;
  }
}

function isSame(files: readonly GeneratedFile[], present: ReadonlyMap<string, string>): boolean {
  return files.length === present.size && files.every(({ path, text }) => present.get(path) === text);
}
