import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { GeneratedFile } from "./emit/emit-files.ts";

/**
 * Writes generated files into a folder: all of them or, when something fails, none. Files called `*.gen.ts`
 * that are not among them are removed; other files stay. A folder that holds the same texts is left alone.
 *
 * @returns whether anything changed
 * @throws the error of the file system
 */
export async function writeGenerated(files: readonly GeneratedFile[], outDir: string): Promise<boolean> {
  const folder = resolve(outDir);
  const present = await readGenerated(folder);
  if (isSame(files, present)) {
    return false;
  }
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  try {
    await Promise.all(files.map(({ path, text }) => writeFile(join(staging, path), text)));
    await mkdir(folder, { recursive: true });
    await Promise.all(files.map(({ path }) => rename(join(staging, path), join(folder, path))));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  const written = new Set(files.map(({ path }) => path));
  const stale = [...present.keys()].filter((path) => !written.has(path));
  await Promise.all(stale.map((path) => rm(join(folder, path))));
  return true;
}

async function readGenerated(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") {
      return [];
    }
    throw error;
  });
  const paths = entries.filter((name) => name.endsWith(".gen.ts"));
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), "utf8")] as const)),
  );
}

function isSame(files: readonly GeneratedFile[], present: ReadonlyMap<string, string>): boolean {
  return files.length === present.size && files.every(({ path, text }) => present.get(path) === text);
}
