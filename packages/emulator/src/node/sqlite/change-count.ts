import { closeSync, constants, openSync, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { StoreUnavailableError, shellWord } from "@seamline/emulator-kit";
import { REPAIR_ADVICE, withStoreErrors } from "./sqlite-errors.ts";

/** Change counter of a database. */
export interface ChangeCount {
  /** A random id that identifies the database. */
  readonly id: string;
  readonly changes: number;
}

/** The table that counts the changes to a database. Each change is counted in its own transaction. */
export const COUNT_TABLE = `CREATE TABLE progress (id TEXT NOT NULL, changes INTEGER NOT NULL) STRICT;
   INSERT INTO progress (id, changes) VALUES (lower(hex(randomblob(8))), 0);`;

/** The size of the file. It is constant, so that each write overwrites the whole previous count. */
const FILE_BYTES = 64;

/** Returns the path of the file that counts the acknowledged changes. It is next to the database. */
function countFile(folder: string): string {
  return join(folder, "seamline.changes");
}

/**
 * Reads the count from the file next to a database. Returns `undefined` if the file is missing, or incomplete after a
 * power failure.
 */
export async function readCount(folder: string): Promise<ChangeCount | undefined> {
  const text = await readFile(countFile(folder), "latin1").catch(() => "");
  const [, id, changes] = /^([0-9a-f]{16}) (\d{1,15}) *\n$/.exec(text) ?? [];
  return id === undefined ? undefined : { id, changes: Number(changes) };
}

/** Reads the count from a database. @throws StoreUnavailableError if the count is missing */
export function storedCount(database: DatabaseSync, folder: string): ChangeCount {
  const row = database.prepare("SELECT id, changes FROM progress").get();
  if (row) return { id: String(row.id), changes: Number(row.changes) };
  throw new StoreUnavailableError("damaged", folder, `has lost its count of changes: ${REPAIR_ADVICE}`);
}

/**
 * Checks that a database contains every acknowledged change.
 *
 * @param stored the count in the database; `undefined` if the database does not count changes
 * @param counted the count in the file; `undefined` if it is unknown
 * @throws StoreUnavailableError
 */
export function assertUpToDate(
  folder: string,
  stored: ChangeCount | undefined,
  counted: ChangeCount | undefined,
): void {
  if (counted === undefined) return;
  if (stored !== undefined && stored.id !== counted.id) {
    const problem = `is damaged: seamline.sqlite, seamline.sqlite-wal and seamline.changes belong to different databases (restore the correct file; otherwise, ${REPAIR_ADVICE})`;
    throw new StoreUnavailableError("damaged", folder, problem);
  }
  const changes = stored?.changes ?? 0;
  if (changes >= counted.changes) return;
  const accept = `to continue without the missing changes, rm ${shellWord(countFile(folder))}`;
  const problem = `is damaged: it has ${changes} of ${counted.changes} acknowledged changes, because seamline.sqlite-wal was shortened or removed, or seamline.sqlite was replaced by an older copy (${REPAIR_ADVICE}; ${accept})`;
  throw new StoreUnavailableError("damaged", folder, problem);
}

/**
 * Counts the changes to an open database, both in the database and in a file next to it. The file is written after each
 * commit, without `fsync`. Its contents survive if the process is killed. After a power failure, they may be behind the
 * database, but never ahead of it.
 */
export class ChangeCounter {
  readonly #folder: string;
  readonly #id: string;
  readonly #update: StatementSync;
  readonly #file: number;
  readonly #bytes = Buffer.alloc(FILE_BYTES, " ");
  #changes: number;

  /** @throws StoreUnavailableError if the file cannot be written */
  constructor(database: DatabaseSync, folder: string) {
    const { id, changes } = storedCount(database, folder);
    this.#folder = folder;
    this.#id = id;
    this.#changes = changes;
    this.#update = database.prepare("UPDATE progress SET changes = ?");
    this.#file = openCountFile(folder);
    this.#write();
  }

  /** Counts a change within its transaction. @throws StoreUnavailableError */
  count(): void {
    withStoreErrors(this.#folder, () => this.#update.run(this.#changes + 1));
  }

  /** Call this after the commit, before the change is acknowledged. */
  committed(): void {
    this.#changes += 1;
    this.#write();
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(): void {
    this.#bytes.fill(" ");
    this.#bytes.write(`${this.#id} ${this.#changes}`, "latin1");
    this.#bytes.write("\n", FILE_BYTES - 1, "latin1");
    try {
      writeSync(this.#file, this.#bytes, 0, FILE_BYTES, 0);
    } catch {
      // Ignore the error, because the change is committed. With an outdated count, fewer losses are detected, but a
      // complete database is never rejected.
    }
  }
}

function openCountFile(folder: string): number {
  try {
    return openSync(countFile(folder), constants.O_RDWR | constants.O_CREAT, 0o644);
  } catch (cause) {
    const problem = `has a seamline.changes file that cannot be written (${(cause as Error).message}): give this account write access, or use another folder`;
    throw new StoreUnavailableError("inaccessible", folder, problem, { cause });
  }
}
