import type { SavedQueryInput } from "../../../generated/retention-v1.types.gen.ts";
import { given } from "../../../service/given.ts";
import { freshId } from "../fresh-id.ts";
import { requireFreeName } from "../require-free-name.ts";
import type { RetentionTransaction } from "../retention-context.ts";
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
  await requireFreeName(transaction, "savedQueries", matterId, displayName);
  const { id, number } = await freshId(transaction, "savedQueries", "query");
  const savedQueryId = givenId ?? id;
  const saved = given({ savedQueryId, matterId, displayName, query, createTime, number });
  await transaction.put("savedQueries", saved.savedQueryId, saved);
  return saved;
}
