import { strToU8, zipSync } from "fflate";

/**
 * A ZIP archive of text files by path, in the order of the paths and not compressed. The same files always give the
 * same bytes, since an archive is identified by its hash: every entry has the earliest date that ZIP archives know.
 */
export function zipOfFiles(files: Readonly<Record<string, string>>): Uint8Array {
  const paths = Object.keys(files).sort();
  const entries = Object.fromEntries(paths.map((path) => [path, strToU8(files[path] ?? "")]));
  // fflate writes the local time, so that this date gives the same bytes in every time zone.
  return zipSync(entries, { level: 0, mtime: new Date(1980, 0, 1) });
}
