import type { EdgeCall } from "../edge-context.ts";
import { ownedZone } from "../zones/owned-zone.ts";
import { changedRecord } from "./record-of.ts";
import { holdRecord } from "./record-problem.ts";
import { putRecords, zoneRecord } from "./zone-record.ts";

/** Changes what the body has; the path alone says which record it is. */
export async function updateDnsRecord(call: EdgeCall<"updateDnsRecord">): Promise<undefined> {
  const { context, caller, path, body } = call;
  const now = context.clock.now();
  await context.state.change(async (transaction) => {
    const zone = await ownedZone(transaction, caller, path.zoneId);
    const before = zoneRecord(zone, path.id);
    const after = changedRecord(before, body);
    holdRecord(after);
    const records = zone.records.map((record) => (record === before ? after : record));
    await putRecords(transaction, zone, records, now);
  });
}
