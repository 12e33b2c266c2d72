import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { ScaffoldError } from "../scaffold-error.ts";

/** The new content of a file, by its path in the repository with `/` as the separator. */
interface PlannedFile {
  readonly kind: "new" | "changed";
  readonly text: string;
}

/**
 * The files that a command creates and changes. All changes are planned before the first file is written, and either
 * all files are written or none.
 */
export class FilePlan {
  readonly #root: string;
  readonly #files = new Map<string, PlannedFile>();

  /** @param root absolute path of the repository */
  constructor(root: string) {
    this.#root = resolve(root);
  }

  /** @throws ScaffoldError if the file exists or is outside the repository */
  create(path: string, text: string): void {
    if (this.#files.has(path) || existsSync(this.#absolute(path)))
      throw new ScaffoldError(
        `${path} exists already.`,
        "Files are never overwritten: remove it, or choose another name.",
      );
    this.#files.set(path, { kind: "new", text });
  }

  /** @throws ScaffoldError if the file does not exist */
  change(path: string, edit: (text: string) => string): void {
    const planned = this.#files.get(path);
    this.#files.set(path, { kind: planned?.kind ?? "changed", text: edit(this.read(path)) });
  }

  /** Returns the planned content of a file. @throws ScaffoldError if the file does not exist */
  read(path: string): string {
    const planned = this.#files.get(path);
    if (planned) return planned.text;
    const file = this.#absolute(path);
    if (!existsSync(file))
      throw new ScaffoldError(`${path} is missing.`, "Restore it from the repository first.");
    return readFileSync(file, "utf8");
  }

  has(path: string): boolean {
    return this.#files.has(path) || existsSync(this.#absolute(path));
  }

  /** Returns one line for each file: `new      specs/…`, `changed  specs/…`. */
  lines(): string[] {
    return [...this.#files].map(([path, { kind }]) => `${kind.padEnd(7)}  ${path}`);
  }

  paths(): string[] {
    return [...this.#files.keys()];
  }

  /** Writes all files, or none if one cannot be written. */
  write(): void {
    const stage = mkdtempSync(join(this.#root, ".scaffold-"));
    const done: (() => void)[] = [];
    try {
      const staged = [...this.#files].map(([path, { text }], at) => {
        const file = join(stage, `${at}`);
        writeFileSync(file, text);
        return { path, file };
      });
      for (const { path, file } of staged) done.push(this.#place(path, file));
    } catch (error) {
      for (const undo of done.reverse()) undo();
      throw error;
    } finally {
      rmSync(stage, { recursive: true, force: true });
    }
  }

  /** Moves a file to its place. @returns a function that reverts the move */
  #place(path: string, staged: string): () => void {
    const target = this.#absolute(path);
    const before = existsSync(target) ? readFileSync(target) : undefined;
    const made = mkdirSync(dirname(target), { recursive: true });
    renameSync(staged, target);
    return () => {
      if (before !== undefined) writeFileSync(target, before);
      else rmSync(made ?? target, { recursive: true, force: true });
    };
  }

  /** @throws ScaffoldError for a path outside the repository, or through a symbolic link */
  #absolute(path: string): string {
    const file = join(this.#root, path);
    const inside = relative(this.#root, file);
    if (inside === "" || inside.startsWith("..") || inside.split(sep).includes("node_modules"))
      throw new ScaffoldError(`${path} is outside the repository.`, "Use a path inside the repository.");
    for (let folder = dirname(file); folder !== this.#root; folder = dirname(folder)) {
      if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new ScaffoldError(`${path} goes through a symbolic link.`, "Replace the link with a folder.");
    }
    return file;
  }
}
