import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Texts and bytes to write, by their path below the folder. */
export type DistFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Replaces a folder as a whole. Everything is written beside it first, so that a failure leaves the folder as
 * it was and readers never meet a half-written one.
 */
export function replaceFolder(folder: string, files: DistFiles): void {
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

function writeFiles(folder: string, files: DistFiles): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
