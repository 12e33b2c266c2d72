import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder with these files, by their paths; what is no text is written as JSON. It goes with the test. */
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
