import type { Entry, LocalFileHeader, ZipFile } from "yauzl";
import { archiveError, entryError, quotedPath } from "./archive-error.ts";

/** Sizes and checksum follow the data (APPNOTE 4.4.4, bit 3). */
const SIZES_FOLLOW = 0x8;
/** A size that is given in 64 bits elsewhere. */
const IN_ZIP64 = 0xffff_ffff;

/**
 * Where the data of an entry begins. An entry is described twice, in the directory and in front of its data: one that
 * is described in two ways is refused, since readers go by the one or the other.
 *
 * @throws CodeError
 */
export async function dataStart(zip: ZipFile, entry: Entry, name: string): Promise<number> {
  const header = await localHeader(zip, entry, name);
  if (!header.fileName.equals(entry.fileNameRaw)) {
    throw entryError(name, "has another name in front of its data: pack the archive anew");
  }
  if (header.compressionMethod !== entry.compressionMethod || !hasSameSizes(header, entry)) {
    throw entryError(name, "is described in another way in front of its data: pack the archive anew");
  }
  return header.fileDataStart;
}

async function localHeader(zip: ZipFile, entry: Entry, name: string): Promise<LocalFileHeader> {
  try {
    return await zip.readLocalFileHeaderPromise(entry);
  } catch (error) {
    const { message } = error as Error;
    throw archiveError(
      `The archive has no data where that of its entry ${quotedPath(name)} should be (${message}): upload it whole`,
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
