import type { SavedQuery } from "../../../generated/retention-v1.types.gen.ts";
import { writableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { checkQuery } from "../search/check-query.ts";
import { addSavedQuery } from "./add-saved-query.ts";
import { shownSavedQuery } from "./shown-saved-query.ts";

/** Saves a query that an export or a count would take: no other is of any use. */
export async function createSavedQuery(call: RetentionCall<"createSavedQuery">): Promise<SavedQuery> {
  const { body, context, path } = call;
  const now = new Date(context.clock.now()).toISOString();
  const saved = await context.state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    checkQuery(body.query ?? {});
    return addSavedQuery(transaction, path.matterId, body, now);
  });
  return shownSavedQuery(saved);
}
