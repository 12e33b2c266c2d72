import { Refusal } from "../../../service/refusal.ts";
import type { EdgeCaller, EdgeReader } from "../edge-context.ts";
import type { StoredZone } from "./stored-zone.ts";

/**
 * A zone of the caller's account: there is no other for it.
 *
 * @throws Refusal 404
 */
export async function ownedZone(
  reader: EdgeReader,
  { number }: EdgeCaller,
  zoneId: number,
): Promise<StoredZone> {
  const zone = await reader.get("zones", `${zoneId}`);
  if (zone?.account === number) return zone;
  throw new Refusal(404, `There is no zone with the identifier ${zoneId}.`, {
    reason: "dnsZone.not_found",
    field: "DnsZone",
  });
}
