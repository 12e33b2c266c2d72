import type { EdgeCall } from "../edge-context.ts";
import { ownedZone } from "../zones/owned-zone.ts";
import { putRecords, zoneRecord } from "./zone-record.ts";

export async function deleteDnsRecord(call: EdgeCall<"deleteDnsRecord">): Promise<undefined> {
  const { context, caller, path } = call;
  const now = context.clock.now();
  await context.state.change(async (transaction) => {
    const zone = await ownedZone(transaction, caller, path.zoneId);
    const gone = zoneRecord(zone, path.id);
    const records = zone.records.filter((record) => record !== gone);
    await putRecords(transaction, zone, records, now);
  });
}
