import { StoreUnavailableError, type UnavailableReason } from "@seamline/emulator-kit";

/**
 * Advice for a damaged database. To start over, users must move the whole folder, because the parts of a state depend
 * on each other.
 */
export const REPAIR_ADVICE =
  "restore it from a backup, or move the whole folder that contains it out of the way to start over";

/** Reasons and advice by SQLite's primary result code (sqlite.org/rescode.html). */
const STORE_ERRORS: Readonly<Record<number, readonly [reason: UnavailableReason, problem: string]>> = {
  3: ["inaccessible", "cannot be read or written: give this account access, or use another folder"],
  5: ["in-use", "is already open in this or another process: close it there, or use another folder"],
  6: ["in-use", "is already open in this or another process: close it there, or use another folder"],
  8: ["inaccessible", "cannot be written: give this account write access, or use another folder"],
  10: ["inaccessible", "could not be read or written: check the disk, or use another folder"],
  11: ["damaged", `is damaged: ${REPAIR_ADVICE}`],
  13: ["inaccessible", "has no disk space left: free some space, or use another folder"],
  14: ["inaccessible", "could not be opened: give this account access, or use another folder"],
  26: ["damaged", `is damaged or not a database: ${REPAIR_ADVICE}`],
};

/** Converts an SQLite error to a StoreUnavailableError. Returns any other error unchanged. */
export function toStoreError(folder: string, cause: unknown): unknown {
  const code = (cause as { errcode?: number } | null)?.errcode;
  const meaning = code === undefined ? undefined : STORE_ERRORS[code & 0xff];
  if (meaning === undefined) return cause;
  const [reason, problem] = meaning;
  return new StoreUnavailableError(reason, folder, problem, { cause });
}

/** Runs `step` and converts its errors with {@link toStoreError}. */
export function withStoreErrors<Result>(folder: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw toStoreError(folder, error);
  }
}
