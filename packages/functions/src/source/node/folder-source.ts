/// <reference types="node" />

import { realpath, stat } from "node:fs/promises";
import { InvalidArgumentError } from "@seamline/client-core";
import { recordOf } from "@seamline/client-core/transfer";
import { IGNORE_FILE, type IsIgnored } from "@seamline/openapi/source-rules";
import { zipSync } from "fflate";
import { type FolderProblem, FolderSourceError } from "./folder-source-error.ts";
import { ignoreRules } from "./ignore-rules.ts";
import { type ListedFile, listFolder } from "./list-folder.ts";
import { readListedFile } from "./read-listed-file.ts";

/** Options of {@link folderSource}. */
export interface FolderSourceOptions {
  /**
   * Patterns for files to leave out, in `.gitignore` syntax. Applied after the default patterns and the ignore file, so
   * `!node_modules/` includes the packages.
   */
  readonly ignore?: readonly string[];
  /**
   * Name of a file in the folder that contains more patterns, such as `.gitignore`. With `false`, no file is read.
   * Default: `.functionignore`, if it exists.
   */
  readonly ignoreFile?: string | false;
  /** Maximum total number of bytes before compression. Default: 104,857,600 (100 MiB). */
  readonly maxBytes?: number;
  /** Maximum number of files. Default: 20,000. */
  readonly maxFiles?: number;
}

const KNOWN = ["ignore", "ignoreFile", "maxBytes", "maxFiles"];

/** Number of the largest files to list in an error. */
const NAMED_FILES = 3;

/**
 * Packs a folder into a zip archive, as the `source` of `deploySource`: `source: await folderSource("./greet")`.
 *
 * The same files result in the same bytes on every machine: dates and permissions are not packed, and the files are
 * sorted. By default, the archive contains all files except packages (`node_modules`), version control, caches, files
 * with secrets (`.env`, `.npmrc`, `.netrc`) and temporary files. Symbolic links are replaced by their targets. The
 * files are packed in memory.
 *
 * @param folder path of the folder
 * @throws InvalidArgumentError for an invalid option
 * @throws FolderSourceError with all problems: a folder that is missing, empty or too large, files that cannot be read
 * or that change while they are packed, and symbolic links that lead outside the folder
 */
export async function folderSource(folder: string, options: FolderSourceOptions = {}): Promise<Uint8Array> {
  const { ignore, ignoreFile, maxBytes, maxFiles } = readOptions(options);
  const root = await rootOf(folder);
  const isIgnored = await rulesOf(folder, root, ignoreFile, ignore);
  const { files, problems } = await listFolder(root, isIgnored, maxFiles);
  const all = [...problems, ...problemsOfContent(files, problems, maxBytes)];
  if (all.length > 0) throw new FolderSourceError(folder, all);
  return zipSync(await contentsOf(folder, files), { mtime: modified() });
}

/** @throws InvalidArgumentError */
function readOptions(value: FolderSourceOptions) {
  const options = recordOf(value, "options", KNOWN) as FolderSourceOptions;
  const { ignore = [], ignoreFile, maxBytes = 104_857_600, maxFiles = 20_000 } = options;
  if (!Array.isArray(ignore) || !ignore.every((pattern) => typeof pattern === "string")) {
    throw new InvalidArgumentError("options.ignore", 'must be an array of patterns, such as ["*.test.js"]');
  }
  if (ignoreFile !== undefined && ignoreFile !== false && !/^[^/\\]+$/.test(`${ignoreFile}`)) {
    throw new InvalidArgumentError(
      "options.ignoreFile",
      "must be the name of a file in the folder, or false",
    );
  }
  for (const [name, limit] of Object.entries({ maxBytes, maxFiles })) {
    if (Number.isSafeInteger(limit) && limit > 0) continue;
    throw new InvalidArgumentError(`options.${name}`, "must be a positive integer");
  }
  return { ignore, ignoreFile, maxBytes, maxFiles };
}

/** @throws FolderSourceError, InvalidArgumentError */
async function rootOf(folder: string): Promise<string> {
  if (typeof folder !== "string" || folder === "") {
    throw new InvalidArgumentError("folder", "must be the path of a folder");
  }
  try {
    const root = await realpath(folder);
    if ((await stat(root)).isDirectory()) return root;
  } catch (error) {
    throw new FolderSourceError(folder, [{ path: ".", problem: reasonOf(error) }]);
  }
  throw new FolderSourceError(folder, [
    { path: ".", problem: "is not a folder (use fileSource to deploy an archive)" },
  ]);
}

/** @throws FolderSourceError if the ignore file cannot be read */
async function rulesOf(
  folder: string,
  root: string,
  file: string | false | undefined,
  patterns: readonly string[],
): Promise<IsIgnored> {
  return ignoreRules(root, file, patterns).catch((error: unknown) => {
    throw new FolderSourceError(folder, [{ path: file || IGNORE_FILE, problem: reasonOf(error) }]);
  });
}

/** Returns problems with the files as a whole. */
function problemsOfContent(
  files: readonly ListedFile[],
  found: readonly FolderProblem[],
  maxBytes: number,
): FolderProblem[] {
  if (files.length === 0 && found.length === 0) {
    return [{ path: ".", problem: "contains no files, or all files are ignored" }];
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= maxBytes) return [];
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, NAMED_FILES);
  const names = largest.map(({ path, size }) => `${path} with ${size}`).join(", ");
  const problem = `contains ${bytes} bytes, but maxBytes is ${maxBytes} (largest files: ${names}; ignore some, or raise maxBytes)`;
  return [{ path: ".", problem }];
}

/**
 * Reads the files, in archive order.
 *
 * @throws FolderSourceError with all files that cannot be read
 */
async function contentsOf(folder: string, files: readonly ListedFile[]): Promise<Record<string, Uint8Array>> {
  const contents: Record<string, Uint8Array> = {};
  const problems: FolderProblem[] = [];
  for (const file of files) {
    const { path } = file;
    await readListedFile(file).then(
      (bytes) => {
        contents[path] = bytes;
      },
      (error: unknown) => problems.push({ path, problem: reasonOf(error) }),
    );
  }
  if (problems.length > 0) throw new FolderSourceError(folder, problems);
  return contents;
}

/**
 * Returns a fixed date for all files, because their own dates differ between checkouts. Archives store local time,
 * starting in 1980, so the same local time results in the same bytes in every time zone.
 */
function modified(): Date {
  return new Date(1980, 0, 1, 12);
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied (change its permissions, or ignore it)",
  ENOENT: "does not exist",
  EISDIR: "is a folder",
};

function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
