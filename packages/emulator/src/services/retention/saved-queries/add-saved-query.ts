import type { SavedQueryInput } from "../../../generated/retention-v1.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import { freshId } from "../fresh-id.ts";
import { given } from "../given.ts";
import type { RetentionReader, RetentionTransaction } from "../retention-context.ts";
import type { StoredSavedQuery } from "./stored-saved-query.ts";

/**
 * Saves a query in a matter. Its id is not the caller's to give.
 *
 * @param createTime RFC 3339
 * @throws Refusal 409 where the matter has a saved query of that name
 */
export async function addSavedQuery(
  transaction: RetentionTransaction,
  matterId: string,
  { displayName, query }: SavedQueryInput,
  createTime: string,
  givenId?: string,
): Promise<StoredSavedQuery> {
  await requireFreeName(transaction, matterId, displayName);
  const { id, number } = await freshId(transaction, "savedQueries", "query");
  const savedQueryId = givenId ?? id;
  const saved = given({ savedQueryId, matterId, displayName, query, createTime, number });
  await transaction.put("savedQueries", saved.savedQueryId, saved);
  return saved;
}

/** The facts speak of a name that is there already, not of where: within a matter, as with its holds. */
async function requireFreeName(
  reader: RetentionReader,
  matterId: string,
  displayName: string | undefined,
): Promise<void> {
  if (!displayName) return;
  const asked = { index: "byName", equals: [matterId, displayName], limit: 1 } as const;
  const { items } = await reader.list("savedQueries", asked);
  if (items.length > 0)
    throw new Refusal(409, `The matter ${matterId} has a saved query of that name already.`, {
      field: "/displayName",
    });
}
