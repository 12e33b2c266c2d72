import { Buffer } from "node:buffer";
import { constants, crc32, deflateRawSync } from "node:zlib";

/** Header fields that override the correct values. */
export interface HeaderFields {
  readonly name?: Uint8Array;
  readonly flags?: number;
  readonly method?: number;
  readonly crc32?: number;
  readonly compressedBytes?: number;
  readonly bytes?: number;
  readonly extra?: Uint8Array;
}

/** An entry. It is valid by default. */
export interface ZipEntry {
  readonly name: string | Uint8Array;
  readonly data?: string | Uint8Array;
  /** The compression method. With method 8, the data is deflated, unless `raw` is set. Default: 0 (stored). */
  readonly method?: number;
  /** Bytes to write instead of the stored or deflated data. */
  readonly raw?: Uint8Array;
  /** The upper half of the external attributes. */
  readonly mode?: number;
  /** Whether sizes and checksum follow the data, and are 0 in the local header. */
  readonly descriptor?: boolean;
  /** Overrides that apply only to the header in the directory, or only to the local header. */
  readonly central?: HeaderFields & { readonly start?: number };
  readonly local?: HeaderFields;
  /** Whether the entry only has a header in the directory, without a local header and data. */
  readonly centralOnly?: boolean;
}

/** Values that override the correct values of the end records. */
export interface ZipEnd {
  readonly disk?: number;
  readonly count?: number;
  readonly directoryStart?: number;
  readonly comment?: Uint8Array;
  /** Writes the 64-bit records if true. */
  readonly zip64?: boolean;
  /** Bytes at the start of the file. All offsets include them. */
  readonly before?: Uint8Array;
}

const UTF8_NAME = 0x800;
const SIZES_FOLLOW = 0x8;

/** Returns the bytes of a valid or invalid archive (APPNOTE 4.3). */
export function zipBytes(entries: readonly ZipEntry[], end: ZipEnd = {}): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [end.before ?? new Uint8Array()];
  const directory: Uint8Array[] = [];
  let at = parts[0]?.length ?? 0;
  for (const entry of entries) {
    const { local, central } = headers(entry, at);
    directory.push(central);
    parts.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  return new Uint8Array(
    Buffer.concat([...parts, ...directory, endOf(entries.length, end.directoryStart ?? at, length, at, end)]),
  );
}

function headers(entry: ZipEntry, start: number) {
  const data = Buffer.from(entry.data ?? "");
  const method = entry.method ?? 0;
  const raw = entry.raw ?? (method === 8 ? deflateRawSync(data) : data);
  const fields = {
    name: Buffer.from(entry.name),
    flags: (typeof entry.name === "string" ? UTF8_NAME : 0) | (entry.descriptor ? SIZES_FOLLOW : 0),
    method,
    crc32: crc32(data),
    compressedBytes: raw.length,
    bytes: data.length,
    extra: new Uint8Array(),
  };
  const sizes = entry.descriptor ? { crc32: 0, compressedBytes: 0, bytes: 0 } : {};
  const central = centralHeader({ ...fields, start, ...entry.central }, entry.mode ?? 0);
  if (entry.centralOnly) return { central, local: [] };
  const local = [localHeader({ ...fields, ...sizes, ...entry.local }), raw];
  return { central, local: entry.descriptor ? [...local, descriptor(fields)] : local };
}

type AllFields = Required<HeaderFields>;

function localHeader({ name, extra, ...fields }: AllFields): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.writeUInt32LE(0x04034b50, 0);
  bytes.writeUInt16LE(20, 4);
  common(bytes, 6, fields);
  bytes.writeUInt16LE(name.length, 26);
  bytes.writeUInt16LE(extra.length, 28);
  return Buffer.concat([bytes, name, extra]);
}

function centralHeader(
  { name, extra, start, ...fields }: AllFields & { start: number },
  mode: number,
): Buffer {
  const bytes = Buffer.alloc(46);
  bytes.writeUInt32LE(0x02014b50, 0);
  bytes.writeUInt16LE((3 << 8) | 20, 4);
  bytes.writeUInt16LE(20, 6);
  common(bytes, 8, fields);
  bytes.writeUInt16LE(name.length, 28);
  bytes.writeUInt16LE(extra.length, 30);
  bytes.writeUInt16LE(mode, 40);
  bytes.writeUInt32LE(start, 42);
  return Buffer.concat([bytes, name, extra]);
}

/** Writes the fields that both headers have in common. The time is 0. */
function common(bytes: Buffer, at: number, fields: Omit<AllFields, "name" | "extra">): void {
  bytes.writeUInt16LE(fields.flags, at);
  bytes.writeUInt16LE(fields.method, at + 2);
  bytes.writeUInt32LE(fields.crc32, at + 8);
  bytes.writeUInt32LE(fields.compressedBytes, at + 12);
  bytes.writeUInt32LE(fields.bytes, at + 16);
}

function descriptor({ crc32, compressedBytes, bytes }: AllFields): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x08074b50, 0);
  [crc32, compressedBytes, bytes].forEach((value, index) => {
    record.writeUInt32LE(value, 4 + 4 * index);
  });
  return record;
}

function endOf(entries: number, directoryStart: number, length: number, at: number, end: ZipEnd): Buffer {
  const { disk = 0, count = entries, comment = new Uint8Array(), zip64 = false } = end;
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(disk, 4);
  bytes.writeUInt16LE(zip64 ? 0xffff : count, 8);
  bytes.writeUInt16LE(zip64 ? 0xffff : count, 10);
  bytes.writeUInt32LE(length, 12);
  bytes.writeUInt32LE(zip64 ? 0xffff_ffff : directoryStart, 16);
  bytes.writeUInt16LE(comment.length, 20);
  const records = zip64 ? [zip64End(count, directoryStart, length, at + length)] : [];
  return Buffer.concat([...records, bytes, comment]);
}

function zip64End(count: number, directoryStart: number, length: number, at: number): Buffer {
  const bytes = Buffer.alloc(56 + 20);
  bytes.writeUInt32LE(0x06064b50, 0);
  bytes.writeBigUInt64LE(44n, 4);
  bytes.writeBigUInt64LE(BigInt(count), 24);
  bytes.writeBigUInt64LE(BigInt(count), 32);
  bytes.writeBigUInt64LE(BigInt(length), 40);
  bytes.writeBigUInt64LE(BigInt(directoryStart), 48);
  bytes.writeUInt32LE(0x07064b50, 56);
  bytes.writeBigUInt64LE(BigInt(at), 64);
  bytes.writeUInt32LE(1, 72);
  return bytes;
}

/** Returns the extra field with 64-bit sizes (APPNOTE 4.5.3). */
export function zip64Sizes(...values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(4 + 8 * values.length);
  bytes.writeUInt16LE(1, 0);
  bytes.writeUInt16LE(8 * values.length, 2);
  values.forEach((value, index) => {
    bytes.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  });
  return bytes;
}

const MEBIBYTE = 1024 * 1024;

/** Returns deflated zeros. The blocks are independent, so they can be repeated. */
export function deflatedZeros(mebibytes: number): Uint8Array {
  const step = Math.min(64, mebibytes);
  const block = deflateRawSync(Buffer.alloc(step * MEBIBYTE), {
    finishFlush: constants.Z_FULL_FLUSH,
    level: 9,
  });
  return Buffer.concat([...Array.from({ length: mebibytes / step }, () => block), Buffer.from([3, 0])]);
}
