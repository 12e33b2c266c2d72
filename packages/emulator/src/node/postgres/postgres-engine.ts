import type { Engine } from "@seamline/emulator-kit/host";
import { createQueue, StoreReplacedError } from "@seamline/emulator-kit/host";
import type { Database, ResultRow } from "./database.ts";
import { createPostgresPairs } from "./postgres-pairs.ts";
import type { StoreVersions } from "./store-versions.ts";
import { bufferWrites } from "./write-buffer.ts";

/**
 * Creates an engine that keeps a store in rows of the database. Every change first increments the version in the row of
 * its store. This locks the row, so the changes of all processes run one at a time and never conflict. When the whole
 * state is replaced, that row is marked. From then on, the old store can neither be read nor written, so a request sees
 * either the old or the new state.
 *
 * The server must support READ COMMITTED with row locks, and REPEATABLE READ. Stricter isolation levels also work.
 *
 * @param store name of the store in `seamline_store`
 */
export function createPostgresEngine(database: Database, store: string, versions: StoreVersions): Engine {
  const inTurn = createQueue();
  const running = new Set<Promise<unknown>>();
  const track = async <Result>(work: Promise<Result>): Promise<Result> => {
    const ended = work.catch(() => undefined);
    running.add(ended);
    try {
      return await work;
    } finally {
      running.delete(ended);
    }
  };
  const row = `SELECT replaced FROM seamline_store WHERE name = '${store}'`;
  const raise = `UPDATE seamline_store SET version = version + 1 WHERE name = '${store}' RETURNING replaced, version`;
  const beginChange = `BEGIN ISOLATION LEVEL READ COMMITTED; ${raise}`;
  const beginRead = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${row}`;
  return {
    readsFixedStates: false,
    // Queue this process's changes, so that they do not occupy connections while they wait.
    change: (work) =>
      inTurn(() => {
        const own = versions.ownChange(store);
        return database
          .transaction(
            beginChange,
            async (connection, begun) => {
              own.retract();
              assertCurrent(begun);
              const pairs = bufferWrites(createPostgresPairs(connection, store));
              const result = await work(pairs);
              await pairs.flush();
              if (pairs.hasWritten) own.note(Number(begun[0]?.version));
              return result;
            },
            () => own.isNoted,
          )
          .catch((error) => {
            own.retract();
            throw error;
          });
      }),
    read: (work) =>
      track(
        database.transaction(beginRead, (connection, begun) => {
          assertCurrent(begun);
          return work(createPostgresPairs(connection, store));
        }),
      ),
    async close() {
      await inTurn(() => undefined);
      await Promise.all(running);
      versions.forget(store);
    },
  };
}

/** @throws StoreReplacedError */
function assertCurrent([row]: readonly ResultRow[]): void {
  if (row === undefined || row.replaced === true) throw new StoreReplacedError();
}
