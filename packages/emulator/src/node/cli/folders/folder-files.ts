import type { Stats } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { IsIgnored } from "@seamline/openapi/source-rules";
import type { WatchedState } from "../watch/file-watch.ts";
import { folderRules } from "./folder-rules.ts";

/** The maximum number of files in a folder. The limit catches mistakes, such as passing the root of a disk. */
const MAX_FILES = 20_000;

/** The maximum total size of the files, in bytes. The service has the same limit for archives. */
const MAX_BYTES = 100 * 1024 * 1024;

/** Thrown if a folder cannot be used as the source of a resource. The message is a single line. */
export class FolderError extends Error {
  override readonly name: string = "FolderError";
}

/** The files in a folder, except ignored files. */
export class FolderFiles {
  readonly #root: string;
  readonly #withModules: boolean;

  /** @param withModules whether to read `node_modules`. Set it if the emulator does not install dependencies. */
  constructor(root: string, withModules: boolean) {
    this.#root = root;
    this.#withModules = withModules;
  }

  /**
   * Returns a fingerprint of all files outside of `node_modules`. Never throws. If the folder cannot be read, the
   * fingerprint is the error message.
   */
  async look(): Promise<WatchedState> {
    try {
      const { isIgnored, text } = await folderRules(this.#root, false);
      const { files, folders } = await listFiles(this.#root, isIgnored);
      const lines = [...files].map(([path, { ino, mtimeMs, size }]) => [path, ino, mtimeMs, size].join(" "));
      const fingerprint = [text, ...lines.sort()].join("\n");
      return { fingerprint, folders: [dirname(this.#root), ...folders] };
    } catch (error) {
      return { fingerprint: `${error}`, folders: [dirname(this.#root)] };
    }
  }

  /** Returns the contents of the files by path. Paths use forward slashes. @throws FolderError */
  async read(): Promise<ReadonlyMap<string, Uint8Array>> {
    try {
      const { isIgnored } = await folderRules(this.#root, this.#withModules);
      const { files } = await listFiles(this.#root, isIgnored);
      const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0);
      if (bytes > MAX_BYTES)
        throw new FolderError(
          `it contains more than ${MAX_BYTES / 1024 / 1024} MB: choose a folder with only the source`,
        );
      const contents = await Promise.all([...files.keys()].sort().map((path) => this.#content(path)));
      return new Map(contents);
    } catch (error) {
      throw error instanceof FolderError ? error : folderError(error as NodeJS.ErrnoException);
    }
  }

  async #content(path: string): Promise<[string, Uint8Array]> {
    return [relative(this.#root, path).replaceAll(sep, "/"), await readFile(path)];
  }
}

async function listFiles(root: string, isIgnored: IsIgnored): Promise<Listing> {
  const listing: Listing = { files: new Map(), folders: [] };
  await addFiles(listing, root, (path, isFolder) => {
    const inRoot = relative(root, path).replaceAll(sep, "/");
    return isIgnored(isFolder ? `${inRoot}/` : inRoot);
  });
  return listing;
}

/** Adds the files in a folder. Follows links to files, but skips links to folders, because they may be circular. */
async function addFiles(
  listing: Listing,
  folder: string,
  isIgnored: (path: string, isFolder: boolean) => boolean,
): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  listing.folders.push(folder);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (isIgnored(path, entry.isDirectory())) continue;
    if (entry.isDirectory()) {
      await addFiles(listing, path, isIgnored);
    } else {
      const stats = await stat(path).catch(() => undefined);
      if (stats?.isFile()) listing.files.set(path, stats);
    }
    if (listing.files.size > MAX_FILES)
      throw new FolderError(`it contains more than ${MAX_FILES} files: choose a folder with only the source`);
  }
}

interface Listing {
  readonly files: Map<string, Pick<Stats, "ino" | "mtimeMs" | "size">>;
  readonly folders: string[];
}

const PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  ENOENT: "the folder does not exist",
  ENOTDIR: "it is not a folder",
};

function folderError({ code, message }: NodeJS.ErrnoException): FolderError {
  return new FolderError(PROBLEMS[code ?? ""] ?? message);
}
