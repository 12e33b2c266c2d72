import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { listNames } from "../code-failures.ts";
import { CodeError } from "../code-runner/code-runner.ts";

/** What is at the top of an archive that lacks a module. */
interface ArchiveContents {
  /** The folder that contains everything else and looks like the top of a source, which is a very common mistake. */
  readonly wrapper: string | undefined;
  /** The names at the top, in order. */
  readonly names: readonly string[];
  /** The names at the top for a message, of folders with a slash. */
  readonly list: string;
}

/** Files that some systems add to archives by themselves. */
const SYSTEM_FILES = new Set(["__MACOSX", ".DS_Store", "Thumbs.db"]);

/** @param tops names by which the top of a source is recognized */
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

/** The most names that a message lists. */
const MAX_LISTED_ENTRIES = 12;

function listEntries(entries: readonly Dirent[]): string {
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  return listNames(names, MAX_LISTED_ENTRIES);
}

/**
 * Makes the error of an archive whose module cannot be found.
 *
 * @param missing what the archive lacks, such as `no main.py at its top`
 * @param remedy what the author may have meant; empty if that is unknown
 */
export function missingModuleError(
  missing: string,
  entryPoint: string,
  { wrapper, list }: ArchiveContents,
  remedy: string,
): CodeError {
  const name = JSON.stringify(entryPoint);
  if (wrapper === undefined) {
    const message = `The archive has ${missing} to take ${name} from; it holds ${list}${remedy}`;
    return new CodeError("entry-point", message);
  }
  const advice = "Pack what is in that folder, not the folder itself";
  const message = `The archive has no module at its top to take ${name} from: all of it lies in its folder "${wrapper}". ${advice}`;
  return new CodeError("entry-point", message);
}
