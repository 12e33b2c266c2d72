import type { Database } from "./database.ts";
import type { ProcessClaims } from "./process-claims.ts";
import { LOCK_STATE } from "./schema.ts";
import { storeRange } from "./stored-key.ts";

/** The number of rows to remove per transaction. Keeps transactions short. */
const ROWS_PER_STEP = 5_000;

/**
 * Removes unused stores: either the store with the given name, or all stores of dead processes. The store of the
 * current state is never removed.
 *
 * @param isClosing returns whether to stop; the remaining stores are then removed at the next start
 */
export async function removeStores(
  database: Database,
  claims: ProcessClaims,
  { name, isClosing }: { readonly name?: string; readonly isClosing: () => boolean },
): Promise<void> {
  for (const store of await unusedStores(database, name)) {
    const claim = `remove ${store}`;
    if (isClosing() || !(await claims.claim(claim))) continue;
    while (!isClosing()) {
      if ((await removeRows(database, store)) > 0) continue;
      await database.query("DELETE FROM seamline_store WHERE name = $1", [store]);
      break;
    }
    await claims.release(claim);
  }
}

/**
 * Marks the unused stores, and returns their names. If a process still has a marked store open, it can neither write to
 * the store nor make it current. The row lock delays concurrent switches until the stores are marked.
 */
async function unusedStores(database: Database, name: string | undefined): Promise<readonly string[]> {
  const isMeant =
    name === undefined
      ? "NOT EXISTS (SELECT 1 FROM seamline_process WHERE id = seamline_store.process)"
      : "name = $1";
  return database.transaction(`BEGIN; ${LOCK_STATE}`, async (connection) => {
    const rows = await connection.query(
      `UPDATE seamline_store SET replaced = true
       WHERE (replaced OR ${isMeant})
         AND epoch IS DISTINCT FROM (SELECT epoch FROM seamline_state WHERE id = 1)
       RETURNING name`,
      name === undefined ? [] : [name],
    );
    return rows.map((row) => row.name as string);
  });
}

async function removeRows(database: Database, store: string): Promise<number> {
  const { text, values } = storeRange(store);
  const rows = await database.query(
    `DELETE FROM seamline_pair WHERE (key, more) IN
       (SELECT key, more FROM seamline_pair WHERE ${text} ORDER BY key, more LIMIT ${ROWS_PER_STEP})
     RETURNING 1 AS removed`,
    values,
  );
  return rows.length;
}
