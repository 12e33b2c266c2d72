import type { Matter, MatterState } from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter } from "../access/matter-access.ts";
import { requireState } from "../access/require-state.ts";
import type { RetentionCall, RetentionTransaction } from "../retention-context.ts";
import { shownMatter } from "./shown-matter.ts";
import type { StoredMatter } from "./stored-matter.ts";

type MovingCall = RetentionCall<"closeMatter" | "reopenMatter" | "deleteMatter" | "undeleteMatter">;

/** A step of a matter's life. */
export interface MatterMove {
  readonly from: MatterState;
  readonly to: MatterState;
  /** What else is asked or done, in the same transaction. @throws Refusal */
  readonly also?: (transaction: RetentionTransaction, matter: StoredMatter) => Promise<unknown>;
}

/**
 * Moves a matter from one state to another. Of calls that race for a move, one finds the matter where it was.
 *
 * @throws Refusal 404, 403, 400 FAILED_PRECONDITION
 */
export function moveMatter(call: MovingCall, { from, to, also }: MatterMove): Promise<Matter> {
  const { matterId } = call.path;
  return call.context.state.change(async (transaction) => {
    const matter = await readableMatter(transaction, call, matterId);
    requireState(matter, from);
    await also?.(transaction, matter);
    const moved = { ...matter, state: to };
    await transaction.put("matters", matterId, moved);
    return shownMatter(moved, "BASIC");
  });
}
