/** An entry of an archive that may be unpacked, as its headers describe it. What it really holds shows later. */
export interface ArchiveEntry {
  /** Relative, with `/` between names and none at the end. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly isExecutable: boolean;
  readonly isDeflated: boolean;
  readonly crc32: number;
  readonly compressedBytes: number;
  readonly uncompressedBytes: number;
  /** Where its local header begins in the archive. */
  readonly headerStart: number;
  /** Where its data begins in the archive. */
  readonly dataStart: number;
}
