import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { packageError } from "../code-failures.ts";
import { forEachConcurrently } from "../for-each-concurrently.ts";
import { type FrameworkFile, frameworkFiles } from "./framework-files.ts";
import { FRAMEWORK_NAME, frameworkFolder } from "./framework-program.ts";

/** Maximum number of concurrent writes. */
const CONCURRENT_FILES = 16;

/**
 * Replaces any copy of the framework with a copy of the runner's framework and its dependencies. Functions register
 * themselves with the framework that they load, so the same copy must run them. Each source gets its own copy, because
 * a function could otherwise modify the framework of other functions.
 *
 * @param source the folder of the unpacked archive
 * @throws CodeError if the archive contains a file at the framework's path
 * @throws the signal's reason if the signal is aborted
 */
export async function copyFramework(source: string, signal?: AbortSignal): Promise<void> {
  const target = frameworkFolder(source);
  const files = await frameworkFiles();
  await replaceFolder(target);
  for (const folder of new Set(files.map(({ path }) => dirname(path))))
    await mkdir(join(target, folder), { recursive: true });
  const write = ({ path, content }: FrameworkFile) => writeFile(join(target, path), content);
  await forEachConcurrently(files.values(), CONCURRENT_FILES, write, signal);
}

async function replaceFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST" && code !== "ENOTDIR") throw error;
    throw packageError(
      `node_modules contains a file in place of the folder ${FRAMEWORK_NAME}: remove the file`,
    );
  }
}
