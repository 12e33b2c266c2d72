import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * Creates a folder with files by path, and removes it after the test. Values other than strings are written as JSON.
 */
export async function sourceFolder(files: Readonly<Record<string, unknown>>): Promise<string> {
  const outer = await realpath(await mkdtemp(join(tmpdir(), "seamline-source-")));
  onTestFinished(() => rm(outer, { recursive: true, force: true }));
  const folder = join(outer, "source");
  await mkdir(folder);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  return folder;
}
