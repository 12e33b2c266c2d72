import { fromBufferPromise, type ZipFile } from "yauzl";
import { archiveError } from "./archive-error.ts";
import { unsoundZip } from "./unsound-zip.ts";

/** Length of the record at the end without its comment, and the most that the comment may be (APPNOTE 4.3.16). */
const END_BYTES = 22;
const COMMENT_BYTES = 0xffff;
const END_SIGNATURE = 0x06054b50;

/**
 * Finds the directory of an archive, without reading it. Names come as bytes.
 *
 * @throws CodeError where it is no zip, or cut off
 */
export async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  requireOneEnd(buffer);
  try {
    return await fromBufferPromise(buffer, { decodeStrings: false, validateEntrySizes: false });
  } catch (error) {
    throw unsoundZip(error);
  }
}

/** Of two ends, readers take one or the other, and see other files: an archive that has two is refused. */
function requireOneEnd(buffer: Buffer): void {
  const signatures = endSignatures(buffer);
  const ends = signatures.filter((at) => at + END_BYTES + buffer.readUInt16LE(at + 20) === buffer.length);
  if (ends.length === 1) return;
  if (ends.length > 1)
    throw archiveError("The archive has two ends, one in the comment of the other: pack it anew");
  const problem = signatures.length > 0 ? "has bytes behind its end, or was cut off" : whatItIs(buffer);
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

function whatItIs(buffer: Buffer): string {
  if (buffer.length === 0) return "has no bytes";
  const start = buffer.toString("latin1", 0, 6);
  if (start.startsWith("PK")) return "begins as a zip but has no end: it was cut off";
  if (start.startsWith("\x1f\x8b")) return "is in gzip's format, no zip";
  if (buffer.toString("latin1", 257, 262) === "ustar") return "is a tar file, no zip";
  return "is no zip";
}
