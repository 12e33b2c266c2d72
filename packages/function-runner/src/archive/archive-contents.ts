import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { listNames } from "../code-failures.ts";
import { CodeError } from "../code-runner/code-runner.ts";

/** Top-level entries of an archive without a module. */
interface ArchiveContents {
  /**
   * The only top-level folder, if it seems to contain the source. Authors often pack a folder instead of its contents.
   */
  readonly wrapper: string | undefined;
  /** Sorted names at the top level. */
  readonly names: readonly string[];
  /** The top-level names as text for a message. Folder names end with a slash. */
  readonly list: string;
}

/** Files that operating systems add to archives. */
const SYSTEM_FILES = new Set(["__MACOSX", ".DS_Store", "Thumbs.db"]);

/** Lists an archive's top level. @param tops names that identify the top level of a source */
export async function archiveContents(folder: string, tops: readonly string[]): Promise<ArchiveContents> {
  const entries = (await readdir(folder, { withFileTypes: true }))
    .filter(({ name }) => !SYSTEM_FILES.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    wrapper: await findWrapperFolder(folder, entries, tops),
    names: entries.map(({ name }) => name),
    list: listEntries(entries),
  };
}

async function findWrapperFolder(
  folder: string,
  entries: readonly Dirent[],
  tops: readonly string[],
): Promise<string | undefined> {
  const [only] = entries;
  if (entries.length !== 1 || !only?.isDirectory() || only.name === "node_modules") return undefined;
  const arePresent = await Promise.all(
    tops.map((top) =>
      stat(join(folder, only.name, top)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return arePresent.includes(true) ? only.name : undefined;
}

/** Maximum number of names in a message. */
const MAX_LISTED_ENTRIES = 12;

function listEntries(entries: readonly Dirent[]): string {
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  return listNames(names, MAX_LISTED_ENTRIES);
}

/**
 * Creates the error for an archive whose module cannot be found.
 *
 * @param missing description of the missing files, such as `no main.py at its top level`
 * @param remedy suggestion for the author, or an empty string
 */
export function missingModuleError(
  missing: string,
  entryPoint: string,
  { wrapper, list }: ArchiveContents,
  remedy: string,
): CodeError {
  const name = JSON.stringify(entryPoint);
  if (wrapper === undefined) {
    const message = `The module with ${name} is missing: the archive has ${missing}. It contains ${list}${remedy}`;
    return new CodeError("entry-point", message);
  }
  const advice = "Pack the contents of that folder, not the folder itself";
  const message = `The module with ${name} is missing: all files in the archive are inside the folder "${wrapper}". ${advice}`;
  return new CodeError("entry-point", message);
}
