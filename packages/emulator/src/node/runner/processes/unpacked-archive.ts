import type { Program } from "../../../service/code-runner.ts";
import { unpackArchive } from "../archive/unpack-archive.ts";
import { type PrivateFolder, removeFolder } from "./private-folder.ts";
import { SharedWork } from "./shared-work.ts";

/** Installs what the source in a folder depends on. */
export type Install = (folder: string, signal: AbortSignal) => Promise<void>;

/** The source of an archive on the disk: unpacked once, with what it depends on, for all programs that are made of it. */
export class UnpackedArchive {
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
