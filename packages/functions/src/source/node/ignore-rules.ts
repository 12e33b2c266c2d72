/// <reference types="node" />

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { IGNORE_FILE, type IsIgnored, sourceRules } from "@seamline/openapi/source-rules";

/**
 * Combines the default patterns, the patterns in the ignore file, and the caller's patterns. Later patterns win.
 *
 * @param file name of the ignore file; `undefined` for the default file, which may be missing; `false` for none
 * @throws the file system's error if a named file cannot be read
 */
export async function ignoreRules(
  root: string,
  file: string | false | undefined,
  patterns: readonly string[],
): Promise<IsIgnored> {
  if (file === false) return sourceRules(patterns);
  return sourceRules(`/${file ?? IGNORE_FILE}`, await textOf(root, file), patterns);
}

async function textOf(root: string, file: string | undefined): Promise<string> {
  return readFile(join(root, file ?? IGNORE_FILE), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && file === undefined) return "";
    throw error;
  });
}
