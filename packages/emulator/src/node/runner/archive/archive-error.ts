import { CodeError } from "../../../service/code-error.ts";

/** An archive that is refused. */
export function archiveError(message: string): CodeError {
  return new CodeError("archive", message);
}

/** An entry that is refused, and its archive with it. */
export function entryError(path: string, problem: string): CodeError {
  return archiveError(`The archive's entry ${quotedPath(path)} ${problem}`);
}

/** A path as messages show it: what cannot be seen is escaped, and what is too long is cut. */
export function quotedPath(path: string): string {
  return JSON.stringify(path.length > 120 ? `${path.slice(0, 120)}…` : path);
}
