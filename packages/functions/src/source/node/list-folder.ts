/// <reference types="node" />

import type { Dirent } from "node:fs";
import { readdir, readlink, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import type { IsIgnored } from "@seamline/openapi/source-rules";
import type { FolderProblem } from "./folder-source-error.ts";

/** A file to pack. */
export interface ListedFile {
  /** Path in the archive, with forward slashes. */
  readonly path: string;
  /** Path on disk, without symbolic links. */
  readonly realPath: string;
  /** Size in bytes. */
  readonly size: number;
  /** Id of the file on this machine, to detect that it was replaced. */
  readonly id: string;
}

/** Returns an id that is unique among all files on a machine. */
export function fileId({ dev, ino }: { readonly dev: bigint; readonly ino: bigint }): string {
  return `${dev}:${ino}`;
}

/** The files in a folder in archive order, and everything that cannot be packed. */
export interface FolderListing {
  readonly files: readonly ListedFile[];
  readonly problems: readonly FolderProblem[];
}

/** A folder that is being listed. */
interface OpenFolder {
  /** Path in the archive, with a slash at the end. Empty for the root. */
  readonly path: string;
  readonly realPath: string;
  /** Real paths of this folder and its ancestors, to detect circular links. */
  readonly around: readonly string[];
}

/**
 * Lists the files in a folder, except ignored files. Follows symbolic links that stay within the folder.
 *
 * @param root real path of the folder
 * @param maxFiles maximum number of files; with more, the listing stops with a problem
 */
export function listFolder(root: string, isIgnored: IsIgnored, maxFiles: number): Promise<FolderListing> {
  return new FolderWalk(root, isIgnored, maxFiles).list();
}

/** Maximum number of visited folders, because links can lead to the same folder many times. */
const MAX_FOLDERS = 20_000;

class FolderWalk {
  readonly #root: string;
  readonly #isIgnored: IsIgnored;
  readonly #maxFiles: number;
  readonly #files: ListedFile[] = [];
  readonly #problems: FolderProblem[] = [];
  #folders = 0;

  constructor(root: string, isIgnored: IsIgnored, maxFiles: number) {
    this.#root = root;
    this.#isIgnored = isIgnored;
    this.#maxFiles = maxFiles;
  }

  async list(): Promise<FolderListing> {
    await this.#addFolder({ path: "", realPath: this.#root, around: [this.#root] });
    if (this.#files.length > this.#maxFiles) {
      this.#report(".", `contains more than ${this.#maxFiles} files (ignore some, or raise maxFiles)`);
    }
    if (this.#folders > MAX_FOLDERS) {
      this.#report(
        ".",
        `contains more than ${MAX_FOLDERS} folders (ignore some, or remove links to folders)`,
      );
    }
    // Comparing with `<` results in the same order on every system and in every locale.
    const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);
    return { files: this.#files.sort(byPath), problems: this.#problems.sort(byPath) };
  }

  async #addFolder(folder: OpenFolder): Promise<void> {
    this.#folders += 1;
    const entries = await this.#entriesOf(folder);
    for (const entry of entries) {
      if (this.#isFull()) return;
      await this.#addEntry(folder, entry);
    }
  }

  #isFull(): boolean {
    return this.#files.length > this.#maxFiles || this.#folders > MAX_FOLDERS;
  }

  async #entriesOf({ path, realPath }: OpenFolder): Promise<Dirent[]> {
    return readdir(realPath, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      this.#report(path.slice(0, -1) || ".", `cannot be read: ${error.code}`);
      return [];
    });
  }

  async #addEntry(folder: OpenFolder, entry: Dirent): Promise<void> {
    const path = `${folder.path}${entry.name}`;
    if (this.#isIgnored(entry.isDirectory() ? `${path}/` : path)) return;
    const onDisk = join(folder.realPath, entry.name);
    const realPath = entry.isSymbolicLink() ? await this.#targetOf(path, onDisk) : onDisk;
    if (realPath === undefined) return;
    const stats = await stat(realPath, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
      this.#report(path, `cannot be read: ${error.code}`);
    });
    // The patterns also apply to the path of a link's target, which differs from the path through the link.
    const target = this.#pathInRoot(realPath);
    if (target !== "" && this.#isIgnored(stats?.isDirectory() ? `${target}/` : target)) return;
    if (stats?.isDirectory()) return this.#addInner(folder, path, realPath);
    if (stats?.isFile()) this.#addFile({ path, realPath, size: Number(stats.size), id: fileId(stats) });
    else if (stats) this.#report(path, "is neither a file nor a folder (remove or ignore it)");
  }

  #addInner(folder: OpenFolder, path: string, realPath: string): Promise<void> | undefined {
    // A link to a folder can only be ignored as a folder once its target is known.
    if (this.#isIgnored(`${path}/`)) return undefined;
    if (!folder.around.includes(realPath)) {
      return this.#addFolder({ path: `${path}/`, realPath, around: [...folder.around, realPath] });
    }
    this.#report(path, "is a symbolic link to a folder that contains it (remove or ignore it)");
    return undefined;
  }

  #addFile(file: ListedFile): void {
    this.#files.push(file);
    const problem = problemOfName(file.path);
    if (problem) this.#report(file.path, problem);
  }

  /** Returns the path of a file in the root folder with forward slashes, without links. */
  #pathInRoot(realPath: string): string {
    return relative(this.#root, realPath).split(sep).join("/");
  }

  /** Returns the target of a symbolic link, or `undefined` if it cannot be packed. */
  async #targetOf(path: string, onDisk: string): Promise<string | undefined> {
    const target = await realpath(onDisk).catch((error: NodeJS.ErrnoException) => error);
    const shown = JSON.stringify(await readlink(onDisk).catch(() => ""));
    if (target instanceof Error) {
      const why =
        target.code === "ELOOP" ? "is a circular symbolic link" : "is a symbolic link without a target";
      this.#report(path, `${why}: ${shown} (remove or ignore it)`);
      return undefined;
    }
    const inner = relative(this.#root, target);
    if (inner !== ".." && !inner.startsWith(`..${sep}`) && !isAbsolute(inner)) return target;
    this.#report(path, `is a symbolic link that leaves the folder: ${shown} (copy its target, or ignore it)`);
    return undefined;
  }

  #report(path: string, problem: string): void {
    this.#problems.push({ path, problem });
  }
}

/** Returns the reason why an archive cannot contain a name, or why some systems would unpack it to a different path. */
function problemOfName(path: string): string | undefined {
  if (path.includes("\\"))
    return "contains a backslash, which is a separator on Windows (rename or ignore it)";
  if (path === "__proto__") return "has a name that archives do not support (rename or ignore it)";
  return undefined;
}
