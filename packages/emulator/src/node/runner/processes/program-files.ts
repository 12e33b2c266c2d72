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

/** The sources of programs on the disk, for as long as there are programs of them. */
export class ProgramSources {
  readonly #parts: ProgramSourcesParts;
  readonly #archives = new Map<string, UnpackedArchive>();

  constructor(parts: ProgramSourcesParts) {
    this.#parts = parts;
  }

  /**
   * Unpacks, examines and completes the source of a program, as far as that is not done.
   *
   * @param unpacked told when it is unpacked
   * @throws CodeError; the signal's reason
   */
  async moduleOf(
    program: Program,
    signal: AbortSignal,
    unpacked: () => Promise<void> = async () => {},
  ): Promise<CodeModule> {
    const archive = this.#archiveOf(program);
    archive.users.add(program.id);
    const folder = await archive.unpacked(signal);
    await unpacked();
    const examined = await examinePackage(folder, program.entryPoint, signal);
    const { moduleFile, isEsModule, dependencies } = examined;
    await archive.installed(signal);
    return { folder, file: moduleFile, isEsModule, dependencies: Object.keys(dependencies) };
  }

  /** Removes the source of a program, unless it is that of another too. */
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

/** Installs what the source in a folder depends on. */
type Install = (folder: string, signal: AbortSignal) => Promise<void>;

/** The source of an archive on the disk: unpacked once, with what it depends on, for all programs that are made of it. */
class UnpackedArchive {
  /** Ids of the programs that are made of it. */
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

  /** The folder of the source. @throws CodeError; the signal's reason */
  async unpacked(signal?: AbortSignal): Promise<string> {
    return this.#folder ?? this.#unpacking.result(signal);
  }

  /** Resolves when what it depends on is there. @throws CodeError; the signal's reason */
  async installed(signal?: AbortSignal): Promise<void> {
    if (!this.#isInstalled) await this.#installing.result(signal);
  }

  /** Nobody may ask for it afterwards. */
  async remove(reason: Error): Promise<void> {
    await Promise.all([this.#unpacking.end(reason), this.#installing.end(reason)]);
    if (this.#folder !== undefined) await removeFolder(this.#folder);
  }
}

/** Each time into a folder of its own: what was given up may still be writing. */
async function unpackInto(parent: PrivateFolder, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const folder = await parent.folder();
  try {
    await unpackArchive(bytes, folder, undefined, signal);
    signal.throwIfAborted();
    return folder;
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
}

/** Bytes that a path of a Unix socket may have, on the strictest of systems, less a few for a NUL and luck. */
const MAX_SOCKET_PATH_BYTES = 100;

/** The folder of a runner, into which nobody else can look: what is in it, is for the code and the emulator alone. */
export class PrivateFolder {
  readonly path: string;
  #next = 0;

  private constructor(path: string) {
    this.path = path;
  }

  static async create(): Promise<PrivateFolder> {
    // Made for its owner alone (mode 0700).
    const path = await realpath(await mkdtemp(join(temporaryRoot(), "seamline-")));
    // Node looks for one in the folders above, too: what lies in those of the system is nothing to the code.
    await writeFile(join(path, "package.json"), "{}");
    return new PrivateFolder(path);
  }

  /** A new, empty folder. */
  async folder(): Promise<string> {
    const path = join(this.path, this.#name());
    await mkdir(path, { mode: 0o700 });
    return path;
  }

  /** Where a server can listen without a port. */
  socketPath(): string {
    if (process.platform === "win32") return `\\\\.\\pipe\\seamline-${randomUUID()}`;
    return join(this.path, this.#name());
  }

  async remove(): Promise<void> {
    await removeFolder(this.path);
  }

  /** For the end of the process, which waits for nothing. */
  removeSync(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #name(): string {
    this.#next += 1;
    return this.#next.toString(36);
  }
}

/** Processes that are about to end may write meanwhile. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}

/** Some systems have temporary folders whose paths leave no room for a socket. */
function temporaryRoot(): string {
  const isShort = Buffer.byteLength(join(tmpdir(), "seamline-123456", "123456")) <= MAX_SOCKET_PATH_BYTES;
  return isShort || process.platform === "win32" ? tmpdir() : "/tmp";
}
