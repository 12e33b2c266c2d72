/// <reference types="node" />

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import ignore from "ignore";

/** Name of the file with patterns, if the caller names no other file. */
export const IGNORE_FILE = ".functionignore";

/** Files that are not source: packages, version control, caches, secrets, and temporary files of editors. */
const DEFAULT_PATTERNS: readonly string[] = [
  "node_modules/",
  ".git",
  ".hg/",
  ".svn/",
  ".venv/",
  "venv/",
  "__pycache__/",
  ".mypy_cache/",
  ".pytest_cache/",
  ".idea/",
  ".vscode/",
  ".env",
  ".env.*",
  ".envrc",
  ".netrc",
  ".DS_Store",
  "*~",
  ".*.sw?",
];

/** Returns whether to leave out a path. The path of a folder ends with a slash. */
export type IsIgnored = (path: string) => boolean;

/**
 * Combines the default patterns, the patterns of the ignore file, and the patterns of the caller. Later patterns win.
 *
 * @param file name of the ignore file; `undefined` for the default file, which may be missing; `false` for none
 * @throws the file system's error if a named file cannot be read
 */
export async function ignoreRules(
  root: string,
  file: string | false | undefined,
  patterns: readonly string[],
): Promise<IsIgnored> {
  const rules = ignore({ ignorecase: false }).add([...DEFAULT_PATTERNS]);
  if (file !== false) rules.add(`/${file ?? IGNORE_FILE}`).add(await textOf(root, file));
  rules.add([...patterns]);
  return (path) => rules.ignores(path);
}

async function textOf(root: string, file: string | undefined): Promise<string> {
  return readFile(join(root, file ?? IGNORE_FILE), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && file === undefined) return "";
    throw error;
  });
}
