import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackArchive } from "../archive/unpack-archive.ts";
import { SharedWork } from "../async/abortable-work.ts";
import type { Program } from "../code-runner/code-runner.ts";
import { removeFolder } from "../file-system.ts";
import type { CodeModule, CodeSource, Language } from "../language.ts";

interface ProgramSourcesParts {
  readonly folder: PrivateFolder;
  /** Returns the language for a runtime. */
  languageOf(runtime: string): Language;
}

/** The unpacked sources of programs. A source is removed as soon as no program uses it. */
export class ProgramSources {
  readonly #parts: ProgramSourcesParts;
  readonly #archives = new Map<string, UnpackedArchive>();

  constructor(parts: ProgramSourcesParts) {
    this.#parts = parts;
  }

  /**
   * Unpacks and examines a program's source and installs its dependencies, unless this has already been done.
   *
   * @param onUnpacked called after the source is unpacked
   * @throws CodeError
   * @throws the signal's reason if the signal is aborted
   */
  async moduleOf(
    program: Program,
    signal: AbortSignal,
    onUnpacked: () => Promise<void> = async () => {},
  ): Promise<CodeModule> {
    const archive = this.#archiveOf(program);
    archive.users.add(program.id);
    const source = await archive.unpacked(signal);
    await onUnpacked();
    const module = await source.examine(program.entryPoint, signal);
    await archive.installed(signal);
    return module;
  }

  /** Removes a program's source, unless other programs also use it. */
  async release(program: Program): Promise<void> {
    const key = archiveKey(program);
    const archive = this.#archives.get(key);
    archive?.users.delete(program.id);
    if (archive === undefined || archive.users.size > 0) return;
    this.#archives.delete(key);
    await archive.remove(new Error("The program is no longer needed."));
  }

  /** Aborts all pending tasks. Returns the folders of the sources, which the caller must remove. */
  async endAll(reason: Error): Promise<readonly string[]> {
    const archives = [...this.#archives.values()];
    this.#archives.clear();
    await Promise.all(archives.map((archive) => archive.end(reason)));
    return archives.flatMap(({ folder }) => folder ?? []);
  }

  #archiveOf(program: Program): UnpackedArchive {
    const key = archiveKey(program);
    const archive = this.#archives.get(key) ?? new UnpackedArchive(this.#parts, program);
    this.#archives.set(key, archive);
    return archive;
  }
}

/** Returns the key of an unpacked archive. It includes the runtime, because dependencies differ between runtimes. */
function archiveKey({ archiveId, runtime }: Program): string {
  return `${runtime} ${archiveId}`;
}

/** An unpacked archive on disk. It is unpacked and installed once for all programs with the same runtime. */
class UnpackedArchive {
  /** Ids of the programs that use the archive. */
  readonly users: Set<string> = new Set();
  readonly #unpacking: SharedWork<CodeSource>;
  readonly #installing: SharedWork<void>;
  /** Folder with the source and the files added by its language. */
  #folder: string | undefined;
  #source: CodeSource | undefined;
  #isInstalled = false;

  constructor({ folder: parent, languageOf }: ProgramSourcesParts, program: Program) {
    const { runtime } = program;
    this.#unpacking = new SharedWork(async (signal) => {
      this.#folder = await unpackInto(parent, await program.archive(), signal);
      const [folder, ownFolder] = [sourceFolder(this.#folder), join(this.#folder, "language")];
      this.#source = languageOf(runtime).open({ folder, runtime, ownFolder });
      return this.#source;
    });
    this.#installing = new SharedWork(async (signal) => {
      const source = await this.unpacked(signal);
      await source.install(signal);
      this.#isInstalled = true;
    });
  }

  /** Returns the source. @throws CodeError or the signal's reason */
  async unpacked(signal?: AbortSignal): Promise<CodeSource> {
    return this.#source ?? this.#unpacking.result(signal);
  }

  /** Resolves when the dependencies are installed. @throws CodeError or the signal's reason */
  async installed(signal?: AbortSignal): Promise<void> {
    if (!this.#isInstalled) await this.#installing.result(signal);
  }

  /** The folder of the source, if it is unpacked. */
  get folder(): string | undefined {
    return this.#folder;
  }

  async end(reason: Error): Promise<void> {
    await Promise.all([this.#unpacking.end(reason), this.#installing.end(reason)]);
  }

  /** Removes the source. It must not be used afterwards. */
  async remove(reason: Error): Promise<void> {
    await this.end(reason);
    if (this.#folder !== undefined) await removeFolder(this.#folder);
  }
}

function sourceFolder(folder: string): string {
  return join(folder, "source");
}

/** Unpacks into a new folder each time, because an aborted attempt may still be writing files. */
async function unpackInto(parent: PrivateFolder, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const folder = await parent.createFolder();
  try {
    await mkdir(sourceFolder(folder), { mode: 0o700 });
    await unpackArchive(bytes, sourceFolder(folder), undefined, signal);
    signal.throwIfAborted();
    return folder;
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
}

/** Maximum length of a Unix socket path on common systems, in bytes, with a small margin. */
const MAX_SOCKET_PATH_BYTES = 100;

/** A runner's folder. Other users of the machine cannot access it. */
export class PrivateFolder {
  readonly path: string;
  #next = 0;

  private constructor(path: string) {
    this.path = path;
  }

  static async create(): Promise<PrivateFolder> {
    // Only the owner has access (mode 0700).
    const path = await realpath(await mkdtemp(join(temporaryRoot(), "seamline-")));
    // Node.js also searches parent folders for a package.json. This file stops the search.
    await writeFile(join(path, "package.json"), "{}");
    return new PrivateFolder(path);
  }

  async createFolder(): Promise<string> {
    const path = join(this.path, this.#name());
    await mkdir(path, { mode: 0o700 });
    return path;
  }

  /** Returns an unused socket path for a server. */
  socketPath(): string {
    if (process.platform === "win32") return `\\\\.\\pipe\\seamline-${randomUUID()}`;
    return join(this.path, this.#name());
  }

  /** The path of the folder after {@link moveAside}, until it is removed. */
  get asidePath(): string {
    return `${this.path}-removed`;
  }

  /** Renames the folder, which is much faster than removing it. The folder must not be used afterwards. */
  async moveAside(): Promise<void> {
    await rename(this.path, this.asidePath).catch(() => undefined);
  }

  async remove(): Promise<void> {
    await Promise.all([this.path, this.asidePath].map(removeFolder));
  }

  /** Removes the folder synchronously when this process exits. */
  removeSync(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #name(): string {
    this.#next += 1;
    return this.#next.toString(36);
  }
}

/** Returns the folder for temporary files, or `/tmp` if its path is too long for a socket within it. */
function temporaryRoot(): string {
  const isShort = Buffer.byteLength(join(tmpdir(), "seamline-123456", "123456")) <= MAX_SOCKET_PATH_BYTES;
  return isShort || process.platform === "win32" ? tmpdir() : "/tmp";
}
