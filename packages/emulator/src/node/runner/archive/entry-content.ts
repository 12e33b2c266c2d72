import { crc32, createInflateRaw } from "node:zlib";
import type { ArchiveEntry } from "./archive-entry.ts";
import { entryError } from "./archive-error.ts";

/** Bytes that are in memory of a file at once. */
const PIECE_BYTES = 64 * 1024;
/** The least that zlib takes. */
const LEAST_PIECE_BYTES = 64;

/**
 * What an entry holds, piece by piece. What its headers say of it is never more than a bound: it is held to it while
 * it is inflated, and ends at the first byte too many.
 *
 * @throws CodeError where length or checksum are others
 */
export async function* entryContent(archive: Uint8Array, entry: ArchiveEntry): AsyncGenerator<Uint8Array> {
  const { path, uncompressedBytes } = entry;
  const said = `the ${uncompressedBytes} bytes that the archive says`;
  let length = 0;
  let checksum = 0;
  for await (const piece of pieces(archive, entry)) {
    length += piece.length;
    if (length > uncompressedBytes) throw entryError(path, `holds more than ${said}: pack it anew`);
    checksum = crc32(piece, checksum);
    yield piece;
  }
  if (length < uncompressedBytes) throw entryError(path, `holds ${length} bytes, not ${said}: pack it anew`);
  if (checksum !== entry.crc32)
    throw entryError(path, "does not fit its checksum (CRC-32): upload it once more");
}

function pieces(archive: Uint8Array, entry: ArchiveEntry): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const { dataStart, compressedBytes, isDeflated } = entry;
  const data = archive.subarray(dataStart, dataStart + compressedBytes);
  return isDeflated ? inflated(data, entry) : cut(data);
}

function* cut(data: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < data.length; at += PIECE_BYTES) yield data.subarray(at, at + PIECE_BYTES);
}

async function* inflated(
  data: Uint8Array,
  { path, uncompressedBytes }: ArchiveEntry,
): AsyncGenerator<Uint8Array> {
  const chunkSize = Math.min(PIECE_BYTES, Math.max(LEAST_PIECE_BYTES, uncompressedBytes));
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
