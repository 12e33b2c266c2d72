import { Refusal } from "../../../service/refusal.ts";
import type { RetentionReader } from "../retention-context.ts";
import type { StoredSavedQuery } from "./stored-saved-query.ts";

/**
 * A saved query of a matter that the caller may touch.
 *
 * @throws Refusal 404
 */
export async function savedQueryOf(
  reader: RetentionReader,
  matterId: string,
  savedQueryId: string,
): Promise<StoredSavedQuery> {
  const saved = await reader.get("savedQueries", savedQueryId);
  if (saved?.matterId !== matterId)
    throw new Refusal(404, `The matter ${matterId} has no saved query ${savedQueryId}.`);
  return saved;
}
