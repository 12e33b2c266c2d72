import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Atomically replaces a folder, or creates it along with its parent folders. The old folder is kept if an error occurs.
 *
 * @param write creates the new folder at an unused path
 * @throws errors from `write` and the file system
 */
export async function replaceFolder(folder: string, write: (next: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const beside = await mkdtemp(join(dirname(folder), ".dist-"));
  try {
    const next = join(beside, "next");
    await write(next);
    await swap(folder, next, join(beside, "previous"));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function swap(folder: string, next: string, previous: string): Promise<void> {
  const replaces = existsSync(folder);
  if (replaces) await rename(folder, previous);
  try {
    await rename(next, folder);
  } catch (error) {
    if (replaces) await rename(previous, folder);
    throw error;
  }
}
