import { dropExports } from "../exports/drop-export.ts";
import { dropOperations } from "../operations/drop-operations.ts";
import type { RetentionTransaction } from "../retention-context.ts";

/** The kind of task that ends the life of a matter. */
export const PURGE_MATTER = "purgeMatter";

/** A deleted matter is in the trash for about 30 days (reference facts, "States"). */
const TRASH_MS = 30 * 24 * 60 * 60 * 1_000;
const BATCH = 1_000;

type Contents = "holds" | "savedQueries";

/** @param now milliseconds since 1970 */
export async function planPurge(
  transaction: RetentionTransaction,
  matterId: string,
  now: number,
): Promise<void> {
  await transaction.plan({ id: taskOf(matterId), at: now + TRASH_MS, kind: PURGE_MATTER, subject: matterId });
}

export async function dropPurge(transaction: RetentionTransaction, matterId: string): Promise<void> {
  await transaction.drop(taskOf(matterId));
}

/** Removes a matter and everything in it, for good. */
export async function purgeMatter(matterId: string, transaction: RetentionTransaction): Promise<void> {
  await dropAll(transaction, "holds", matterId);
  await dropAll(transaction, "savedQueries", matterId);
  await dropExports(transaction, matterId);
  await dropOperations(transaction, matterId);
  await transaction.delete("matters", matterId);
}

async function dropAll(transaction: RetentionTransaction, name: Contents, matterId: string): Promise<void> {
  for (;;) {
    const query = { index: "byMatter", equals: [matterId], limit: BATCH } as const;
    const { items } = await transaction.list(name, query);
    if (items.length === 0) return;
    for (const { id } of items) await transaction.delete(name, id);
  }
}

function taskOf(matterId: string): string {
  return `purge ${matterId}`;
}
