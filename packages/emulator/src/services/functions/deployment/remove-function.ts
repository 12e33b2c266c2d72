import type { StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsTransaction } from "../functions-context.ts";
import { dropUnusedArchive } from "../source/drop-unused-archive.ts";
import { retireTask } from "./retire-errand.ts";

/**
 * Takes away a function with everything that is its own: versions, policy, deliveries of events, archives that nothing
 * else names, and the program that runs.
 *
 * @param at milliseconds since 1970, when that happens
 */
export async function removeFunction(
  transaction: FunctionsTransaction,
  stored: StoredFunction,
  at: number,
): Promise<void> {
  const { name, deployed } = stored;
  await transaction.delete("functions", name);
  await transaction.delete("policies", name);
  await removeDeliveries(transaction, name);
  const archiveIds = await removeVersions(transaction, name);
  if (!(await isAnythingDeploying(transaction)))
    for (const archiveId of archiveIds) await dropUnusedArchive(transaction, archiveId);
  if (deployed) await transaction.plan(retireTask(stored, deployed, at));
}

/** Attempts that are planned find nothing to bring. */
async function removeDeliveries(transaction: FunctionsTransaction, name: string): Promise<void> {
  let after: string | undefined;
  do {
    const page = await transaction.list("deliveries", { index: "byNumber", after });
    for (const { id, value } of page.items)
      if (value.function === name) await transaction.delete("deliveries", id);
    after = page.next;
  } while (after !== undefined);
}

/** A deployment under way may have found an archive that no version names before it ends. */
async function isAnythingDeploying(transaction: FunctionsTransaction): Promise<boolean> {
  return (await transaction.count("functions", { index: "deploying" })) > 0;
}

/** @returns the archives that they were made of */
async function removeVersions(transaction: FunctionsTransaction, name: string): Promise<Set<string>> {
  const archiveIds = new Set<string>();
  for (;;) {
    const { items } = await transaction.list("versions", { index: "byFunction", equals: [name] });
    if (items.length === 0) return archiveIds;
    for (const { id, value } of items) {
      archiveIds.add(value.archiveId);
      await transaction.delete("versions", id);
    }
  }
}
