import { joinBytes } from "@seamline/emulator-kit";

/** A file in a ZIP archive, as described by the central directory. */
export interface ArchiveFile {
  readonly path: string;
  /** The uncompressed size that the archive declares, in bytes. It may be wrong. */
  readonly bytes: number;
  /** The offset of the local header, in bytes. */
  readonly header: number;
  readonly compressedBytes: number;
  readonly method: number;
  readonly isEncrypted: boolean;
}

/** Thrown if the bytes are not a ZIP archive, or if an entry cannot be read. */
export class UnreadableArchiveError extends Error {
  override readonly name: string = "UnreadableArchiveError";
}

/** Signatures of the parts of a ZIP archive (APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16). */
const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;

const LOCAL_HEADER_BYTES = 30;
const DIRECTORY_ENTRY_BYTES = 46;
const DIRECTORY_END_BYTES = 22;
const MAX_COMMENT_LENGTH = 0xffff;

const STORED = 0;
const DEFLATED = 8;

/**
 * Lists the files of an untrusted archive without decompressing anything. Does not support ZIP64 archives (more than 4
 * GiB), because the limit for sources is lower.
 *
 * @throws UnreadableArchiveError
 */
export function* archiveFiles(archive: Uint8Array): Generator<ArchiveFile> {
  const view = viewOf(archive);
  const end = directoryEnd(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + DIRECTORY_ENTRY_BYTES > end || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw new UnreadableArchiveError("The central directory of the archive is damaged.");
    const nameBytes = view.getUint16(at + 28, true);
    const path = nameOf(archive.subarray(at + DIRECTORY_ENTRY_BYTES, at + DIRECTORY_ENTRY_BYTES + nameBytes));
    if (!path.endsWith("/")) yield fileAt(view, at, path);
    at += DIRECTORY_ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Finds the end-of-directory record. Only a comment can follow it. */
function directoryEnd(view: DataView): number {
  const last = view.byteLength - DIRECTORY_END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at -= 1)
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  throw new UnreadableArchiveError("The source is not a ZIP archive.");
}

/** Some old tools do not encode names in UTF-8. Lossy decoding is sufficient, because names are only displayed. */
function nameOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function fileAt(view: DataView, at: number, path: string): ArchiveFile {
  return {
    path,
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    compressedBytes: view.getUint32(at + 20, true),
    bytes: view.getUint32(at + 24, true),
    header: view.getUint32(at + 42, true),
  };
}

/**
 * Reads a file in an archive. The limit applies to the actual size, because the declared size may be wrong.
 *
 * @param maxBytes the maximum uncompressed size
 * @returns `undefined` if the file is larger
 * @throws UnreadableArchiveError
 */
export async function readArchiveFile(
  archive: Uint8Array<ArrayBuffer>,
  { header, compressedBytes, method, isEncrypted, path }: ArchiveFile,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const view = viewOf(archive);
  if (header + LOCAL_HEADER_BYTES > archive.length || view.getUint32(header, true) !== LOCAL_HEADER)
    throw new UnreadableArchiveError(`The archive has no local header for ${path}.`);
  const start =
    header + LOCAL_HEADER_BYTES + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  const bytes = archive.subarray(start, start + compressedBytes);
  if (isEncrypted) throw new UnreadableArchiveError(`${path} is encrypted.`);
  if (method === STORED) return bytes.length > maxBytes ? undefined : bytes;
  if (method === DEFLATED) return inflated(bytes, maxBytes, path);
  throw new UnreadableArchiveError(`${path} uses an unsupported compression method (${method}).`);
}

/** @throws UnreadableArchiveError */
async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
  path: string,
): Promise<Uint8Array | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.length;
      // Returning early cancels the stream, so the rest of a ZIP bomb is never decompressed.
      if (length > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    throw new UnreadableArchiveError(`${path} is damaged.`);
  }
  return joinBytes(chunks);
}
