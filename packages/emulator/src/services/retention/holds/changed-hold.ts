import { given } from "../../../service/given.ts";
import type { RetentionTransaction } from "../retention-context.ts";
import type { StoredHold } from "./stored-hold.ts";

/**
 * Puts a change of a hold into the store.
 *
 * @param now RFC 3339: when the hold was last changed
 */
export async function changedHold(
  transaction: RetentionTransaction,
  hold: StoredHold,
  change: Partial<Pick<StoredHold, "accounts" | "orgUnit" | "query">>,
  now: string,
): Promise<StoredHold> {
  const changed: StoredHold = given({ ...hold, ...change, updateTime: now });
  await transaction.put("holds", hold.holdId, changed);
  return changed;
}
