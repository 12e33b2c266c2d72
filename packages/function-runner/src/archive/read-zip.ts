import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import type { CodeError } from "../code-runner/code-runner.ts";
import { type ArchiveLimits, archiveError, entryError, pathProblem, quotedPath } from "./archive-rules.ts";
import { dataStart, entryKind, entryName } from "./entry-headers.ts";

/** A valid entry, as described by its headers. Its data is checked when it is unpacked. */
export interface ArchiveEntry {
  /** Relative path with `/` as the separator and without a trailing `/`. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly isExecutable: boolean;
  readonly isDeflated: boolean;
  readonly crc32: number;
  readonly compressedBytes: number;
  readonly uncompressedBytes: number;
  /** Offset of the local header in the archive. */
  readonly headerStart: number;
  /** Offset of the data in the archive. */
  readonly dataStart: number;
}

/**
 * Signatures of the records that may follow the directory: the end record, the ZIP64 end record and a digital
 * signature.
 */
const DIRECTORY_FOLLOWERS: readonly number[] = [0x06054b50, 0x06064b50, 0x05054b50];

/** Path of the folder that the archive is unpacked into. */
const ROOT_PATH = "";

/** Folders and files in an archive, as described by its headers. */
export interface ArchiveContents {
  /** The paths of all folders, parents first. */
  readonly folders: readonly string[];
  readonly files: readonly ArchiveEntry[];
}

/**
 * Reads all headers of an archive. Invalid archives are rejected before any files are written.
 *
 * @throws CodeError
 * @throws the signal's reason if the signal is aborted
 */
export async function readEntries(
  archive: Uint8Array,
  limits: ArchiveLimits,
  signal?: AbortSignal,
): Promise<ArchiveContents> {
  const zip = await openZip(archive);
  if (zip.entryCount === 0) throw archiveError("The archive is empty: add the source of a function");
  if (zip.entryCount > limits.entries) throw tooManyEntriesError(limits.entries);
  const directoryStart = directoryCursor(zip);
  const tree = new ArchiveTree(limits.entries);
  const entries: ArchiveEntry[] = [];
  let remainingBytes = limits.uncompressedBytes;
  for await (const raw of rawEntries(zip)) {
    signal?.throwIfAborted();
    const entry = await readEntry(zip, raw, limits);
    if (entry.path !== ROOT_PATH) tree.add(entry.path, entry.isFolder);
    remainingBytes -= entry.uncompressedBytes;
    if (remainingBytes < 0) throw tooLargeError(limits);
    entries.push(entry);
  }
  assertDirectoryEnd(archive, directoryCursor(zip));
  assertNoOverlap(entries, directoryStart);
  return { folders: tree.folders, files: entries.filter(({ isFolder }) => !isFolder) };
}

/**
 * Requires the directory to end after the declared number of entries. Other tools ignore this number and read up to the
 * declared length.
 */
function assertDirectoryEnd(archive: Uint8Array, offset: number): void {
  const { buffer, byteOffset } = archive;
  const signature = new DataView(buffer, byteOffset + offset, 4).getUint32(0, true);
  if (DIRECTORY_FOLLOWERS.includes(signature)) return;
  throw archiveError(
    "The archive directory contains more entries than its end record declares: pack it again",
  );
}

/** Yields the raw entries. Converts library errors here, so that errors thrown by the caller stay unchanged. */
async function* rawEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw invalidZipError(error);
  }
}

/** Removes the trailing slash of folders, and the leading `./` that tools add if they pack the folder `.`. */
function pathOf(name: string): string {
  return name.replace(/^\.\//, "").replace(/\/$/, "");
}

async function readEntry(zip: ZipFile, raw: Entry, limits: ArchiveLimits): Promise<ArchiveEntry> {
  const name = entryName(raw);
  const path = pathOf(name);
  const problem = name === "./" ? undefined : pathProblem(path, limits);
  if (problem !== undefined) throw entryError(name, problem);
  const kind = entryKind(raw, name);
  return {
    path,
    ...kind,
    crc32: raw.crc32,
    compressedBytes: raw.compressedSize,
    uncompressedBytes: raw.uncompressedSize,
    headerStart: raw.relativeOffsetOfLocalHeader,
    dataStart: await dataStart(zip, raw, name),
  };
}

function tooLargeError({ uncompressedBytes }: ArchiveLimits): Error {
  return archiveError(
    `The archive's files have more than ${uncompressedBytes} bytes in total: remove files that are not needed`,
  );
}

/** Returns the offset of the next header in the directory. The library incorrectly declares it as a boolean. */
function directoryCursor(zip: ZipFile): number {
  return Number(zip.readEntryCursor);
}

/** Length of the end record without its comment, and maximum length of the comment (APPNOTE 4.3.16). */
const END_BYTES = 22;
const COMMENT_BYTES = 0xffff;
const END_SIGNATURE = 0x06054b50;

/**
 * Opens an archive without reading its entries. Entry names are not decoded.
 *
 * @throws CodeError if the archive is not a ZIP archive or is truncated
 */
async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  assertSingleEnd(buffer);
  try {
    return await fromBufferPromise(buffer, { decodeStrings: false, validateEntrySizes: false });
  } catch (error) {
    throw invalidZipError(error);
  }
}

/** Requires a single end record. With two end records, different tools would unpack different files. */
function assertSingleEnd(buffer: Buffer): void {
  const signatures = endSignatures(buffer);
  const ends = signatures.filter((at) => at + END_BYTES + buffer.readUInt16LE(at + 20) === buffer.length);
  if (ends.length === 1) return;
  if (ends.length > 1)
    throw archiveError("The archive has two end records, one in the comment of the other: pack it again");
  const problem = signatures.length > 0 ? "has bytes after its end, or is truncated" : describeFormat(buffer);
  throw archiveError(
    `The archive ${problem}: upload a complete ZIP archive, for example from "zip -r function.zip ."`,
  );
}

function endSignatures(buffer: Buffer): readonly number[] {
  const offsets: number[] = [];
  const first = Math.max(0, buffer.length - END_BYTES - COMMENT_BYTES);
  for (let at = first; at <= buffer.length - END_BYTES; at++) {
    if (buffer.readUInt32LE(at) === END_SIGNATURE) offsets.push(at);
  }
  return offsets;
}

function describeFormat(buffer: Buffer): string {
  if (buffer.length === 0) return "is empty";
  const start = buffer.toString("latin1", 0, 6);
  if (start.startsWith("PK")) return "has no end record, so it is truncated";
  if (start.startsWith("\x1f\x8b")) return "is a gzip file, not a ZIP archive";
  if (buffer.toString("latin1", 257, 262) === "ustar") return "is a tar file, not a ZIP archive";
  return "is not a ZIP archive";
}

/** Converts an error from the library to an error for the archive's author. */
function invalidZipError(error: unknown): CodeError {
  const problem = (error as Error).message.replace(/[.\s]+$/, "");
  return archiveError(
    `The archive is not a valid ZIP archive (${problem}): pack it again and upload the complete archive`,
  );
}

/**
 * Requires that the data of entries does not overlap and ends before the directory. With overlapping data, a small
 * archive could expand to more than any disk can hold.
 *
 * @param directoryStart offset of the directory
 * @throws CodeError
 */
function assertNoOverlap(entries: readonly ArchiveEntry[], directoryStart: number): void {
  const sorted = [...entries].sort((one, other) => one.headerStart - other.headerStart);
  sorted.forEach((entry, index) => {
    const end = entry.dataStart + entry.compressedBytes;
    const next = sorted[index + 1];
    if (next !== undefined && end > next.headerStart) {
      throw archiveError(
        `The archive's entries ${quotedPath(entry.path)} and ${quotedPath(next.path)} overlap: pack it again`,
      );
    }
    if (end > directoryStart) throw entryError(entry.path, "overlaps the directory: pack the archive again");
  });
}

/** A file or folder in an archive. */
interface TreeNode {
  readonly path: string;
  readonly isFolder: boolean;
  /** Whether the archive contains an entry for this path. Some folders only appear in the paths of other entries. */
  hasEntry: boolean;
}

/** The files and folders in an archive. Their paths must differ on every file system. */
class ArchiveTree {
  readonly #nodes = new Map<string, TreeNode>();
  readonly #folders: string[] = [];
  readonly #limit: number;

  /** @param limit maximum number of files and folders */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The paths of all folders, parents first. */
  get folders(): readonly string[] {
    return this.#folders;
  }

  /** Adds a path. @throws CodeError if the path already exists or one of its parents is a file */
  add(path: string, isFolder: boolean): void {
    const node = isFolder ? this.#folder(path, path) : this.#file(path);
    if (node.hasEntry) throw duplicateError(path);
    node.hasEntry = true;
  }

  #file(path: string): TreeNode {
    const existing = this.#nodes.get(caseFolded(path));
    if (existing !== undefined)
      throw existing.path === path && !existing.isFolder
        ? duplicateError(path)
        : conflictError(path, existing);
    return this.#add({ path, isFolder: false, hasEntry: false });
  }

  /** @param entryPath path of the entry that requires the folder */
  #folder(path: string, entryPath: string): TreeNode {
    const existing = this.#nodes.get(caseFolded(path));
    if (existing === undefined) return this.#add({ path, isFolder: true, hasEntry: false });
    if (!existing.isFolder || existing.path !== path) throw conflictError(entryPath, existing);
    return existing;
  }

  #add(node: TreeNode): TreeNode {
    const { path, isFolder } = node;
    const slash = path.lastIndexOf("/");
    if (slash > 0) this.#folder(path.slice(0, slash), path);
    if (this.#nodes.size >= this.#limit) throw tooManyEntriesError(this.#limit);
    this.#nodes.set(caseFolded(path), node);
    if (isFolder) this.#folders.push(path);
    return node;
  }
}

function tooManyEntriesError(limit: number): Error {
  return archiveError(
    `The archive contains more than ${limit} files and folders: remove files that are not needed`,
  );
}

function duplicateError(path: string): Error {
  return entryError(path, "occurs twice: remove one entry");
}

function conflictError(path: string, { path: otherPath, isFolder }: TreeNode): Error {
  const other = `${isFolder ? "the folder" : "the file"} ${quotedPath(otherPath)}`;
  return entryError(path, `conflicts with ${other} on some file systems: rename one entry`);
}

/**
 * Returns the same string for paths that some file systems treat as equal: paths that only differ in case or in the
 * Unicode normalization of accents.
 */
function caseFolded(path: string): string {
  return path.normalize("NFD").toUpperCase().toLowerCase().normalize("NFD");
}
