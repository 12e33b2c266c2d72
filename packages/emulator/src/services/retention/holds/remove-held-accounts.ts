import type { RemoveHeldAccountsResponse } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { failed, OK } from "./bulk-status.ts";
import { changedHold } from "./changed-hold.ts";
import { createHeldSet } from "./held-set.ts";
import { writableHold } from "./hold-in-matter.ts";

/** Takes accounts off a hold one by one, in their order; one that is not under it does not keep the others there. */
export async function removeHeldAccounts(
  call: RetentionCall<"removeHeldAccounts">,
): Promise<RemoveHeldAccountsResponse> {
  const { clock, state, world } = call.context;
  const { accountIds = [] } = call.body;
  const now = new Date(clock.now()).toISOString();
  return state.change(async (transaction) => {
    const hold = await writableHold(transaction, call);
    const held = createHeldSet(hold.accounts);
    const statuses = accountIds.map((name) => {
      const isRemoved = held.remove(world.directory.find(name)?.id ?? name);
      return isRemoved ? OK : failed("NOT_FOUND", `The account ${name} is not under the hold.`);
    });
    const accounts = held.list();
    if (accounts.length < hold.accounts.length) await changedHold(transaction, hold, { accounts }, now);
    return { statuses };
  });
}
