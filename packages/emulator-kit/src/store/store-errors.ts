/** The kinds of {@link StoreError}. */
export type StoreErrorCode =
  | "invalid-argument"
  | "invalid-cursor"
  | "unique-conflict"
  | "closed"
  | "replaced"
  | "unavailable";

/** The base class of everything that a store itself throws. What `work` throws is passed on unchanged. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}

/** An argument is wrong: an unknown collection or index, or a value that is not JSON. The call changed nothing. */
export class StoreArgumentError extends StoreError {
  /** Which argument: `collection`, `query.index`, `value/accounts/0`. */
  readonly argument: string;

  constructor(argument: string, problem: string) {
    super("invalid-argument", `${argument} ${problem}`);
    this.name = "StoreArgumentError";
    this.argument = argument;
  }
}

/** A cursor is broken, or belongs to another list. */
export class InvalidCursorError extends StoreError {
  constructor() {
    super(
      "invalid-cursor",
      "query.after is no cursor of this list: it must be `next` of an earlier page, with the same collection, index, equals, prefix and order",
    );
    this.name = "InvalidCursorError";
  }
}

const CLOSED_PROBLEMS = {
  store: "The store is closed: open another",
  transaction: "The transaction has ended: use it only until the promise that `work` returned settles",
  emulator: "The emulator is closed: make another",
} as const;

/** The store or the emulator is closed, or a transaction was used after its work had ended. */
export class StoreClosedError extends StoreError {
  constructor(what: keyof typeof CLOSED_PROBLEMS) {
    super("closed", CLOSED_PROBLEMS[what]);
    this.name = "StoreClosedError";
  }
}

/** Another process has replaced the whole state, of which the store was a part. What was read or written is of no use. */
export class StoreReplacedError extends StoreError {
  constructor() {
    super("replaced", "Another process has replaced the whole state meanwhile: repeat the request");
    this.name = "StoreReplacedError";
  }
}

/** Whether the work that threw an error is to be done again in the state that has replaced the one before. */
export function isReplaced(error: unknown): boolean {
  return error instanceof StoreError && error.code === "replaced";
}

/**
 * Why a store cannot be used: another process has its files open, it is damaged or belongs to another program, some of
 * the files that belong together are missing, a newer version wrote it, it cannot be reached, read or written, or this
 * runtime or the server of a database lacks a feature that it needs.
 */
export type UnavailableReason =
  | "in-use"
  | "damaged"
  | "incomplete"
  | "newer"
  | "inaccessible"
  | "unsupported";

/** The store cannot be opened, or can no longer be used. The message names the folder, and says what to do. */
export class StoreUnavailableError extends StoreError {
  readonly reason: UnavailableReason;
  /** The folder; of a database, its URL without password. */
  readonly folder: string;

  constructor(reason: UnavailableReason, folder: string, problem: string, options?: ErrorOptions) {
    super("unavailable", `The store in ${folder} ${problem}`, options);
    this.name = "StoreUnavailableError";
    this.reason = reason;
    this.folder = folder;
  }
}
