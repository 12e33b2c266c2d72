import { SeamlineError } from "@seamline/client-core";
import { isKind } from "@seamline/client-core/transfer";

/** A reason why a folder cannot be packed. */
export interface FolderProblem {
  /** Path in the folder, with forward slashes. `.` is the folder itself. */
  readonly path: string;
  /** The problem, and how to fix it. */
  readonly problem: string;
}

/** A folder cannot be packed. Nothing was sent. The message lists all problems. */
export class FolderSourceError extends SeamlineError {
  /** The folder, as the caller wrote it. */
  readonly folder: string;
  /** All problems, sorted by path. */
  readonly problems: readonly FolderProblem[];

  constructor(folder: string, problems: readonly FolderProblem[]) {
    const lines = problems.map(({ path, problem }) => `\n${path}: ${problem}`);
    super(`cannot pack the folder ${JSON.stringify(folder)}:${lines.join("")}`, {}, "FolderSourceError");
    this.folder = folder;
    this.problems = problems;
  }
}

/** Returns whether `value` is a {@link FolderSourceError}, including one from another copy of this package. */
export function isFolderSourceError(value: unknown): value is FolderSourceError {
  return isKind(value, "FolderSourceError");
}
