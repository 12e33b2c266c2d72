import type { DatabaseSync } from "node:sqlite";
import { createQueue } from "../../async/scheduling.ts";
import type { Engine, Pairs } from "../../store/engine.ts";
import { toStoreError, withStoreErrors } from "./sqlite-errors.ts";
import { cachedStatements, createSqlitePairs, type KeyBlocks } from "./sqlite-pairs.ts";

/** Creates an engine on a database that nobody else has open. Reads take turns too, because there is one connection. */
export function createSqliteEngine(database: DatabaseSync, folder: string): Engine {
  const inTurn = createQueue();
  const prepare = cachedStatements(database);
  let blocks: ReadonlyMap<string, KeyBlocks> = new Map();
  let isLoading = false;
  const run = (statement: string): void => withStoreErrors(folder, () => database.exec(statement));
  /** Blocks are kept only if the work succeeds, because those of a state that is rolled back are wrong. */
  const withPairs = async <Result>(work: (pairs: Pairs, failures: unknown[]) => Promise<Result>) => {
    const draft = new Map(blocks);
    const failures: unknown[] = [];
    const pairs = translatingErrors(createSqlitePairs(prepare, draft), folder, failures);
    const result = await work(pairs, failures);
    blocks = draft;
    return result;
  };
  return {
    readsFixedStates: false,
    change: (work) =>
      inTurn(() =>
        withPairs((pairs, failures) =>
          inTransaction(run, failures, () => work(isLoading ? committingInParts(pairs, run) : pairs)),
        ),
      ),
    read: (work) => inTurn(() => withPairs(work)),
    load: async (work) => {
      isLoading = true;
      try {
        const result = await work();
        // After a checkpoint the database itself has what was loaded, even if the write-ahead log is lost.
        await inTurn(() => run("PRAGMA wal_checkpoint(PASSIVE)"));
        return result;
      } finally {
        isLoading = false;
      }
    },
    close: () => inTurn(async () => database.close()),
  };
}

/**
 * Runs `work` in a transaction. If the database failed, the transaction is never committed, even if `work` caught the
 * error, because the change that failed may have been written in part.
 */
async function inTransaction<Result>(
  run: (statement: string) => void,
  failures: readonly unknown[],
  work: () => Promise<Result>,
): Promise<Result> {
  run("BEGIN IMMEDIATE");
  try {
    const result = await work();
    if (failures.length > 0) throw failures[0];
    run("COMMIT");
    return result;
  } catch (error) {
    rollBack(run);
    throw error;
  }
}

/** How many changes are committed together while a database is loaded. */
const CHANGES_PER_COMMIT = 4_000;

/**
 * Commits from time to time. A single commit of everything would block the process until the disk has written all of
 * it.
 */
function committingInParts(pairs: Pairs, run: (statement: string) => void): Pairs {
  let written = 0;
  return {
    ...pairs,
    async write(changes) {
      await pairs.write(changes);
      written += changes.length;
      if (written < CHANGES_PER_COMMIT) return;
      written = 0;
      run("COMMIT");
      run("BEGIN IMMEDIATE");
    },
  };
}

/** After some failures SQLite has already rolled back, so that rolling back fails. */
function rollBack(run: (statement: string) => void): void {
  try {
    run("ROLLBACK");
  } catch {
    // The error that caused the rollback is more useful than this one.
  }
}

/** Turns the errors of the database into store errors, and records them in `failures`. */
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
