import type { Empty } from "../../../generated/retention-v1.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { RetentionCall } from "../retention-context.ts";
import { changedHold } from "./changed-hold.ts";
import { createHeldSet } from "./held-set.ts";
import { writableHold } from "./hold-in-matter.ts";

export async function deleteHeldAccount(call: RetentionCall<"deleteHeldAccount">): Promise<Empty> {
  const { clock, state, world } = call.context;
  const { accountId } = call.path;
  const now = new Date(clock.now()).toISOString();
  await state.change(async (transaction) => {
    const hold = await writableHold(transaction, call);
    const held = createHeldSet(hold.accounts);
    if (!held.remove(world.directory.find(accountId)?.id ?? accountId))
      throw new Refusal(404, `The account ${accountId} is not under the hold.`);
    await changedHold(transaction, hold, { accounts: held.list() }, now);
  });
  return {};
}
