import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import type { CodeError } from "../../../framework/code-runner.ts";
import { type ArchiveLimits, archiveError, entryError, pathProblem, quotedPath } from "./archive-rules.ts";
import { dataStart, entryKind, entryName } from "./entry-headers.ts";

/** An entry of an archive that may be unpacked, as its headers describe it. What it really holds shows later. */
export interface ArchiveEntry {
  /** Relative, with `/` between names and none at the end. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly isExecutable: boolean;
  readonly isDeflated: boolean;
  readonly crc32: number;
  readonly compressedBytes: number;
  readonly uncompressedBytes: number;
  /** Where its local header begins in the archive. */
  readonly headerStart: number;
  /** Where its data begins in the archive. */
  readonly dataStart: number;
}

/** Records that may follow the directory: its end, in either form, and a digital signature. */
const DIRECTORY_FOLLOWERS: readonly number[] = [0x06054b50, 0x06064b50, 0x05054b50];

/** The path of the folder that an archive is unpacked into. */
const ROOT_PATH = "";

/** What an archive would make, read from its headers. */
export interface ArchiveContents {
  /** Paths of all folders, each after the one that it lies in. */
  readonly folders: readonly string[];
  readonly files: readonly ArchiveEntry[];
}

/**
 * Reads all headers of an archive, and refuses it as a whole before anything of it is written.
 *
 * @throws CodeError; the reason of `signal`
 */
export async function readEntries(
  archive: Uint8Array,
  limits: ArchiveLimits,
  signal?: AbortSignal,
): Promise<ArchiveContents> {
  const zip = await openZip(archive);
  if (zip.entryCount === 0)
    throw archiveError("The archive holds nothing: put the source of a function into it");
  if (zip.entryCount > limits.entries) throw tooManyEntriesError(limits.entries);
  const directoryStart = directoryCursor(zip);
  const tree = new ArchiveTree(limits.entries);
  const entries: ArchiveEntry[] = [];
  let left = limits.uncompressedBytes;
  for await (const raw of rawEntries(zip)) {
    signal?.throwIfAborted();
    const entry = await readEntry(zip, raw, limits);
    if (entry.path !== ROOT_PATH) tree.add(entry.path, entry.isFolder);
    left -= entry.uncompressedBytes;
    if (left < 0) throw tooLarge(limits);
    entries.push(entry);
  }
  assertDirectoryEnd(archive, directoryCursor(zip));
  assertNoOverlap(entries, directoryStart);
  return { folders: tree.folders, files: entries.filter(({ isFolder }) => !isFolder) };
}

/**
 * Readers that go by the length of the directory would see the rest of it.
 */
function assertDirectoryEnd(archive: Uint8Array, at: number): void {
  const { buffer, byteOffset } = archive;
  const signature = new DataView(buffer, byteOffset + at, 4).getUint32(0, true);
  if (DIRECTORY_FOLLOWERS.includes(signature)) return;
  throw archiveError("The archive holds more than it says at its end: pack it anew");
}

/** Errors of the reader are told from those of who reads. */
async function* rawEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw invalidZipError(error);
  }
}

/** Tools that pack the folder `.` begin every name with it, and list it as `./`. */
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

function tooLarge({ uncompressedBytes }: ArchiveLimits): Error {
  return archiveError(
    `The archive's files come to more than ${uncompressedBytes} bytes: leave out what is not needed`,
  );
}

/** Where the next header of the directory is read from. The types have it as a boolean, by mistake. */
function directoryCursor(zip: ZipFile): number {
  return Number(zip.readEntryCursor);
}

/** Length of the record at the end without its comment, and the most that the comment may be (APPNOTE 4.3.16). */
const END_BYTES = 22;
const COMMENT_BYTES = 0xffff;
const END_SIGNATURE = 0x06054b50;

/**
 * Finds the directory of an archive, without reading it. Names come as bytes.
 *
 * @throws CodeError where it is no zip, or cut off
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

/** Of two ends, readers take one or the other, and see other files: an archive that has two is refused. */
function assertSingleEnd(buffer: Buffer): void {
  const signatures = endSignatures(buffer);
  const ends = signatures.filter((at) => at + END_BYTES + buffer.readUInt16LE(at + 20) === buffer.length);
  if (ends.length === 1) return;
  if (ends.length > 1)
    throw archiveError("The archive has two ends, one in the comment of the other: pack it anew");
  const problem = signatures.length > 0 ? "has bytes behind its end, or was cut off" : describeFormat(buffer);
  throw archiveError(`The archive ${problem}: upload a whole zip, such as "zip -r function.zip ." makes`);
}

function endSignatures(buffer: Buffer): readonly number[] {
  const found: number[] = [];
  const first = Math.max(0, buffer.length - END_BYTES - COMMENT_BYTES);
  for (let at = first; at <= buffer.length - END_BYTES; at++) {
    if (buffer.readUInt32LE(at) === END_SIGNATURE) found.push(at);
  }
  return found;
}

function describeFormat(buffer: Buffer): string {
  if (buffer.length === 0) return "has no bytes";
  const start = buffer.toString("latin1", 0, 6);
  if (start.startsWith("PK")) return "begins as a zip but has no end: it was cut off";
  if (start.startsWith("\x1f\x8b")) return "is in gzip's format, no zip";
  if (buffer.toString("latin1", 257, 262) === "ustar") return "is a tar file, no zip";
  return "is no zip";
}

/** What the reader of the archive found wrong with it, to those who made it. */
function invalidZipError(error: unknown): CodeError {
  const problem = (error as Error).message.replace(/[.\s]+$/, "");
  return archiveError(`The archive is no sound zip (${problem}): pack it anew, and upload it whole`);
}

/**
 * Entries that share data are how a small archive comes to hold more than any disk: each lies by itself, in front of
 * the directory.
 *
 * @param directoryStart where the directory begins in the archive
 * @throws CodeError
 */
function assertNoOverlap(entries: readonly ArchiveEntry[], directoryStart: number): void {
  const sorted = [...entries].sort((one, other) => one.headerStart - other.headerStart);
  sorted.forEach((entry, index) => {
    const end = entry.dataStart + entry.compressedBytes;
    const next = sorted[index + 1];
    if (next !== undefined && end > next.headerStart) {
      throw archiveError(
        `The archive's entries ${quotedPath(entry.path)} and ${quotedPath(next.path)} share bytes: pack it anew`,
      );
    }
    if (end > directoryStart)
      throw entryError(entry.path, "reaches into the directory: pack the archive anew");
  });
}

interface TreeNode {
  readonly path: string;
  readonly isFolder: boolean;
  /** It has an entry of its own; else it only stands in the path of another. */
  hasEntry: boolean;
}

/** The files and folders that an archive makes up. No two of them may be the same, on any file system. */
class ArchiveTree {
  readonly #places = new Map<string, TreeNode>();
  readonly #folders: string[] = [];
  readonly #limit: number;

  /** @param limit files and folders that there may be */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Paths of all folders, each after the one that it lies in. */
  get folders(): readonly string[] {
    return this.#folders;
  }

  /** @throws CodeError where the path is taken, or leads through a file */
  add(path: string, isFolder: boolean): void {
    const place = isFolder ? this.#folder(path, path) : this.#file(path);
    if (place.hasEntry) throw duplicateError(path);
    place.hasEntry = true;
  }

  #file(path: string): TreeNode {
    const taken = this.#places.get(caseFolded(path));
    if (taken !== undefined)
      throw taken.path === path && !taken.isFolder ? duplicateError(path) : conflictError(path, taken);
    return this.#put({ path, isFolder: false, hasEntry: false });
  }

  /** @param asker the entry that needs the folder */
  #folder(path: string, asker: string): TreeNode {
    const there = this.#places.get(caseFolded(path));
    if (there === undefined) return this.#put({ path, isFolder: true, hasEntry: false });
    if (!there.isFolder || there.path !== path) throw conflictError(asker, there);
    return there;
  }

  #put(place: TreeNode): TreeNode {
    const { path, isFolder } = place;
    const slash = path.lastIndexOf("/");
    if (slash > 0) this.#folder(path.slice(0, slash), path);
    if (this.#places.size >= this.#limit) throw tooManyEntriesError(this.#limit);
    this.#places.set(caseFolded(path), place);
    if (isFolder) this.#folders.push(path);
    return place;
  }
}

/** An archive of more files and folders than there may be. */
function tooManyEntriesError(limit: number): Error {
  return archiveError(`The archive makes more than ${limit} files and folders: leave out what is not needed`);
}

function duplicateError(path: string): Error {
  return entryError(path, "is there twice: leave one of them out");
}

function conflictError(path: string, { path: taken, isFolder }: TreeNode): Error {
  const other = `${isFolder ? "the folder" : "the file"} ${quotedPath(taken)}`;
  return entryError(path, `is in the way of ${other}, on some file systems at least: rename one of them`);
}

/** The same for paths that some file system takes for one: they differ in case, or in how accents are composed. */
function caseFolded(path: string): string {
  return path.normalize("NFD").toUpperCase().toLowerCase().normalize("NFD");
}
