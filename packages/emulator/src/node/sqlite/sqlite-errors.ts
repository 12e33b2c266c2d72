import { StoreUnavailableError, type UnavailableReason } from "@seamline/emulator-kit";

/** Advice for a damaged database. The parts of a state are of no use without each other. */
export const REPAIR_ADVICE =
  "put a copy in its place, or set aside the folder that it is in, with all its parts, to begin anew";

/** What SQLite's primary result codes (sqlite.org/rescode.html) mean for the user of the program. */
const STORE_ERRORS: Readonly<Record<number, readonly [reason: UnavailableReason, problem: string]>> = {
  3: ["inaccessible", "may not be read and written: give this account the right to, or name another folder"],
  5: ["in-use", "is open already, here or in another process: close it there, or name another folder"],
  6: ["in-use", "is open already, here or in another process: close it there, or name another folder"],
  8: ["inaccessible", "may not be written: give this account the right to, or name another folder"],
  10: ["inaccessible", "could not be read or written: look after the disk, or name another folder"],
  11: ["damaged", `is damaged: ${REPAIR_ADVICE}`],
  13: ["inaccessible", "has no room left on its disk: make room, or name another folder"],
  14: ["inaccessible", "could not be opened: give this account the right to, or name another folder"],
  26: ["damaged", `is damaged, or no database: ${REPAIR_ADVICE}`],
};

/** Turns an error of SQLite into a StoreUnavailableError. Returns any other error unchanged. */
export function toStoreError(folder: string, cause: unknown): unknown {
  const code = (cause as { errcode?: number } | null)?.errcode;
  const meaning = code === undefined ? undefined : STORE_ERRORS[code & 0xff];
  if (meaning === undefined) return cause;
  const [reason, problem] = meaning;
  return new StoreUnavailableError(reason, folder, problem, { cause });
}

/** Runs `step`, and throws its errors as {@link toStoreError} turns them. */
export function withStoreErrors<Result>(folder: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw toStoreError(folder, error);
  }
}
