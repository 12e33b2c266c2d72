/** Helper functions for files and folders. */

import { mkdir, rm, stat } from "node:fs/promises";
import { dirname, isAbsolute, relative, sep } from "node:path";

/** Returns whether a path is a file or a link to a file. */
export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/** Returns whether a path is a folder or a link to a folder. */
export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}

/** Returns whether `path` is `folder` or is inside it. Both paths must be absolute. Links are not resolved. */
export function isWithin(folder: string, path: string): boolean {
  const relativePath = relative(folder, path);
  return relativePath !== ".." && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
}

/**
 * Creates a folder and its missing parents. Does not use the option `recursive`, because Node.js could hang on special
 * file systems: in `/proc`, it would try to create the missing parent forever.
 *
 * @param mode permissions of created folders
 * @throws the file system error
 */
export async function createFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = dirname(path);
    if (code === "EEXIST" && (await isFolder(path))) return;
    if (code !== "ENOENT" || parent === path || (await isFolder(parent))) throw error;
    await createFolder(parent, mode);
    await createFolder(path, mode);
  }
}

/** Removes a folder if it exists. Retries, because processes that are ending may still be writing to it. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}
