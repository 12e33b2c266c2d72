import { mkdir, rm, stat } from "node:fs/promises";
import { dirname, isAbsolute, relative, sep } from "node:path";

/** Says whether a path leads to a file, even by a link. */
export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/** Says whether a path leads to a folder, even by a link. */
export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}

/** Says whether a path is a folder or lies in it. Both are absolute, and links are not resolved. */
export function isWithin(folder: string, path: string): boolean {
  const relativePath = relative(folder, path);
  return relativePath !== ".." && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
}

/**
 * Creates a folder and those that it lies in, unless they exist. Node can do that itself (`recursive`), but never ends
 * where a file system keeps no folders of users: `/proc` reports that the parent is missing, and Node creates it again.
 *
 * @param mode the permissions of the folders that are created
 * @throws the error of the file system
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

/** Removes a folder, if it exists. It is tried repeatedly, since ending processes may still write into it. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}
