import { resolve } from "node:path";
import { showPath } from "@seamline/openapi/source-file";

/**
 * Thrown if a file cannot be written. The file has not been modified. The message has the form `path problem: remedy`.
 */
export class OutputError extends Error {
  override readonly name: string = "OutputError";
  /** Absolute path of the file or folder that causes the problem. */
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;

  constructor(path: string, problem: string, remedy: string, options?: ErrorOptions) {
    super(`${showPath(path)} ${problem}: ${remedy}`, options);
    this.path = path;
    this.problem = problem;
    this.remedy = remedy;
  }
}

/** Descriptions of file system errors and remedies for one kind of output. */
export interface OutputPlace {
  /** A file exists in place of a folder. */
  readonly inFile: readonly [problem: string, remedy: string];
  /** A folder exists in place of a file. */
  readonly taken: readonly [problem: string, remedy: string];
  /** Remedy that always works, such as `choose another file`. */
  readonly other: string;
}

/**
 * Runs a function that accesses a path, and converts file system errors to messages with a remedy.
 *
 * @throws OutputError for a file system error
 */
export function explainFaults<Result>(path: string, place: OutputPlace, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof OutputError) throw error;
    const { code = "" } = error as NodeJS.ErrnoException;
    const [problem, remedy] = faultsAt(place)[code] ?? [`cannot be written (${code})`, place.other];
    throw new OutputError(resolve(path), problem, remedy, { cause: error });
  }
}

function faultsAt({ inFile, taken, other }: OutputPlace): Readonly<Record<string, OutputPlace["taken"]>> {
  const forbidden = ["cannot be written by this user", `give the user permission, or ${other}`] as const;
  return {
    ENOTDIR: inFile,
    EEXIST: inFile,
    EISDIR: taken,
    EACCES: forbidden,
    EPERM: forbidden,
    EROFS: ["is on a read-only disk", other],
    ENOSPC: ["is on a full disk", `free some space, or ${other}`],
  };
}
