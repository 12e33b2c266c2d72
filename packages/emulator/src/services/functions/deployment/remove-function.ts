import { allItems } from "../../../store/all-items.ts";
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
  for (const archiveId of archiveIds) await dropUnusedArchive(transaction, archiveId);
  if (deployed) await transaction.plan(retireTask(stored, deployed, at));
}

/** Attempts that are planned find nothing to bring. */
async function removeDeliveries(transaction: FunctionsTransaction, name: string): Promise<void> {
  for (const { id, value } of await allItems(transaction, "deliveries"))
    if (value.function === name) await transaction.delete("deliveries", id);
}

/** @returns the archives that they were made of */
async function removeVersions(transaction: FunctionsTransaction, name: string): Promise<Set<string>> {
  const archiveIds = new Set<string>();
  for (const { id, value } of await allItems(transaction, "versions", {
    index: "byFunction",
    equals: [name],
  })) {
    archiveIds.add(value.archiveId);
    await transaction.delete("versions", id);
  }
  return archiveIds;
}
