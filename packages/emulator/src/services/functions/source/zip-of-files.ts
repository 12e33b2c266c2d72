import { crc32 } from "../../../checksums/crc.ts";

/** The first day that zip archives know: 1980-01-01, midnight. Of the time nothing is told, so that bytes stay the same. */
const DATE = (1 << 5) | 1;
/** 2.0: the version that knows folders. */
const VERSION = 20;
/** Names are in UTF-8. */
const UTF8_NAMES = 1 << 11;

const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

interface Entry {
  readonly name: Uint8Array;
  readonly content: Uint8Array;
  /** Where it begins in the archive. */
  readonly offset: number;
}

/**
 * A zip archive of texts by path (APPNOTE.TXT 6.3), in the order of the paths, and not compressed. The same files give
 * the same bytes.
 */
export function zipOfFiles(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = entriesOf(files);
  const start = endOf(entries.at(-1));
  const size = entries.reduce((sum, { name }) => sum + CENTRAL_BYTES + name.length, 0);
  const archive = new Uint8Array(start + size + END_BYTES);
  let at = start;
  for (const entry of entries) {
    writeLocal(archive, entry);
    at = writeCentral(archive, at, entry);
  }
  const count = entries.length;
  write(archive, at, [4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, start], [2, 0]);
  return archive;
}

function entriesOf(files: Readonly<Record<string, string>>): Entry[] {
  const encoder = new TextEncoder();
  const entries: Entry[] = [];
  for (const path of Object.keys(files).sort()) {
    const name = encoder.encode(path);
    entries.push({ name, content: encoder.encode(files[path]), offset: endOf(entries.at(-1)) });
  }
  return entries;
}

/** Where the next entry begins. */
function endOf(entry: Entry | undefined): number {
  return entry ? entry.offset + LOCAL_BYTES + entry.name.length + entry.content.length : 0;
}

function writeLocal(archive: Uint8Array, entry: Entry): void {
  const { name, content, offset } = entry;
  const at = write(archive, offset, [4, 0x04034b50], ...common(entry));
  archive.set(name, at);
  archive.set(content, at + name.length);
}

/** @returns where the next one begins */
function writeCentral(archive: Uint8Array, from: number, entry: Entry): number {
  const head = [[4, 0x02014b50], [2, VERSION], ...common(entry)] as const;
  const at = write(archive, from, ...head, [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]);
  archive.set(entry.name, at);
  return at + entry.name.length;
}

/** What both headers of a file say: how many bytes a number takes, and the number. */
type Field = readonly [bytes: 2 | 4, value: number];

/** Version, flags, no compression, time, date, checksum, both sizes, length of the name, nothing extra. */
function common({ name, content }: Entry): readonly Field[] {
  const size: Field = [4, content.length];
  const kind: Field[] = [
    [2, VERSION],
    [2, UTF8_NAMES],
    [2, 0],
    [2, 0],
    [2, DATE],
  ];
  return [...kind, [4, crc32(content)], size, size, [2, name.length], [2, 0]];
}

/** Writes numbers, their lowest byte first. @returns where the next one goes */
function write(archive: Uint8Array, from: number, ...fields: readonly Field[]): number {
  const view = new DataView(archive.buffer);
  let at = from;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return at;
}
