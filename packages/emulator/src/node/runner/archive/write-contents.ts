import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import type { ArchiveEntry } from "./archive-entry.ts";
import { entryError } from "./archive-error.ts";
import { entryContent } from "./entry-content.ts";
import type { ArchiveContents } from "./read-entries.ts";

/** Files that are written at once. */
const LANES = 4;

/**
 * Writes files and folders. Each is made and none is opened that is there, so that no path leads through a link: a
 * link that stood there would be in the way of the folder or file that is made in its place.
 *
 * @param folder an empty one
 * @throws CodeError; the reason of `signal`; what the file system says
 */
export async function writeContents(
  archive: Uint8Array,
  { folders, files }: ArchiveContents,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const path of folders) {
    signal?.throwIfAborted();
    await madeOnce(path, mkdir(join(folder, path), { mode: 0o755 }));
  }
  const failure = new AbortController();
  const ends = AbortSignal.any(signal ? [signal, failure.signal] : [failure.signal]);
  const waiting = files.values();
  const lane = async (): Promise<void> => {
    for (const entry of waiting) await writeFile(archive, entry, folder, ends);
  };
  const lanes = Array.from({ length: LANES }, () => lane().catch((error) => failure.abort(error)));
  await Promise.all(lanes);
  ends.throwIfAborted();
}

async function writeFile(
  archive: Uint8Array,
  entry: ArchiveEntry,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const mode = entry.isExecutable ? 0o755 : 0o644;
  const file = await madeOnce(entry.path, open(join(folder, entry.path), "wx", mode));
  try {
    for await (const piece of entryContent(archive, entry)) {
      await file.writeFile(piece);
      signal.throwIfAborted();
    }
  } finally {
    await file.close();
  }
}

/** What file systems have against a name, or take for the same, is a matter of the archive. The rest is not. */
async function madeOnce<Made>(path: string, making: Promise<Made>): Promise<Made> {
  try {
    return await making;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST")
      throw entryError(path, "is the same as another to this file system: rename one of them");
    if (code === "ENAMETOOLONG") throw entryError(path, "is too long for this file system: shorten its path");
    if (code === "EILSEQ")
      throw entryError(path, "has a name that this file system does not take: rename it");
    throw error;
  }
}
