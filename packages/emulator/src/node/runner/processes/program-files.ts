import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SharedWork } from "../../../async/abortable-work.ts";
import type { Program } from "../../../framework/code-runner.ts";
import { unpackArchive } from "../archive/unpack-archive.ts";
import { examinePackage } from "../package/examine-package.ts";
import type { CodeModule } from "./spawn-code.ts";

interface ProgramSourcesParts {
  readonly folder: PrivateFolder;
  readonly install: Install;
}

/** The unpacked sources of programs. Each is removed when no program uses it any longer. */
export class ProgramSources {
  readonly #parts: ProgramSourcesParts;
  readonly #archives = new Map<string, UnpackedArchive>();

  constructor(parts: ProgramSourcesParts) {
    this.#parts = parts;
  }

  /**
   * Unpacks and examines the source of a program and installs its dependencies, unless that is done already.
   *
   * @param onUnpacked called when the source is unpacked
   * @throws CodeError; the signal's reason
   */
  async moduleOf(
    program: Program,
    signal: AbortSignal,
    onUnpacked: () => Promise<void> = async () => {},
  ): Promise<CodeModule> {
    const archive = this.#archiveOf(program);
    archive.users.add(program.id);
    const folder = await archive.unpacked(signal);
    await onUnpacked();
    const examined = await examinePackage(folder, program.entryPoint, signal);
    const { moduleFile, isEsModule, dependencies } = examined;
    await archive.installed(signal);
    return { folder, file: moduleFile, isEsModule, dependencies: Object.keys(dependencies) };
  }

  /** Removes the source of a program, unless other programs use it too. */
  async release({ id, archiveId }: Program): Promise<void> {
    const archive = this.#archives.get(archiveId);
    archive?.users.delete(id);
    if (archive === undefined || archive.users.size > 0) return;
    this.#archives.delete(archiveId);
    await archive.remove(new Error("The program is not needed any more."));
  }

  async removeAll(reason: Error): Promise<void> {
    const archives = [...this.#archives.values()];
    this.#archives.clear();
    await Promise.all(archives.map((archive) => archive.remove(reason)));
  }

  #archiveOf(program: Program): UnpackedArchive {
    const { folder, install } = this.#parts;
    const archive =
      this.#archives.get(program.archiveId) ?? new UnpackedArchive(folder, () => program.archive(), install);
    this.#archives.set(program.archiveId, archive);
    return archive;
  }
}

/** Installs the dependencies of the source in a folder. */
type Install = (folder: string, signal: AbortSignal) => Promise<void>;

/**
 * The source of an archive on the disk. It is unpacked once, and its dependencies are installed once, for all programs.
 */
class UnpackedArchive {
  /** The ids of the programs that use it. */
  readonly users: Set<string> = new Set();
  readonly #unpacking: SharedWork<string>;
  readonly #installing: SharedWork<void>;
  #folder: string | undefined;
  #isInstalled = false;

  constructor(parent: PrivateFolder, archive: Program["archive"], install: Install) {
    this.#unpacking = new SharedWork(async (signal) => {
      this.#folder = await unpackInto(parent, await archive(), signal);
      return this.#folder;
    });
    this.#installing = new SharedWork(async (signal) => {
      await install(await this.unpacked(signal), signal);
      this.#isInstalled = true;
    });
  }

  /** Returns the folder of the source. @throws CodeError; the signal's reason */
  async unpacked(signal?: AbortSignal): Promise<string> {
    return this.#folder ?? this.#unpacking.result(signal);
  }

  /** Resolves when the dependencies are installed. @throws CodeError; the signal's reason */
  async installed(signal?: AbortSignal): Promise<void> {
    if (!this.#isInstalled) await this.#installing.result(signal);
  }

  /** Removes the source, which must not be used afterwards. */
  async remove(reason: Error): Promise<void> {
    await Promise.all([this.#unpacking.end(reason), this.#installing.end(reason)]);
    if (this.#folder !== undefined) await removeFolder(this.#folder);
  }
}

/** Unpacks into a new folder each time, since an aborted attempt may still be writing. */
async function unpackInto(parent: PrivateFolder, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const folder = await parent.createFolder();
  try {
    await unpackArchive(bytes, folder, undefined, signal);
    signal.throwIfAborted();
    return folder;
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
}

/** The longest path of a Unix socket on any common system, in bytes, with a small margin. */
const MAX_SOCKET_PATH_BYTES = 100;

/** The folder of a runner, which other users of the machine cannot read. */
export class PrivateFolder {
  readonly path: string;
  #next = 0;

  private constructor(path: string) {
    this.path = path;
  }

  static async create(): Promise<PrivateFolder> {
    // Only its owner has access (mode 0700).
    const path = await realpath(await mkdtemp(join(temporaryRoot(), "seamline-")));
    // Node also searches the parent folders for a package.json. One of the system must not affect the code.
    await writeFile(join(path, "package.json"), "{}");
    return new PrivateFolder(path);
  }

  /** Creates an empty folder. */
  async createFolder(): Promise<string> {
    const path = join(this.path, this.#name());
    await mkdir(path, { mode: 0o700 });
    return path;
  }

  /** Returns a path at which a server can listen without a port. */
  socketPath(): string {
    if (process.platform === "win32") return `\\\\.\\pipe\\seamline-${randomUUID()}`;
    return join(this.path, this.#name());
  }

  async remove(): Promise<void> {
    await removeFolder(this.path);
  }

  /** Removes the folder when the emulator's process ends, and nothing asynchronous can run. */
  removeSync(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #name(): string {
    this.#next += 1;
    return this.#next.toString(36);
  }
}

/** Removes a folder. It is tried repeatedly, since ending processes may still write into it. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}

/** Returns the folder for temporary files, or `/tmp` if its path is too long for a socket within it. */
function temporaryRoot(): string {
  const isShort = Buffer.byteLength(join(tmpdir(), "seamline-123456", "123456")) <= MAX_SOCKET_PATH_BYTES;
  return isShort || process.platform === "win32" ? tmpdir() : "/tmp";
}
