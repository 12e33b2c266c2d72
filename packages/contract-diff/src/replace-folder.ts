import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Replaces a folder as a whole, or creates it with the folders above it: a failure leaves the one before, and no reader meets half of one.
 *
 * @param write creates the new folder at a path beside the old one, where nothing is
 * @throws what `write` throws; errors of the file system
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
