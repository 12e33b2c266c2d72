import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { archiveError } from "./archive-error.ts";
import { type ArchiveLimits, referenceArchiveLimits } from "./archive-limits.ts";
import { readEntries } from "./read-entries.ts";
import { writeContents } from "./write-contents.ts";

/**
 * Unpacks a zip of anybody's making. Nothing is written where its headers are refused, and the folder is empty again
 * where its contents are. Files are streamed: what the archive inflates to is never in memory, and the event loop goes
 * on meanwhile.
 *
 * @param bytes left alone until this has ended
 * @param folder an empty one, and no link
 * @throws CodeError that names the entry and says what would be right
 * @throws the reason of `signal`; an Error where the folder is not empty; what the file system says
 */
export async function unpackArchive(
  bytes: Uint8Array,
  folder: string,
  limits: ArchiveLimits = referenceArchiveLimits,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  await requireEmptyFolder(folder);
  if (bytes.length > limits.compressedBytes) {
    throw archiveError(
      `The archive has ${bytes.length} bytes, more than ${limits.compressedBytes}: leave out what is not needed`,
    );
  }
  const contents = await readEntries(bytes, limits, signal);
  try {
    await writeContents(bytes, contents, folder, signal);
  } catch (error) {
    await empty(folder);
    throw error;
  }
}

/** A folder with something in it is a mistake of who calls: what is there is not ours to remove. */
async function requireEmptyFolder(folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is no folder: give an empty one`);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: give an empty folder`);
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
}
