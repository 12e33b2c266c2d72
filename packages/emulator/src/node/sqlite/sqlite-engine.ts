import type { DatabaseSync } from "node:sqlite";
import { createQueue } from "../../async/scheduling.ts";
import type { Engine, Pairs } from "../../store/engine.ts";
import { toStoreError, withStoreErrors } from "./sqlite-errors.ts";
import { cachedStatements, createSqlitePairs, type KeyBlocks } from "./sqlite-pairs.ts";

/** An engine on a database that nobody else has open. Reads wait their turn, too: there is one connection. */
export function createSqliteEngine(database: DatabaseSync, folder: string): Engine {
  const inTurn = createQueue();
  const prepare = cachedStatements(database);
  let blocks: ReadonlyMap<string, KeyBlocks> = new Map();
  let isLoading = false;
  const run = (statement: string): void => withStoreErrors(folder, () => database.exec(statement));
  /** Blocks are kept only where the work ended well: those of a state that was rolled back are no longer true. */
  const overPairs = async <Result>(work: (pairs: Pairs, failures: unknown[]) => Promise<Result>) => {
    const draft = new Map(blocks);
    const failures: unknown[] = [];
    const result = await work(
      translatingErrors(createSqlitePairs(prepare, draft), folder, failures),
      failures,
    );
    blocks = draft;
    return result;
  };
  return {
    readsFixedStates: false,
    change: (work) =>
      inTurn(() =>
        overPairs((pairs, failures) =>
          inTransaction(run, failures, () => work(isLoading ? committingInParts(pairs, run) : pairs)),
        ),
      ),
    read: (work) => inTurn(() => overPairs(work)),
    load: async (work) => {
      isLoading = true;
      try {
        const result = await work();
        // What was loaded is in the database itself: losing the log loses no more than what came after.
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
 * A transaction in which the database failed is never committed, even if `work` caught the error: what was being
 * written then may be there by half.
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

/** The same pairs, committed now and then: one commit of everything would keep the process to itself until the disk has it. */
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

/** After some failures SQLite has rolled back by itself, and says that there is nothing to roll back. */
function rollBack(run: (statement: string) => void): void {
  try {
    run("ROLLBACK");
  } catch {
    // The error that led here says more.
  }
}

/** The same pairs, with clear failures, each of which is remembered. */
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
