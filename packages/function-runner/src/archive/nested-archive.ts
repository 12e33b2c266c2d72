import { packageError } from "../code-failures.ts";
import { CodeError } from "../code-runner/code-runner.ts";
import { type ArchiveLimits, referenceArchiveLimits } from "./archive-rules.ts";
import { type ArchiveContents, type ArchiveEntry, readEntries } from "./read-zip.ts";
import { entryContent } from "./unpack-archive.ts";

/** Limits for the packages inside an archive. All packages together must not exceed the limits of one archive. */
export class PackageLimits {
  #limits: ArchiveLimits;

  constructor(limits: ArchiveLimits = referenceArchiveLimits) {
    this.#limits = limits;
  }

  /** Limits that remain for further packages. */
  get remaining(): ArchiveLimits {
    return this.#limits;
  }

  /** Subtracts an accepted package from the limits. */
  subtract(entries: number, uncompressedBytes: number): void {
    const { remaining } = this;
    this.#limits = {
      ...remaining,
      entries: remaining.entries - entries,
      uncompressedBytes: remaining.uncompressedBytes - uncompressedBytes,
    };
  }
}

/**
 * A ZIP archive that is installed as a package. Its headers have already been checked, but not the contents of its
 * files.
 */
export class NestedArchive {
  readonly files: readonly ArchiveEntry[];
  readonly #bytes: Uint8Array;
  readonly #place: string;

  private constructor(bytes: Uint8Array, { files }: ArchiveContents, place: string) {
    this.#bytes = bytes;
    this.files = files;
    this.#place = place;
  }

  /**
   * Checks the headers of a package by the rules for archives, and subtracts its size from the limits.
   *
   * @param place description of the package in errors
   * @throws CodeError with the problem "package"
   * @throws the signal's reason if the signal is aborted
   */
  static async read(
    bytes: Uint8Array,
    place: string,
    limits: PackageLimits,
    signal: AbortSignal,
  ): Promise<NestedArchive> {
    const { compressedBytes } = limits.remaining;
    if (bytes.length > compressedBytes)
      throw packageError(
        `${place} has ${bytes.length} bytes, but the limit is ${compressedBytes}: make it smaller`,
      );
    const contents = await asPackageError(place, () => readEntries(bytes, limits.remaining, signal));
    const { files, folders } = contents;
    const uncompressedBytes = files.reduce((sum, file) => sum + file.uncompressedBytes, 0);
    limits.subtract(files.length + folders.length, uncompressedBytes);
    return new NestedArchive(bytes, contents, place);
  }

  /** Inflates every file to detect files that are larger than declared. @throws CodeError with the problem "package" */
  async checkContents(signal: AbortSignal): Promise<void> {
    for (const entry of this.files) await this.#read(entry, signal, () => {});
  }

  /** Returns the content of a file. @throws CodeError with the problem "package" */
  async text(entry: ArchiveEntry, maxBytes: number, signal: AbortSignal): Promise<string> {
    const { path, uncompressedBytes } = entry;
    if (uncompressedBytes > maxBytes)
      throw packageError(
        `${this.#place}: ${path} has ${uncompressedBytes} bytes, but the limit is ${maxBytes}`,
      );
    const pieces: Uint8Array[] = [];
    await this.#read(entry, signal, (piece) => pieces.push(piece));
    return Buffer.concat(pieces).toString("utf8");
  }

  async #read(entry: ArchiveEntry, signal: AbortSignal, onPiece: (piece: Uint8Array) => void): Promise<void> {
    await asPackageError(this.#place, async () => {
      for await (const piece of entryContent(this.#bytes, entry)) {
        signal.throwIfAborted();
        onPiece(piece);
      }
    });
  }
}

/** Converts archive errors to package errors. */
async function asPackageError<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    const text = error.message.replace(/^The archive's/, "its").replace(/^The archive/, "it");
    throw packageError(`${place}: ${text}`);
  }
}
