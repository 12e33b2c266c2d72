/// <reference types="node" />

import { createHash } from "node:crypto";
import { constants, createReadStream, openAsBlob } from "node:fs";
import { access, copyFile, type FileHandle, lstat, open, rename, rm } from "node:fs/promises";
import { InvalidArgumentError } from "../../errors/seamline-error.ts";
import type { Digest, DownloadSink } from "../download-sink.ts";

const { COPYFILE_EXCL, O_CREAT, O_EXCL, O_NOFOLLOW = 0, O_WRONLY } = constants;

/**
 * Writes a download to a file, whose folder must exist. Until all bytes have come and are right, it is named
 * `<path>.partial`, which a later download resumes. An existing file is replaced in the end, unless it is what the
 * download would be: then nothing is fetched.
 *
 * Two downloads of the same file do not spoil each other: they write the same bytes at the same places. Where one
 * begins anew, the other fails in the end.
 */
export function fileSink(path: string): DownloadSink {
  const partial = `${path}.partial`;
  let file: FileHandle | undefined;
  /** Where the next bytes go. */
  let at = 0;
  /** Whether the bytes are those of the file itself, and there is no partial one. */
  let isWhole = false;
  const openPartial = async (flags = 0): Promise<FileHandle> => {
    await close();
    file = await open(partial, O_WRONLY | O_NOFOLLOW | flags);
    // Writing past the end would leave a hole.
    if ((await file.stat()).size < at) throw begunAnew(path);
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
      // A folder of that name would show when all is downloaded.
      await sizeOf(path);
      isWhole = false;
      at = 0;
      await rm(partial, { force: true });
      // A new file, since another download may be writing to the old one.
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

/** How many bytes an earlier download has left, and whether they are those of the whole file. */
async function leftAt(path: string): Promise<{ readonly at: number; readonly isWhole: boolean }> {
  const left = await sizeOf(`${path}.partial`);
  const whole = await sizeOf(path);
  return { at: left ?? whole ?? 0, isWhole: left === undefined && whole !== undefined };
}

/**
 * Gives the partial file its name.
 *
 * @param isOurs whether it is the file that was written
 * @param ours inode of the file that was written
 * @throws Error where another download has begun to write
 */
async function placePartial(path: string, isOurs: boolean, ours: number | undefined): Promise<void> {
  const placed = isOurs ? rename(`${path}.partial`, path) : Promise.reject(begunAnew(path));
  await placed.catch(async (error) => {
    // Another download of the same may have finished before.
    if (!ours || ours !== (await inodeOf(path))) throw error;
  });
}

function begunAnew(path: string): Error {
  return new Error(`another download has begun to write ${path}`);
}

/** Writes at a position, which need not be the end of the file: another download may write to it. */
async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.byteLength; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.byteLength - done, at + done);
    done += bytesWritten;
  }
}

/** Identifies a file among those that have had the same name; `undefined` where there is none. */
async function inodeOf(path: string): Promise<number | undefined> {
  return (await lstat(path).catch(() => undefined))?.ino;
}

/**
 * Bytes of a file; `undefined` where there is none. A link is none: it is replaced, not followed.
 *
 * @throws InvalidArgumentError for a folder, a device and the like
 */
async function sizeOf(path: string): Promise<number | undefined> {
  const stats = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!stats || stats.isSymbolicLink()) return undefined;
  if (stats.isFile()) return stats.size;
  throw new InvalidArgumentError("path", `must be that of a file: ${path}`);
}

/** Node's MD5; none where it is forbidden (FIPS 140). */
function nativeMd5(): Digest | undefined {
  try {
    const hash = createHash("md5");
    return { update: (bytes) => void hash.update(bytes), hex: () => hash.digest("hex") };
  } catch {
    return undefined;
  }
}

/**
 * A file to upload. It is read while it is sent, and again for a retry; changing it meanwhile makes the upload fail.
 *
 * @throws the error of the file system where it cannot be read
 */
export async function fileSource(path: string): Promise<Blob> {
  // The error of `openAsBlob` says neither which file nor why.
  await access(path, constants.R_OK);
  return openAsBlob(path);
}
