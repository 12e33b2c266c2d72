import type { EdgeCall } from "../edge-context.ts";
import { ownedZone } from "../zones/owned-zone.ts";
import { zoneFile } from "./zone-file.ts";

export async function exportDnsZone({ context, caller, path }: EdgeCall<"exportDnsZone">): Promise<string> {
  return zoneFile(await context.state.read((reader) => ownedZone(reader, caller, path.id)));
}
