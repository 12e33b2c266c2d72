import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/** Lifetime of a lock, in milliseconds. Older locks belong to killed processes. */
const LIFETIME_MS = 30_000;

/** Pause between two attempts, in milliseconds. */
const RETRY_MS = 5;

/**
 * Calls `work` while this process holds the lock. The lock is a folder, because creating a folder is atomic on every
 * file system.
 *
 * @param work must take less than a second
 */
export async function withFolderLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  while (!(await acquire(path))) await delay(RETRY_MS);
  try {
    return await work();
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

async function acquire(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (await isStale(path)) await breakLock(path);
    return false;
  }
}

async function isStale(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > LIFETIME_MS;
}

/** Removes an old lock. Renames it first, so that only one waiting process removes it. */
async function breakLock(path: string): Promise<void> {
  const broken = `${path}-${randomUUID()}`;
  await rename(path, broken).then(
    () => rm(broken, { recursive: true, force: true }),
    () => undefined,
  );
}
