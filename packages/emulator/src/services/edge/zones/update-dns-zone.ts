import type { DnsZone } from "../../../generated/edge.types.gen.ts";
import type { EdgeCall } from "../edge-context.ts";
import { ownedZone } from "./owned-zone.ts";
import { shownZone } from "./shown-zone.ts";
import type { StoredZone } from "./stored-zone.ts";
import { holdSettings } from "./zone-settings.ts";

export async function updateDnsZone(call: EdgeCall<"updateDnsZone">): Promise<DnsZone> {
  const { context, caller, path, body } = call;
  const modifiedAt = context.clock.now();
  const zone = await context.state.change(async (transaction) => {
    const before = await ownedZone(transaction, caller, path.id);
    holdSettings(body);
    const after: StoredZone = { ...before, settings: { ...before.settings, ...body }, modifiedAt };
    await transaction.put("zones", `${after.id}`, after);
    return after;
  });
  return shownZone(zone, context);
}
