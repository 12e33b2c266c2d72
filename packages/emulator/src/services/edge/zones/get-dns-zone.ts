import type { DnsZone } from "../../../generated/edge.types.gen.ts";
import type { EdgeCall } from "../edge-context.ts";
import { ownedZone } from "./owned-zone.ts";
import { shownZone } from "./shown-zone.ts";

export async function getDnsZone({ context, caller, path }: EdgeCall<"getDnsZone">): Promise<DnsZone> {
  const zone = await context.state.read((reader) => ownedZone(reader, caller, path.id));
  return shownZone(zone, context);
}
