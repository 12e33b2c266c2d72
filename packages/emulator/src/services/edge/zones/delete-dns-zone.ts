import type { EdgeCall } from "../edge-context.ts";
import { removeDomain } from "./domain-blocks.ts";
import { ownedZone } from "./owned-zone.ts";

/** Deletes a zone and the records in it. */
export async function deleteDnsZone({
  context,
  caller,
  path,
}: EdgeCall<"deleteDnsZone">): Promise<undefined> {
  await context.state.change(async (transaction) => {
    const zone = await ownedZone(transaction, caller, path.id);
    await removeDomain(transaction, zone);
    await transaction.delete("zones", `${zone.id}`);
  });
}
