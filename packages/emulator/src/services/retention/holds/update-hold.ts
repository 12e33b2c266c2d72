import type { Hold } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { changedHold } from "./changed-hold.ts";
import { requireFittingQuery } from "./fitting-query.ts";
import { writableHold } from "./hold-in-matter.ts";
import { updatedScope } from "./hold-scope.ts";
import { shownHold } from "./shown-hold.ts";

/**
 * Changes what a hold covers and its query, and nothing else (source, "Holds"). What the body leaves out stays: a
 * client that sends the query alone must not release anybody.
 */
export async function updateHold(call: RetentionCall<"updateHold">): Promise<Hold> {
  const { body, context } = call;
  const { clock, state, world } = context;
  const now = new Date(clock.now()).toISOString();
  const hold = await state.change(async (transaction) => {
    const stored = await writableHold(transaction, call);
    const { query = stored.query } = body;
    if (query) requireFittingQuery(query, stored.corpus);
    return changedHold(transaction, stored, { query, ...updatedScope(stored, body, world, now) }, now);
  });
  return shownHold(hold, "FULL_HOLD", world.directory);
}
