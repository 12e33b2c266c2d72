import type { HoldInput } from "../../../generated/retention-v1.types.gen.ts";
import { given } from "../../../service/given.ts";
import { freshId } from "../fresh-id.ts";
import { requireFreeName } from "../require-free-name.ts";
import type { RetentionTransaction, RetentionWorld } from "../retention-context.ts";
import { requireFittingQuery } from "./fitting-query.ts";
import { newScope } from "./hold-scope.ts";
import type { StoredHold } from "./stored-hold.ts";

/** A hold that is to be, without what its matter gives it. */
export type DraftHold = Omit<StoredHold, "holdId" | "matterId" | "number">;

/**
 * A hold as a caller describes it. Ids and times are not the caller's to give, and what it says of them is ignored.
 *
 * @param now RFC 3339
 * @throws Refusal 400, then 404
 */
export function draftHold(input: HoldInput, world: RetentionWorld, now: string): DraftHold {
  const { name, corpus, query } = input;
  if (query) requireFittingQuery(query, corpus);
  return given({ name, corpus, query, ...newScope(input, world, now), updateTime: now });
}

/** @throws Refusal 409 where the matter has a hold of that name */
export async function addHold(
  transaction: RetentionTransaction,
  matterId: string,
  draft: DraftHold,
  givenId?: string,
): Promise<StoredHold> {
  await requireFreeName(transaction, "holds", matterId, draft.name);
  const { id, number } = await freshId(transaction, "holds", "hold");
  const hold: StoredHold = { ...draft, holdId: givenId ?? id, matterId, number };
  await transaction.put("holds", hold.holdId, hold);
  return hold;
}
