import { resolve } from "node:path";
import { showPath } from "./load/source-file.ts";

/** A file cannot be written, and nothing of it was. The message is one line: where, why, and what would be right. */
export class OutputError extends Error {
  override readonly name: string = "OutputError";
  /** Absolute path of the folder or file that stands in the way. */
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

/** What failures of the file system mean for what is written, each with what would be right. */
export interface OutputPlace {
  /** A file stands where a folder is needed. */
  readonly inFile: readonly [problem: string, remedy: string];
  /** A folder stands where a file is needed. */
  readonly taken: readonly [problem: string, remedy: string];
  /** The remedy that is always left: `name another file`. */
  readonly other: string;
}

/**
 * Does something with a path, and says of a failure of the file system what it means there.
 *
 * @throws OutputError for such a failure
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
  const forbidden = ["may not be written by this user", `give the user permission, or ${other}`] as const;
  return {
    ENOTDIR: inFile,
    EEXIST: inFile,
    EISDIR: taken,
    EACCES: forbidden,
    EPERM: forbidden,
    EROFS: ["lies on a disk that is read-only", other],
    ENOSPC: ["lies on a disk that is full", `make room, or ${other}`],
  };
}
