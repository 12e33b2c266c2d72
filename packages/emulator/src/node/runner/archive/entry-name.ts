import { crc32 } from "node:zlib";
import type { Entry } from "yauzl";
import { archiveError, quotedPath } from "./archive-error.ts";

/** The extra field that gives a name in UTF-8 beside one in another character set (APPNOTE 4.6.9). */
const UNICODE_PATH = 0x7075;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Name of an entry. It is read as UTF-8 whether or not the flag for that is set: many tools write UTF-8 without it.
 *
 * @throws CodeError where it is none
 */
export function entryName({ fileNameRaw, extraFields }: Entry): string {
  const unicode = extraFields.find(({ id, data }) => id === UNICODE_PATH && isOf(data, fileNameRaw));
  try {
    return decoder.decode(unicode?.data.subarray(5) ?? fileNameRaw);
  } catch {
    const shown = quotedPath(fileNameRaw.toString("latin1"));
    throw archiveError(
      `The archive's entry ${shown} has a name that is no UTF-8: have it packed with such names`,
    );
  }
}

/** The field speaks of the name it was written for alone, which it holds a checksum of. */
function isOf(field: Buffer, name: Buffer): boolean {
  return field.length > 5 && field[0] === 1 && field.readUInt32LE(1) === crc32(name);
}
