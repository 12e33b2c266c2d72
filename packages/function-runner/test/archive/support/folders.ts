import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { onTestFinished } from "vitest";

/** Creates an empty folder inside a temporary folder, so that a test can detect escaped files. */
export async function emptyFolder(): Promise<string> {
  const outer = await mkdtemp(join(tmpdir(), "seamline-archive-"));
  onTestFinished(() => rm(outer, { recursive: true, force: true }));
  const folder = join(outer, "source");
  await mkdir(folder);
  return folder;
}

/**
 * Returns the contents of all files in a folder by path, with `/` as the separator. Folders end with a slash and have
 * no content.
 */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
    if (entry.isDirectory()) files[`${path}/`] = "";
    else files[path] = await readFile(join(folder, path), "latin1");
  }
  return files;
}

/** Returns the permissions of a file. */
export async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o7777;
}
