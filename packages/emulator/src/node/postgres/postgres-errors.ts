import { StoreError, StoreUnavailableError, type UnavailableReason } from "@seamline/emulator-kit";

type Meaning = readonly [reason: UnavailableReason, problem: string];

/** What the SQLSTATE of an error (PostgreSQL's appendix A) means for the user of the program. */
const STATES: Readonly<Record<string, Meaning>> = {
  "28P01": ["inaccessible", "refused the password: correct it in the URL, in PGPASSWORD or in ~/.pgpass"],
  "28000": ["inaccessible", "refused the user: name another one, or let this one in (pg_hba.conf)"],
  "3D000": ["inaccessible", "does not exist: create it (createdb), or name another database"],
  "42501": [
    "inaccessible",
    "may not be used by this user: it needs the rights to create tables there and to use those of the emulator (GRANT CREATE ON SCHEMA public), or name a database that it owns",
  ],
  "25006": ["inaccessible", "is read-only: name the primary server"],
  "53100": ["inaccessible", "has no room left on its disk: make room, or name another database"],
  "53200": ["inaccessible", "has no memory left: end other programs that use the server"],
  "53300": ["inaccessible", "has no connection left: end other programs, or raise max_connections"],
  "57014": ["inaccessible", "took too long: look after the server, or end what locks its tables"],
  "57P01": ["inaccessible", "was shut down: the emulator goes on once it is there again"],
  "57P02": ["inaccessible", "has crashed: the emulator goes on once it is there again"],
  "57P03": ["inaccessible", "is starting up or shutting down: the emulator goes on once it is there again"],
  "3F000": [
    "inaccessible",
    "has no schema for the tables of the emulator: create one (CREATE SCHEMA public), or name another database",
  ],
  "42P01": ["damaged", "has lost tables of the emulator: restore them from a copy, or name another database"],
  "42703": ["damaged", "has tables of other programs with the emulator's names: name another database"],
  XX001: ["damaged", "is damaged: restore it from a copy, or name another database"],
  XX002: ["damaged", "is damaged: restore it from a copy, or name another database"],
};

const NEEDS_PASSWORD = "needs a password: put it into the URL, PGPASSWORD or ~/.pgpass";

/** What the code of an error of the network means. */
const NETWORK: Readonly<Record<string, string>> = {
  ECONNREFUSED: "cannot be reached, since nothing listens there: start the server, or correct the URL",
  ENOENT: "cannot be reached, since there is no such socket: start the server, or correct the URL",
  ENOTFOUND: "cannot be reached, since there is no such host: correct the URL",
  EAI_AGAIN: "cannot be reached, since its host cannot be looked up: look after the network",
};

/** Errors after which a transaction is begun again: it met another one, or a deadlock was broken. */
const RETRIED: ReadonlySet<string> = new Set(["40001", "40P01", "CR000"]);

function codeOf(error: unknown): string {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
}

/** Whether the work of a transaction may be done again after such an error. */
export function isSerializationFailure(error: unknown): boolean {
  return RETRIED.has(codeOf(error));
}

/** Whether the connection is of no use any more. The classes 08 and 57P are those of lost connections and of shutdowns. */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error);
  if (code === "") return error instanceof Error && /connection|timeout|not queryable/i.test(error.message);
  return /^(?:08|57P)/.test(code) || /^E[A-Z_]+$/.test(code);
}

/** Whether something was created by another process in the same moment. */
export function isCreationRace(error: unknown): boolean {
  return ["23505", "42P07", "42710", "XX000"].includes(codeOf(error)) || isSerializationFailure(error);
}

/** Turns an error of the database or of the connection into a StoreUnavailableError. Returns a StoreError unchanged. */
export function toStoreError(address: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const code = codeOf(cause);
  const known = STATES[code];
  if (known) return new StoreUnavailableError(known[0], address, known[1], { cause });
  if (isSerializationFailure(cause)) {
    const problem = "is in too much demand: a change met others again and again, and was given up";
    return new StoreUnavailableError("inaccessible", address, problem, { cause });
  }
  if (NETWORK[code]) return new StoreUnavailableError("inaccessible", address, NETWORK[code], { cause });
  // The driver says this without a code.
  if (cause instanceof Error && /password must be a (?:non-empty )?string/.test(cause.message))
    return new StoreUnavailableError("inaccessible", address, NEEDS_PASSWORD, { cause });
  const why = cause instanceof Error ? cause.message.split("\n", 1)[0] : code;
  return new StoreUnavailableError("inaccessible", address, `failed (${why}): look after the server`, {
    cause,
  });
}

/** The connection was lost while a change was being committed. */
export function unknownOutcomeError(address: string, cause: unknown): StoreUnavailableError {
  const problem =
    "was lost while a change was being committed: it is there as a whole or not at all, so look before you repeat it";
  return new StoreUnavailableError("inaccessible", address, problem, { cause });
}
