import type { HeldAccount } from "../../../generated/retention-v1.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { RetentionCall } from "../retention-context.ts";
import { changedHold } from "./changed-hold.ts";
import { extendableHold } from "./extendable-hold.ts";
import { createHeldSet } from "./held-set.ts";
import { namedAccount } from "./named-account.ts";
import { shownHeldAccount } from "./shown-hold.ts";

export async function createHeldAccount(call: RetentionCall<"createHeldAccount">): Promise<HeldAccount> {
  const { body, context } = call;
  const { directory } = context.world;
  const now = new Date(context.clock.now()).toISOString();
  const account = await context.state.change(async (transaction) => {
    const hold = await extendableHold(transaction, call);
    const added = { accountId: namedAccount(body, directory, "").id, holdTime: now };
    const held = createHeldSet(hold.accounts);
    if (!held.add(added)) throw new Refusal(409, `The account ${added.accountId} is under the hold already.`);
    await changedHold(transaction, hold, { accounts: held.list() }, now);
    return added;
  });
  return shownHeldAccount(account, directory);
}
