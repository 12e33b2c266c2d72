import { crc32 } from "node:zlib";
import type { Entry, LocalFileHeader, ZipFile } from "yauzl";
import { archiveError, entryError, quotedPath } from "./archive-rules.ts";

/** Flags of entries that are encrypted, strongly encrypted, or listed in an encrypted directory (APPNOTE 4.4.4). */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;

/** Mask for the file type in Unix modes (stat.h), which Unix tools store in the external attributes. */
const KIND = 0o170000;
const FOLDER = 0o040000;
const FILE = 0o100000;
const REJECTED_KINDS: ReadonlyMap<number, string> = new Map([
  [0o120000, "a symbolic link"],
  [0o020000, "a device"],
  [0o060000, "a device"],
  [0o010000, "a pipe"],
  [0o140000, "a socket"],
]);

/** The kind of an entry. Only the executable bit of its mode is preserved. */
interface EntryKind {
  readonly isFolder: boolean;
  readonly isExecutable: boolean;
  readonly isDeflated: boolean;
}

/**
 * Reads the kind of an entry from its headers.
 *
 * @param name the name in the archive. Folder names end with a slash.
 * @throws CodeError for unsupported kinds
 */
export function entryKind(entry: Entry, name: string): EntryKind {
  const { generalPurposeBitFlag: flags, compressionMethod: method, externalFileAttributes } = entry;
  if ((flags & ENCRYPTED) !== 0) throw entryError(name, "is encrypted: pack it without a password");
  if (method !== 0 && method !== 8) {
    throw entryError(name, `is compressed with method ${method}: use deflate (8) or no compression (0)`);
  }
  const mode = externalFileAttributes >>> 16;
  const isFolder = name.endsWith("/");
  assertKind(mode & KIND, isFolder, name);
  if (isFolder && entry.uncompressedSize > 0) {
    throw entryError(name, 'is a folder but contains data: remove the "/" at the end of its name');
  }
  return { isFolder, isExecutable: (mode & 0o111) !== 0, isDeflated: method === 8 };
}

function assertKind(kind: number, isFolder: boolean, name: string): void {
  if (kind === 0 || kind === (isFolder ? FOLDER : FILE)) return;
  if (kind === FOLDER) throw entryError(name, 'is a folder: add "/" to the end of its name');
  if (kind === FILE) throw entryError(name, 'is a file: remove the "/" at the end of its name');
  throw entryError(
    name,
    `is ${REJECTED_KINDS.get(kind) ?? "of an unknown kind"}: replace it with a regular file`,
  );
}

/** Id of the extra field that contains the name in UTF-8 if the header uses another character set (APPNOTE 4.6.9). */
const UNICODE_PATH = 0x7075;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Decodes the name of an entry as UTF-8. Ignores the UTF-8 flag, because many tools do not set it.
 *
 * @throws CodeError if the name is not UTF-8
 */
export function entryName({ fileNameRaw, extraFields }: Entry): string {
  const unicode = extraFields.find(
    ({ id, data }) => id === UNICODE_PATH && isFieldForName(data, fileNameRaw),
  );
  try {
    return decoder.decode(unicode?.data.subarray(5) ?? fileNameRaw);
  } catch {
    const name = quotedPath(fileNameRaw.toString("latin1"));
    throw archiveError(
      `The archive's entry ${name} has a name that is not UTF-8: pack the archive with UTF-8 names`,
    );
  }
}

/** Returns whether the checksum in the field matches the name. If not, another tool has renamed the entry. */
function isFieldForName(field: Buffer, name: Buffer): boolean {
  return field.length > 5 && field[0] === 1 && field.readUInt32LE(1) === crc32(name);
}

/** Flag of entries whose sizes and checksum follow the data (APPNOTE 4.4.4, bit 3). */
const SIZES_FOLLOW = 0x8;
/** Placeholder for a size that is stored in the ZIP64 extra field. */
const IN_ZIP64 = 0xffff_ffff;

/**
 * Returns the offset of an entry's data. Rejects the archive if the directory and the local header describe the entry
 * differently, because different tools would unpack different files.
 *
 * @throws CodeError
 */
export async function dataStart(zip: ZipFile, entry: Entry, name: string): Promise<number> {
  const header = await localHeader(zip, entry, name);
  if (!header.fileName.equals(entry.fileNameRaw)) {
    throw entryError(name, "has a different name in its local header: pack the archive again");
  }
  if (header.compressionMethod !== entry.compressionMethod || !hasSameSizes(header, entry)) {
    throw entryError(name, "is described differently in its local header: pack the archive again");
  }
  return header.fileDataStart;
}

async function localHeader(zip: ZipFile, entry: Entry, name: string): Promise<LocalFileHeader> {
  try {
    return await zip.readLocalFileHeaderPromise(entry);
  } catch (error) {
    const { message } = error as Error;
    throw archiveError(
      `The archive has no data for its entry ${quotedPath(name)} (${message}): upload the complete archive`,
    );
  }
}

function hasSameSizes(header: LocalFileHeader, entry: Entry): boolean {
  if ((header.generalPurposeBitFlag & SIZES_FOLLOW) !== 0) return true;
  return (
    (header.compressedSize === IN_ZIP64 || header.compressedSize === entry.compressedSize) &&
    (header.uncompressedSize === IN_ZIP64 || header.uncompressedSize === entry.uncompressedSize) &&
    header.crc32 === entry.crc32
  );
}
