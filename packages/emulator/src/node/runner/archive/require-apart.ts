import type { ArchiveEntry } from "./archive-entry.ts";
import { archiveError, entryError, quotedPath } from "./archive-error.ts";

/**
 * Entries that share data are how a small archive comes to hold more than any disk: each lies by itself, in front of
 * the directory.
 *
 * @param directoryStart where the directory begins in the archive
 * @throws CodeError
 */
export function requireApart(entries: readonly ArchiveEntry[], directoryStart: number): void {
  const sorted = [...entries].sort((one, other) => one.headerStart - other.headerStart);
  sorted.forEach((entry, index) => {
    const end = entry.dataStart + entry.compressedBytes;
    const next = sorted[index + 1];
    if (next !== undefined && end > next.headerStart) {
      throw archiveError(
        `The archive's entries ${quotedPath(entry.path)} and ${quotedPath(next.path)} share bytes: pack it anew`,
      );
    }
    if (end > directoryStart)
      throw entryError(entry.path, "reaches into the directory: pack the archive anew");
  });
}
