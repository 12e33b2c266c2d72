import { constants } from "node:fs";
import { copyFile, mkdir, readdir, readlink, stat, symlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { forEachConcurrently } from "../for-each-concurrently.ts";

/** Maximum number of concurrent copies. */
const CONCURRENT_FILES = 16;

/**
 * Copies a folder including links and file modes. File systems with copy-on-write (APFS, Btrfs, XFS) share the data of
 * the copies. Files are never hard-linked, because code that runs as root could then change the original, even if it is
 * read-only.
 *
 * @param to path of a folder that does not exist yet
 * @throws the signal's reason if the signal is aborted
 * @throws file-system errors
 */
export async function copyTree(from: string, to: string, signal?: AbortSignal): Promise<void> {
  await mkdir(to, { recursive: true });
  const copy = ([source, target]: readonly [string, string]) => copyWithTimes(source, target);
  await forEachConcurrently(filesToCopy(from, to), CONCURRENT_FILES, copy, signal);
}

/** Creates the folders and links of the copy. Yields each file with the path of its copy. */
async function* filesToCopy(
  from: string,
  to: string,
): AsyncGenerator<readonly [source: string, target: string]> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target);
      yield* filesToCopy(source, target);
    } else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.isFile()) yield [source, target];
  }
}

/** Copies a file including its times. Python compares the times of modules with the times in the compiled files. */
async function copyWithTimes(source: string, target: string): Promise<void> {
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  if (!source.endsWith(".py")) return;
  const { atime, mtime } = await stat(source);
  await utimes(target, atime, mtime);
}
