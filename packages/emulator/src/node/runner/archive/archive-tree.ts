import { archiveError, entryError, quotedPath } from "./archive-error.ts";

interface Place {
  readonly path: string;
  readonly isFolder: boolean;
  /** It has an entry of its own; else it only stands in the path of another. */
  hasEntry: boolean;
}

/** The files and folders that an archive makes up. No two of them may be the same, on any file system. */
export class ArchiveTree {
  readonly #places = new Map<string, Place>();
  readonly #folders: string[] = [];
  readonly #limit: number;

  /** @param limit files and folders that there may be */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Paths of all folders, each after the one that it lies in. */
  get folders(): readonly string[] {
    return this.#folders;
  }

  /** @throws CodeError where the path is taken, or leads through a file */
  add(path: string, isFolder: boolean): void {
    const place = isFolder ? this.#folder(path, path) : this.#file(path);
    if (place.hasEntry) throw twice(path);
    place.hasEntry = true;
  }

  #file(path: string): Place {
    const taken = this.#places.get(folded(path));
    if (taken !== undefined)
      throw taken.path === path && !taken.isFolder ? twice(path) : takenBy(path, taken);
    return this.#put({ path, isFolder: false, hasEntry: false });
  }

  /** @param asker the entry that needs the folder */
  #folder(path: string, asker: string): Place {
    const there = this.#places.get(folded(path));
    if (there === undefined) return this.#put({ path, isFolder: true, hasEntry: false });
    if (!there.isFolder || there.path !== path) throw takenBy(asker, there);
    return there;
  }

  #put(place: Place): Place {
    const { path, isFolder } = place;
    const slash = path.lastIndexOf("/");
    if (slash > 0) this.#folder(path.slice(0, slash), path);
    if (this.#places.size >= this.#limit) throw tooManyEntries(this.#limit);
    this.#places.set(folded(path), place);
    if (isFolder) this.#folders.push(path);
    return place;
  }
}

/** An archive of more files and folders than there may be. */
export function tooManyEntries(limit: number): Error {
  return archiveError(`The archive makes more than ${limit} files and folders: leave out what is not needed`);
}

function twice(path: string): Error {
  return entryError(path, "is there twice: leave one of them out");
}

function takenBy(path: string, { path: taken, isFolder }: Place): Error {
  const other = `${isFolder ? "the folder" : "the file"} ${quotedPath(taken)}`;
  return entryError(path, `is in the way of ${other}, on some file systems at least: rename one of them`);
}

/** The same for paths that some file system takes for one: they differ in case, or in how accents are composed. */
function folded(path: string): string {
  return path.normalize("NFD").toUpperCase().toLowerCase().normalize("NFD");
}
