import { lstat, mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32, createInflateRaw } from "node:zlib";
import { type ArchiveLimits, archiveError, entryError, referenceArchiveLimits } from "./archive-rules.ts";
import { type ArchiveContents, type ArchiveEntry, readEntries } from "./read-zip.ts";

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
  await assertEmptyFolder(folder);
  if (bytes.length > limits.compressedBytes) {
    throw archiveError(
      `The archive has ${bytes.length} bytes, more than ${limits.compressedBytes}: leave out what is not needed`,
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

/** A folder with something in it is a mistake of who calls: what is there is not ours to remove. */
async function assertEmptyFolder(folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is no folder: give an empty one`);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: give an empty folder`);
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Files that are written at once. */
const CONCURRENT_FILES = 4;

/**
 * Writes files and folders. Each is made and none is opened that is there, so that no path leads through a link: a
 * link that stood there would be in the way of the folder or file that is made in its place.
 *
 * @param folder an empty one
 * @throws CodeError; the reason of `signal`; what the file system says
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
  const failure = new AbortController();
  const ends = AbortSignal.any(signal ? [signal, failure.signal] : [failure.signal]);
  const waiting = files.values();
  const lane = async (): Promise<void> => {
    for (const entry of waiting) await writeFile(archive, entry, folder, ends);
  };
  const lanes = Array.from({ length: CONCURRENT_FILES }, () => lane().catch((error) => failure.abort(error)));
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

/** What file systems have against a name, or take for the same, is a matter of the archive. The rest is not. */
async function createEntry<Made>(path: string, making: Promise<Made>): Promise<Made> {
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

/** Bytes that are in memory of a file at once. */
const CHUNK_BYTES = 64 * 1024;
/** The least that zlib takes. */
const MIN_CHUNK_BYTES = 64;

/**
 * What an entry holds, piece by piece. What its headers say of it is never more than a bound: it is held to it while
 * it is inflated, and ends at the first byte too many.
 *
 * @throws CodeError where length or checksum are others
 */
async function* entryContent(archive: Uint8Array, entry: ArchiveEntry): AsyncGenerator<Uint8Array> {
  const { path, uncompressedBytes } = entry;
  const said = `the ${uncompressedBytes} bytes that the archive says`;
  let length = 0;
  let checksum = 0;
  for await (const piece of contentChunks(archive, entry)) {
    length += piece.length;
    if (length > uncompressedBytes) throw entryError(path, `holds more than ${said}: pack it anew`);
    checksum = crc32(piece, checksum);
    yield piece;
  }
  if (length < uncompressedBytes) throw entryError(path, `holds ${length} bytes, not ${said}: pack it anew`);
  if (checksum !== entry.crc32)
    throw entryError(path, "does not fit its checksum (CRC-32): upload it once more");
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
    throw entryError(path, `cannot be inflated (${(error as Error).message}): upload it once more`);
  } finally {
    inflate.destroy();
  }
  if (inflate.bytesWritten < data.length) {
    throw entryError(path, "has bytes behind its deflated data: pack it anew");
  }
}
