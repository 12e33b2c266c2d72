import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Reports } from "./extract-reports.ts";

export const REPORTS = "api";

/** Reads the reports in a folder. Returns no reports if the folder is missing. */
export async function readReports(folder: string): Promise<Reports> {
  const paths: string[] = [];
  for await (const path of glob("**/*.api.md", { cwd: folder })) paths.push(path);
  const texts = paths
    .toSorted()
    .map(async (path) => [path, await readFile(join(folder, path), "utf8")] as const);
  return new Map(await Promise.all(texts));
}

/** Replaces the reports in a folder. Removes other reports, and does not rewrite unchanged ones. */
export async function writeReports(folder: string, reports: Reports): Promise<void> {
  const committed = await readReports(folder);
  for (const path of committed.keys()) if (!reports.has(path)) await rm(join(folder, path));
  for (const [path, text] of reports) {
    if (committed.get(path) === text) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
