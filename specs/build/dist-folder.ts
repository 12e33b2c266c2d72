import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Contents of files by path, relative to the folder. */
export type DistFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Replaces the content of a folder, unless it already contains exactly these files. Writes the files to a temporary
 * folder next to it first, so that a failure changes nothing and readers never see an incomplete folder.
 */
export function replaceFolder(folder: string, files: DistFiles): void {
  if (isSame(folder, files)) return;
  const beside = mkdtempSync(path.join(path.dirname(folder), ".dist-"));
  const next = path.join(beside, "next");
  const previous = path.join(beside, "previous");
  try {
    writeFiles(next, files);
    if (existsSync(folder)) renameSync(folder, previous);
    renameSync(next, folder);
  } catch (error) {
    if (existsSync(previous) && !existsSync(folder)) renameSync(previous, folder);
    throw error;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

function isSame(folder: string, files: DistFiles): boolean {
  const present = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const names = present
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return (
    names.length === files.size &&
    names.every((name) => {
      const content = files.get(name.replaceAll(path.sep, "/"));
      return content !== undefined && readFileSync(path.join(folder, name)).equals(Buffer.from(content));
    })
  );
}

function writeFiles(folder: string, files: DistFiles): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
