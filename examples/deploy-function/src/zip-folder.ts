import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { zipSync } from "fflate";

/** A zip archive of a folder. */
export interface ZippedFolder {
  readonly archive: Uint8Array;
  /** Digest of the archive, in hexadecimal and short enough for a label. */
  readonly digest: string;
}

/**
 * Earliest date that a zip archive supports. The files' own dates would result in a different archive for each
 * checkout.
 */
const MODIFIED = new Date(1980, 0, 1);

/** Zips a folder, except hidden files and installed packages. The same files always result in the same bytes. */
export async function zipFolder(folder: string): Promise<ZippedFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((path) => !/(^|\/)(\.|node_modules\/)/.test(path))
    .sort();
  const files: Record<string, Uint8Array> = {};
  for (const path of paths) files[path] = await readFile(join(folder, path));
  const archive = zipSync(files, { mtime: MODIFIED });
  return { archive, digest: createHash("sha256").update(archive).digest("hex").slice(0, 40) };
}
