import { StoreError } from "./store-error.ts";

/**
 * Why a store's files cannot be used: another process has them, they are damaged or of another program, some of those
 * that belong together are missing, a newer version wrote them, they cannot be read or written, or this runtime lacks
 * what is needed.
 */
export type UnavailableReason =
  | "in-use"
  | "damaged"
  | "incomplete"
  | "newer"
  | "inaccessible"
  | "unsupported";

/** The store cannot be opened, or no longer be used. The message names the folder, and says what to do. */
export class StoreUnavailableError extends StoreError {
  readonly reason: UnavailableReason;
  readonly folder: string;

  constructor(reason: UnavailableReason, folder: string, problem: string, options?: ErrorOptions) {
    super("unavailable", `The store in ${folder} ${problem}`, options);
    this.name = "StoreUnavailableError";
    this.reason = reason;
    this.folder = folder;
  }
}
