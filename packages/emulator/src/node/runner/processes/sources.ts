import type { Program } from "../../../service/code-runner.ts";
import { examinePackage } from "../package/examine-package.ts";
import type { PrivateFolder } from "./private-folder.ts";
import type { CodeModule } from "./spawn-code.ts";
import { type Install, UnpackedArchive } from "./unpacked-archive.ts";

export interface SourcesParts {
  readonly folder: PrivateFolder;
  readonly install: Install;
}

/** The sources of programs on the disk, for as long as there are programs of them. */
export class Sources {
  readonly #parts: SourcesParts;
  readonly #archives = new Map<string, UnpackedArchive>();

  constructor(parts: SourcesParts) {
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
