import type { PlantingContext } from "../../../service/service.ts";
import type { RetentionTransaction, RetentionWorld } from "../retention-context.ts";
import { addSavedQuery } from "./add-saved-query.ts";
import type { SeedSavedQuery } from "./seed-saved-query.ts";
import type { StoredSavedQuery } from "./stored-saved-query.ts";

/**
 * Puts a saved query of a seed into its matter, in whatever state that is.
 *
 * @throws Refusal 409 where the matter has a saved query of that name
 */
export async function plantSavedQuery(
  transaction: RetentionTransaction,
  matterId: string,
  { id, ...input }: SeedSavedQuery,
  { now }: PlantingContext<RetentionWorld>,
): Promise<StoredSavedQuery> {
  return addSavedQuery(transaction, matterId, input, new Date(now).toISOString(), id);
}
