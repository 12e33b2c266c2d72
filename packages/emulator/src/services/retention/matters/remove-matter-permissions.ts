import type { Empty } from "../../../generated/retention-v1.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import { writableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { accountById } from "./account-by-id.ts";

/** Takes the role in a matter from an account, its owner included. The creator keeps its access. */
export async function removeMatterPermissions(
  call: RetentionCall<"removeMatterPermissions">,
): Promise<Empty> {
  const { context, path, body } = call;
  return context.state.change(async (transaction) => {
    const matter = await writableMatter(transaction, call, path.matterId);
    const { id } = accountById(body.accountId, context.world.directory, "/accountId");
    const matterPermissions = matter.matterPermissions.filter(({ accountId }) => accountId !== id);
    if (matterPermissions.length === matter.matterPermissions.length)
      throw new Refusal(404, `The matter ${path.matterId} is not shared with ${id}.`);
    await transaction.put("matters", path.matterId, { ...matter, matterPermissions });
    return {};
  });
}
