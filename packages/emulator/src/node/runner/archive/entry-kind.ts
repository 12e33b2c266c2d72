import type { Entry } from "yauzl";
import { entryError } from "./archive-error.ts";

/** Encrypted, encrypted strongly, or with an encrypted directory (APPNOTE 4.4.4). */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;

/** Kinds of file in the upper half of the external attributes, where the archive was made on a Unix (stat.h). */
const KIND = 0o170000;
const FOLDER = 0o040000;
const FILE = 0o100000;
const refused: ReadonlyMap<number, string> = new Map([
  [0o120000, "a symbolic link"],
  [0o020000, "a device"],
  [0o060000, "a device"],
  [0o010000, "a pipe"],
  [0o140000, "a socket"],
]);

/** What an entry is. Of its mode nothing else is kept. */
export interface EntryKind {
  readonly isFolder: boolean;
  readonly isExecutable: boolean;
  readonly isDeflated: boolean;
}

/**
 * @param name as the archive has it: that of a folder ends with a slash
 * @throws CodeError where it is something that is never unpacked
 */
export function entryKind(entry: Entry, name: string): EntryKind {
  const { generalPurposeBitFlag: flags, compressionMethod: method, externalFileAttributes } = entry;
  if ((flags & ENCRYPTED) !== 0) throw entryError(name, "is encrypted: pack it without a password");
  if (method !== 0 && method !== 8) {
    throw entryError(name, `is compressed by method ${method}: take deflate (8), or none (0)`);
  }
  const mode = externalFileAttributes >>> 16;
  const isFolder = name.endsWith("/");
  requireKind(mode & KIND, isFolder, name);
  if (isFolder && entry.uncompressedSize > 0) {
    throw entryError(name, 'holds bytes although it is a folder: take the "/" from the end of its name');
  }
  return { isFolder, isExecutable: (mode & 0o111) !== 0, isDeflated: method === 8 };
}

function requireKind(kind: number, isFolder: boolean, name: string): void {
  if (kind === 0 || kind === (isFolder ? FOLDER : FILE)) return;
  if (kind === FOLDER) throw entryError(name, 'is a folder: end its name with "/"');
  if (kind === FILE) throw entryError(name, 'is a file: take the "/" from the end of its name');
  throw entryError(name, `is ${refused.get(kind) ?? "of an unknown kind"}: put the file itself in its place`);
}
