import type { Entry, ZipFile } from "yauzl";
import type { ArchiveEntry } from "./archive-entry.ts";
import { archiveError, entryError } from "./archive-error.ts";
import type { ArchiveLimits } from "./archive-limits.ts";
import { ArchiveTree, tooManyEntries } from "./archive-tree.ts";
import { entryKind } from "./entry-kind.ts";
import { entryName } from "./entry-name.ts";
import { dataStart } from "./local-header.ts";
import { openZip } from "./open-zip.ts";
import { pathProblem } from "./path-problem.ts";
import { requireApart } from "./require-apart.ts";
import { unsoundZip } from "./unsound-zip.ts";

/** Records that may follow the directory: its end, in either form, and a digital signature. */
const FOLLOWERS: readonly number[] = [0x06054b50, 0x06064b50, 0x05054b50];

/** The path of the folder that an archive is unpacked into. */
const TOP = "";

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
  if (zip.entryCount > limits.entries) throw tooManyEntries(limits.entries);
  const directoryStart = cursor(zip);
  const tree = new ArchiveTree(limits.entries);
  const entries: ArchiveEntry[] = [];
  let left = limits.uncompressedBytes;
  for await (const raw of soundEntries(zip)) {
    signal?.throwIfAborted();
    const entry = await checkedEntry(zip, raw, limits);
    if (entry.path !== TOP) tree.add(entry.path, entry.isFolder);
    left -= entry.uncompressedBytes;
    if (left < 0) throw tooLarge(limits);
    entries.push(entry);
  }
  requireNoMore(archive, cursor(zip));
  requireApart(entries, directoryStart);
  return { folders: tree.folders, files: entries.filter(({ isFolder }) => !isFolder) };
}

/**
 * Readers that go by the length of the directory would see the rest of it.
 */
function requireNoMore(archive: Uint8Array, at: number): void {
  const { buffer, byteOffset } = archive;
  const signature = new DataView(buffer, byteOffset + at, 4).getUint32(0, true);
  if (FOLLOWERS.includes(signature)) return;
  throw archiveError("The archive holds more than it says at its end: pack it anew");
}

/** Errors of the reader are told from those of who reads. */
async function* soundEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw unsoundZip(error);
  }
}

/** Tools that pack the folder `.` begin every name with it, and list it as `./`. */
function pathOf(name: string): string {
  return name.replace(/^\.\//, "").replace(/\/$/, "");
}

async function checkedEntry(zip: ZipFile, raw: Entry, limits: ArchiveLimits): Promise<ArchiveEntry> {
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
function cursor(zip: ZipFile): number {
  return Number(zip.readEntryCursor);
}
