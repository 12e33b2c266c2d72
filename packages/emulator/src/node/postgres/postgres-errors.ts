import { StoreError, StoreUnavailableError, type UnavailableReason } from "@seamline/emulator-kit";

type Meaning = readonly [reason: UnavailableReason, problem: string];

/** Reasons and advice by SQLSTATE (PostgreSQL documentation, appendix A). */
const STATES: Readonly<Record<string, Meaning>> = {
  "28P01": ["inaccessible", "rejected the password: correct it in the URL, in PGPASSWORD or in ~/.pgpass"],
  "28000": ["inaccessible", "rejected the user: use another user, or allow this one in pg_hba.conf"],
  "3D000": ["inaccessible", "does not exist: create it (createdb), or use another database"],
  "42501": [
    "inaccessible",
    "denied access to this user: grant the rights to create tables and to use the emulator's tables (GRANT CREATE ON SCHEMA public), or use a database that the user owns",
  ],
  "25006": ["inaccessible", "is read-only: use the primary server"],
  "53100": ["inaccessible", "has no disk space left: free some space, or use another database"],
  "53200": ["inaccessible", "is out of memory: stop other programs that use the server"],
  "53300": ["inaccessible", "has no free connections: close other clients, or increase max_connections"],
  "57014": [
    "inaccessible",
    "took too long: check the server, or end the transaction that is locking its tables",
  ],
  "57P01": ["inaccessible", "was shut down: the emulator continues when it is available again"],
  "57P02": ["inaccessible", "has crashed: the emulator continues when it is available again"],
  "57P03": [
    "inaccessible",
    "is starting up or shutting down: the emulator continues when it is available again",
  ],
  "3F000": [
    "inaccessible",
    "has no schema for the emulator's tables: create one (CREATE SCHEMA public), or use another database",
  ],
  "42P01": [
    "damaged",
    "is missing some of the emulator's tables: restore them from a backup, or use another database",
  ],
  "42703": ["damaged", "has another program's tables with the same names: use another database"],
  XX001: ["damaged", "is damaged: restore it from a backup, or use another database"],
  XX002: ["damaged", "is damaged: restore it from a backup, or use another database"],
};

const NEEDS_PASSWORD = "requires a password: set it in the URL, PGPASSWORD or ~/.pgpass";

/** Advice by network error code. */
const NETWORK: Readonly<Record<string, string>> = {
  ECONNREFUSED: "cannot be reached, because no server is listening: start the server, or correct the URL",
  ENOENT: "cannot be reached, because the socket does not exist: start the server, or correct the URL",
  ENOTFOUND: "cannot be reached, because the host does not exist: correct the URL",
  EAI_AGAIN: "cannot be reached, because the host name cannot be resolved: check the network",
};

/** Codes of conflicts and deadlocks. A transaction is retried after these errors. */
const RETRIED: ReadonlySet<string> = new Set(["40001", "40P01", "CR000"]);

function codeOf(error: unknown): string {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
}

/** Returns whether a transaction can be retried after an error. */
export function isSerializationFailure(error: unknown): boolean {
  return RETRIED.has(codeOf(error));
}

/** Returns whether the connection is unusable: class 08 means a lost connection, and 57P a shutdown. */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error);
  if (code === "") return error instanceof Error && /connection|timeout|not queryable/i.test(error.message);
  return /^(?:08|57P)/.test(code) || /^E[A-Z_]+$/.test(code);
}

/** Returns whether another process created the same object at the same time. */
export function isCreationRace(error: unknown): boolean {
  return ["23505", "42P07", "42710", "XX000"].includes(codeOf(error)) || isSerializationFailure(error);
}

/** Converts a database or connection error to a StoreUnavailableError. Returns a StoreError unchanged. */
export function toStoreError(address: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const code = codeOf(cause);
  const known = STATES[code];
  if (known) return new StoreUnavailableError(known[0], address, known[1], { cause });
  if (isSerializationFailure(cause)) {
    const problem = "is too busy: a change was abandoned after repeated conflicts";
    return new StoreUnavailableError("inaccessible", address, problem, { cause });
  }
  if (NETWORK[code]) return new StoreUnavailableError("inaccessible", address, NETWORK[code], { cause });
  // The driver reports a missing password without a code.
  if (cause instanceof Error && /password must be a (?:non-empty )?string/.test(cause.message))
    return new StoreUnavailableError("inaccessible", address, NEEDS_PASSWORD, { cause });
  const why = cause instanceof Error ? cause.message.split("\n", 1)[0] : code;
  return new StoreUnavailableError("inaccessible", address, `failed (${why}): check the server`, {
    cause,
  });
}

/** Returns the error for a connection that was lost while a change was being committed. */
export function unknownOutcomeError(address: string, cause: unknown): StoreUnavailableError {
  const problem =
    "lost the connection while a change was being committed: the change was applied completely or not at all, so check before you repeat it";
  return new StoreUnavailableError("inaccessible", address, problem, { cause });
}
