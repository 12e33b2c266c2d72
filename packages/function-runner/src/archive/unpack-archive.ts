import { lstat, mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32, createInflateRaw } from "node:zlib";
import { forEachConcurrently } from "../for-each-concurrently.ts";
import { type ArchiveLimits, archiveError, entryError, referenceArchiveLimits } from "./archive-rules.ts";
import { type ArchiveContents, type ArchiveEntry, readEntries } from "./read-zip.ts";

/**
 * Unpacks an untrusted ZIP archive. If its headers are invalid, nothing is written. If its contents are invalid, all
 * written files are removed. Streams files, to limit memory use and to avoid blocking the event loop.
 *
 * @param bytes the archive. It must not be modified until the promise settles.
 * @param folder an empty folder that is not a link
 * @throws CodeError that describes the entry and the fix
 * @throws the signal's reason if the signal is aborted
 * @throws Error if the folder is not empty
 * @throws file-system errors
 */
export async function unpackArchive(
  bytes: Uint8Array,
  folder: string,
  limits: ArchiveLimits = referenceArchiveLimits,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  await assertEmptyFolder(folder);
  if (bytes.length > limits.compressedBytes) {
    throw archiveError(
      `The archive has ${bytes.length} bytes, but the limit is ${limits.compressedBytes}: remove files that are not needed`,
    );
  }
  const contents = await readEntries(bytes, limits, signal);
  try {
    await writeContents(bytes, contents, folder, signal);
  } catch (error) {
    await emptyFolder(folder);
    throw error;
  }
}

/** Requires an empty folder, because a failure removes all files in the folder. */
async function assertEmptyFolder(folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory())
    throw new Error(`${folder} is not a folder: pass an empty folder`);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: pass an empty folder`);
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Maximum number of concurrent writes. */
const CONCURRENT_FILES = 4;

/**
 * Writes files and folders. Never opens existing files or folders, so that no path can follow a link.
 *
 * @param folder an empty folder
 * @throws CodeError
 * @throws the signal's reason if the signal is aborted
 * @throws file-system errors
 */
async function writeContents(
  archive: Uint8Array,
  { folders, files }: ArchiveContents,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const path of folders) {
    signal?.throwIfAborted();
    await createEntry(path, mkdir(join(folder, path), { mode: 0o755 }));
  }
  const write = (entry: ArchiveEntry, stopSignal: AbortSignal) =>
    writeFile(archive, entry, folder, stopSignal);
  await forEachConcurrently(files.values(), CONCURRENT_FILES, write, signal);
}

async function writeFile(
  archive: Uint8Array,
  entry: ArchiveEntry,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const mode = entry.isExecutable ? 0o755 : 0o644;
  const file = await createEntry(entry.path, open(join(folder, entry.path), "wx", mode));
  try {
    for await (const piece of entryContent(archive, entry)) {
      await file.writeFile(piece);
      signal.throwIfAborted();
    }
  } finally {
    await file.close();
  }
}

/** Converts file-system errors caused by a name to archive errors. Rethrows other errors. */
async function createEntry<Created>(path: string, creation: Promise<Created>): Promise<Created> {
  try {
    return await creation;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST")
      throw entryError(path, "has the same name as another entry on this file system: rename one entry");
    if (code === "ENAMETOOLONG") throw entryError(path, "is too long for this file system: shorten its path");
    if (code === "EILSEQ")
      throw entryError(path, "has a name that this file system does not support: rename it");
    throw error;
  }
}

/** Maximum number of bytes of a file to hold in memory. */
const CHUNK_BYTES = 64 * 1024;
/** Smallest chunk size that zlib accepts. */
const MIN_CHUNK_BYTES = 64;

/**
 * Reads the content of an entry in chunks. Stops inflating if the content exceeds its declared length.
 *
 * @throws CodeError if the length or the checksum does not match
 */
export async function* entryContent(archive: Uint8Array, entry: ArchiveEntry): AsyncGenerator<Uint8Array> {
  const { path, uncompressedBytes } = entry;
  const declared = `the ${uncompressedBytes} bytes that the archive declares`;
  let length = 0;
  let checksum = 0;
  for await (const piece of contentChunks(archive, entry)) {
    length += piece.length;
    if (length > uncompressedBytes) throw entryError(path, `is longer than ${declared}: pack it again`);
    checksum = crc32(piece, checksum);
    yield piece;
  }
  if (length < uncompressedBytes)
    throw entryError(path, `has ${length} bytes, not ${declared}: pack it again`);
  if (checksum !== entry.crc32)
    throw entryError(path, "does not match its checksum (CRC-32): upload the archive again");
}

function contentChunks(
  archive: Uint8Array,
  entry: ArchiveEntry,
): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const { dataStart, compressedBytes, isDeflated } = entry;
  const data = archive.subarray(dataStart, dataStart + compressedBytes);
  return isDeflated ? inflatedChunks(data, entry) : storedChunks(data);
}

function* storedChunks(data: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < data.length; at += CHUNK_BYTES) yield data.subarray(at, at + CHUNK_BYTES);
}

async function* inflatedChunks(
  data: Uint8Array,
  { path, uncompressedBytes }: ArchiveEntry,
): AsyncGenerator<Uint8Array> {
  const chunkSize = Math.min(CHUNK_BYTES, Math.max(MIN_CHUNK_BYTES, uncompressedBytes));
  const inflate = createInflateRaw({ chunkSize });
  try {
    inflate.end(data);
    yield* inflate;
  } catch (error) {
    throw entryError(path, `cannot be inflated (${(error as Error).message}): upload the archive again`);
  } finally {
    inflate.destroy();
  }
  if (inflate.bytesWritten < data.length) {
    throw entryError(path, "has bytes after its deflated data: pack it again");
  }
}
