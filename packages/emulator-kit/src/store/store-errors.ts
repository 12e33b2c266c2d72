/** Codes of {@link StoreError}. */
export type StoreErrorCode =
  | "invalid-argument"
  | "invalid-cursor"
  | "unique-conflict"
  | "closed"
  | "replaced"
  | "unavailable";

/** The base class of all store errors. Errors thrown by `work` are passed on unchanged. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}

/**
 * Thrown for an invalid argument, such as an unknown collection or index, or a value that is not JSON. The call changed
 * nothing.
 */
export class StoreArgumentError extends StoreError {
  /** Name of the argument, such as `collection`, `query.index` or `value/accounts/0`. */
  readonly argument: string;

  constructor(argument: string, problem: string) {
    super("invalid-argument", `${argument} ${problem}`);
    this.name = "StoreArgumentError";
    this.argument = argument;
  }
}

/** Thrown if a cursor is malformed or belongs to another list. */
export class InvalidCursorError extends StoreError {
  constructor() {
    super(
      "invalid-cursor",
      "query.after is not a cursor for this list: it must be `next` from an earlier page with the same collection, index, equals, prefix and order",
    );
    this.name = "InvalidCursorError";
  }
}

const CLOSED_PROBLEMS = {
  store: "The store is closed: open a new one",
  transaction: "The transaction has ended: use it only until the promise from `work` settles",
  emulator: "The emulator is closed: create a new one",
} as const;

/** Thrown if the store or the emulator is closed, or if a transaction is used after its end. */
export class StoreClosedError extends StoreError {
  constructor(what: keyof typeof CLOSED_PROBLEMS) {
    super("closed", CLOSED_PROBLEMS[what]);
    this.name = "StoreClosedError";
  }
}

/**
 * Thrown if another process has replaced the whole state, including this store. Earlier results and changes are
 * obsolete.
 */
export class StoreReplacedError extends StoreError {
  constructor() {
    super("replaced", "Another process has replaced the whole state: repeat the request");
    this.name = "StoreReplacedError";
  }
}

/** Returns whether work must be repeated because another process has replaced the state. */
export function isReplaced(error: unknown): boolean {
  return error instanceof StoreError && error.code === "replaced";
}

/**
 * The reason why a store is unavailable.
 *
 * - `in-use`: another process is using the store
 * - `damaged`: the data is damaged or belongs to another program
 * - `incomplete`: a part of the state is missing
 * - `newer`: the store was written by a newer version
 * - `inaccessible`: the store cannot be reached, read or written
 * - `unsupported`: the runtime or the database server lacks a required feature
 */
export type UnavailableReason =
  | "in-use"
  | "damaged"
  | "incomplete"
  | "newer"
  | "inaccessible"
  | "unsupported";

/** Thrown if the store cannot be opened or used. The message contains the folder and a remedy. */
export class StoreUnavailableError extends StoreError {
  readonly reason: UnavailableReason;
  /** The folder, or the database URL without the password. */
  readonly folder: string;

  constructor(reason: UnavailableReason, folder: string, problem: string, options?: ErrorOptions) {
    super("unavailable", `The store in ${folder} ${problem}`, options);
    this.name = "StoreUnavailableError";
    this.reason = reason;
    this.folder = folder;
  }
}
