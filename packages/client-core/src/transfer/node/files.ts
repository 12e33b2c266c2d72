/// <reference types="node" />

import { createHash } from "node:crypto";
import { constants, createReadStream, openAsBlob } from "node:fs";
import { access, copyFile, type FileHandle, lstat, open, rename, rm } from "node:fs/promises";
import { InvalidArgumentError } from "../../errors/seamline-error.ts";
import type { Digest, DownloadSink } from "../download-sink.ts";

const { COPYFILE_EXCL, O_CREAT, O_EXCL, O_NOFOLLOW = 0, O_WRONLY } = constants;

/**
 * Writes a download to a file in an existing folder. Until the download is complete and verified, the file is named
 * `<path>.partial`, and a later download resumes it. At the end, the download replaces an existing file. If the
 * existing file is already the requested file, nothing is downloaded.
 *
 * Two concurrent downloads of the same file do not corrupt it: they write the same bytes at the same offsets. If one
 * download starts over, the other fails at the end.
 */
export function fileSink(path: string): DownloadSink {
  const partial = `${path}.partial`;
  let file: FileHandle | undefined;
  /** Offset of the next write. */
  let at = 0;
  /** Whether the bytes are in the file itself, without a partial file. */
  let isWhole = false;
  const openPartial = async (flags = 0): Promise<FileHandle> => {
    await close();
    file = await open(partial, O_WRONLY | O_NOFOLLOW | flags);
    // Writing beyond the end would leave a hole.
    if ((await file.stat()).size < at) throw restartedByOther(path);
    return file;
  };
  const close = async (): Promise<void> => {
    const closing = file;
    file = undefined;
    await closing?.close();
  };
  const toAppend = async (): Promise<FileHandle> => {
    if (isWhole) await copyFile(path, partial, COPYFILE_EXCL);
    isWhole = false;
    return file ?? openPartial();
  };

  return {
    createMd5: nativeMd5,
    async size() {
      ({ at, isWhole } = await leftAt(path));
      return at;
    },
    read: () => createReadStream(isWhole ? path : partial, { end: at - 1 }),
    async write(bytes) {
      await writeAll(await toAppend(), bytes, at);
      at += bytes.byteLength;
    },
    async reset() {
      // Fail early if a folder has this name.
      await sizeOf(path);
      isWhole = false;
      at = 0;
      await rm(partial, { force: true });
      // Create a new file: another download may be writing to the old one.
      await openPartial(O_CREAT | O_EXCL);
    },
    async finish() {
      if (isWhole) return;
      await file?.sync();
      const ours = file ? (await file.stat()).ino : await inodeOf(partial);
      const isOurs = ours === (await inodeOf(partial));
      await close();
      await placePartial(path, isOurs, ours);
    },
    async release() {
      const isEmpty = file && at === 0 && (await file.stat()).ino === (await inodeOf(partial));
      await close();
      if (isEmpty) await rm(partial);
    },
  };
}

/** Returns the number of bytes left by an earlier download, and whether they make up the whole file. */
async function leftAt(path: string): Promise<{ readonly at: number; readonly isWhole: boolean }> {
  const left = await sizeOf(`${path}.partial`);
  const whole = await sizeOf(path);
  return { at: left ?? whole ?? 0, isWhole: left === undefined && whole !== undefined };
}

/**
 * Renames the partial file to its final name.
 *
 * @param isOurs whether the download was written to the partial file
 * @param ours inode of the file that was written
 * @throws Error if another download has started to write
 */
async function placePartial(path: string, isOurs: boolean, ours: number | undefined): Promise<void> {
  const placed = isOurs ? rename(`${path}.partial`, path) : Promise.reject(restartedByOther(path));
  await placed.catch(async (error) => {
    // Another download of the same file may have finished first.
    if (!ours || ours !== (await inodeOf(path))) throw error;
  });
}

function restartedByOther(path: string): Error {
  return new Error(`another download has started to write ${path}`);
}

/** Writes at an offset, which may differ from the end of the file: another download may write to it. */
async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.byteLength; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.byteLength - done, at + done);
    done += bytesWritten;
  }
}

/** Returns the inode of a file, or `undefined` if the file does not exist. */
async function inodeOf(path: string): Promise<number | undefined> {
  return (await lstat(path).catch(() => undefined))?.ino;
}

/**
 * Returns the size of a file, or `undefined` if the file does not exist. A symbolic link is treated as missing, because
 * it will be replaced, not followed.
 *
 * @throws InvalidArgumentError if the path leads to a folder, a device or another special file
 */
async function sizeOf(path: string): Promise<number | undefined> {
  const stats = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!stats || stats.isSymbolicLink()) return undefined;
  if (stats.isFile()) return stats.size;
  throw new InvalidArgumentError("path", `must be the path of a file: ${path}`);
}

/** Returns Node's MD5, or `undefined` if it is disabled (FIPS 140). */
function nativeMd5(): Digest | undefined {
  try {
    const hash = createHash("md5");
    return { update: (bytes) => void hash.update(bytes), hex: () => hash.digest("hex") };
  } catch {
    return undefined;
  }
}

/**
 * Opens a file for an upload. It is read during the upload, and again for each retry. The upload fails if the file
 * changes in the meantime.
 *
 * @throws the file system's error if the file cannot be read
 */
export async function fileSource(path: string): Promise<Blob> {
  // The error thrown by `openAsBlob` includes neither the path nor the reason.
  await access(path, constants.R_OK);
  return openAsBlob(path);
}
