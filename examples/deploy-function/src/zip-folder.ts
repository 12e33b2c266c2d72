import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { zipSync } from "fflate";

/** A folder as a zip archive. */
export interface ZippedFolder {
  readonly archive: Uint8Array;
  /** Digest of the archive. Letters and digits, and short enough for a label. */
  readonly digest: string;
}

/** The first time that a zip archive can state. With the times of the files, each checkout would be another archive. */
const MODIFIED = new Date(1980, 0, 1);

/** Zips a folder without hidden files and installed packages. The same files give the same bytes. */
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
