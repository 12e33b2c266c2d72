/// <reference types="node" />

import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { copyFile, type FileHandle, lstat, open, rename, rm } from "node:fs/promises";
import { InvalidArgumentError } from "../../errors/invalid-argument-error.ts";
import type { Digest, DownloadSink } from "../download-sink.ts";

const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_TRUNC, O_WRONLY } = constants;

/**
 * Writes a download to a file, whose folder must exist. Until all has come and is right, it is named
 * `<path>.partial`; a later download takes that up. A file that is there is replaced in the end, unless it is what
 * the download would be: then nothing is fetched.
 */
export function fileSink(path: string): DownloadSink {
  const partial = `${path}.partial`;
  let file: FileHandle | undefined;
  /** Whether the bytes are those of the file itself, and there is no partial one. */
  let isWhole = false;

  const openPartial = async (flags = 0): Promise<FileHandle> => {
    await close();
    file = await open(partial, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | flags);
    return file;
  };
  const close = async (): Promise<void> => {
    const closing = file;
    file = undefined;
    await closing?.close();
  };
  const toAppend = async (): Promise<FileHandle> => {
    if (isWhole) await copyFile(path, partial);
    isWhole = false;
    return file ?? openPartial();
  };

  return {
    createMd5: nativeMd5,
    async size() {
      const left = await sizeOf(partial);
      const whole = await sizeOf(path);
      isWhole = left === undefined && whole !== undefined;
      return left ?? whole ?? 0;
    },
    read: () => createReadStream(isWhole ? path : partial),
    async write(bytes) {
      await (await toAppend()).appendFile(bytes);
    },
    async reset() {
      // A folder of that name would show when all is downloaded.
      await sizeOf(path);
      isWhole = false;
      await openPartial(O_TRUNC);
    },
    async finish() {
      if (isWhole) return;
      await file?.sync();
      await close();
      await rename(partial, path);
    },
    async release() {
      await close();
      if ((await sizeOf(partial)) === 0) await rm(partial);
    },
  };
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
