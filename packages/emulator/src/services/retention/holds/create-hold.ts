import type { Hold } from "../../../generated/retention-v1.types.gen.ts";
import { writableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { addHold, draftHold } from "./add-hold.ts";
import { shownHold } from "./shown-hold.ts";

export async function createHold(call: RetentionCall<"createHold">): Promise<Hold> {
  const { body, context, path } = call;
  const { clock, state, world } = context;
  const now = new Date(clock.now()).toISOString();
  const hold = await state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    return addHold(transaction, path.matterId, draftHold(body, world, now));
  });
  return shownHold(hold, "FULL_HOLD", world.directory);
}
