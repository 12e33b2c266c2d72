import type { DatabaseSync } from "node:sqlite";
import type { Engine, Pairs } from "@seamline/emulator-kit/host";
import { createQueue } from "@seamline/emulator-kit/host";
import type { ChangeCounter } from "./change-count.ts";
import { toStoreError, withStoreErrors } from "./sqlite-errors.ts";
import { cachedStatements, createSqlitePairs, type KeyBlocks } from "./sqlite-pairs.ts";

/**
 * Creates an engine for a database that is not open elsewhere. Reads are also queued, because there is only one
 * connection.
 */
export function createSqliteEngine(database: DatabaseSync, folder: string, counter: ChangeCounter): Engine {
  const inTurn = createQueue();
  const prepare = cachedStatements(database);
  let blocks: ReadonlyMap<string, KeyBlocks> = new Map();
  let isLoading = false;
  const run = (statement: string): void => withStoreErrors(folder, () => database.exec(statement));
  const transaction = new CountedTransaction(run, counter);
  /**
   * Passes pairs to a callback. Keeps the key blocks only if the callback succeeds, because they are wrong after a
   * rollback.
   */
  const withPairs = async <Result>(work: (pairs: Pairs, failures: unknown[]) => Promise<Result>) => {
    const draft = new Map(blocks);
    const failures: unknown[] = [];
    const inDatabase = translatingErrors(createSqlitePairs(prepare, draft), folder, failures);
    const pairs = noting(inDatabase, () => transaction.noteWrite());
    const result = await work(pairs, failures);
    blocks = draft;
    return result;
  };
  return {
    readsFixedStates: false,
    change: (work) =>
      inTurn(() =>
        withPairs((pairs, failures) =>
          inTransaction(transaction, failures, () =>
            work(isLoading ? committingInParts(pairs, transaction) : pairs),
          ),
        ),
      ),
    read: (work) => inTurn(() => withPairs(work)),
    load: async (work) => {
      isLoading = true;
      try {
        const result = await work();
        // After a checkpoint, the database file contains the loaded data even if the write-ahead log is lost.
        await inTurn(() => run("PRAGMA wal_checkpoint(PASSIVE)"));
        return result;
      } finally {
        isLoading = false;
      }
    },
    close: () =>
      inTurn(async () => {
        database.close();
        counter.close();
      }),
  };
}

/** Runs a connection's transactions one at a time. Counts each commit that has changes. */
class CountedTransaction {
  readonly #run: (statement: string) => void;
  readonly #counter: ChangeCounter;
  #hasWritten = false;

  constructor(run: (statement: string) => void, counter: ChangeCounter) {
    this.#run = run;
    this.#counter = counter;
  }

  begin(): void {
    this.#hasWritten = false;
    this.#run("BEGIN IMMEDIATE");
  }

  noteWrite(): void {
    this.#hasWritten = true;
  }

  commit(): void {
    if (this.#hasWritten) this.#counter.count();
    this.#run("COMMIT");
    if (this.#hasWritten) this.#counter.committed();
  }

  /** Rolls back. After an error, SQLite may already have done so. */
  rollBack(): void {
    try {
      this.#run("ROLLBACK");
    } catch {
      // The original error is more useful than this one.
    }
  }
}

/** Wraps pairs to call a listener before each write. */
function noting(pairs: Pairs, onWrite: () => void): Pairs {
  return {
    ...pairs,
    write(changes) {
      if (changes.length > 0) onWrite();
      return pairs.write(changes);
    },
    clear(space) {
      onWrite();
      return pairs.clear(space);
    },
  };
}

/**
 * Runs `work` in a transaction. After a database error, the transaction is never committed, even if `work` caught the
 * error, because part of the failed change may have been written.
 */
async function inTransaction<Result>(
  transaction: CountedTransaction,
  failures: readonly unknown[],
  work: () => Promise<Result>,
): Promise<Result> {
  transaction.begin();
  try {
    const result = await work();
    if (failures.length > 0) throw failures[0];
    transaction.commit();
    return result;
  } catch (error) {
    transaction.rollBack();
    throw error;
  }
}

/** Maximum number of changes per commit while a database is loaded. */
const CHANGES_PER_COMMIT = 4_000;

/** Commits in batches. A single commit would block the process until the disk has written everything. */
function committingInParts(pairs: Pairs, transaction: CountedTransaction): Pairs {
  let written = 0;
  return {
    ...pairs,
    async write(changes) {
      await pairs.write(changes);
      written += changes.length;
      if (written < CHANGES_PER_COMMIT) return;
      written = 0;
      transaction.commit();
      transaction.begin();
    },
  };
}

/** Converts database errors to store errors, and records them in `failures`. */
function translatingErrors(pairs: Pairs, folder: string, failures: unknown[]): Pairs {
  const watch = async <Result>(step: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await step();
    } catch (error) {
      const failure = toStoreError(folder, error);
      failures.push(failure);
      throw failure;
    }
  };
  return {
    read: (space, keys) => watch(() => pairs.read(space, keys)),
    scan: (space, range) => watch(() => pairs.scan(space, range)),
    count: (space, range) => watch(() => pairs.count(space, range)),
    write: (changes) => watch(() => pairs.write(changes)),
    clear: (space) => watch(() => pairs.clear(space)),
  };
}
