/** What an archive may hold. */
export interface ArchiveLimits {
  /** Bytes of the archive itself. */
  readonly compressedBytes: number;
  /** Bytes of all its files together. */
  readonly uncompressedBytes: number;
  /** Files and folders together, those that only stand in the path of another among them. */
  readonly entries: number;
  /** Bytes of a path in UTF-8. */
  readonly pathBytes: number;
  /** Names in a path. */
  readonly depth: number;
}

const MEBIBYTE = 1024 * 1024;

/** Sizes as the reference facts have them ("Limits"); the rest is far above what code of people comes to. */
export const referenceArchiveLimits: ArchiveLimits = {
  compressedBytes: 100 * MEBIBYTE,
  uncompressedBytes: 500 * MEBIBYTE,
  entries: 50_000,
  pathBytes: 1_024,
  depth: 64,
};
