import type { DnsRecord } from "../../../generated/edge.types.gen.ts";
import type { EdgeCall } from "../edge-context.ts";
import { nextRecordId } from "../next-ids.ts";
import { ownedZone } from "../zones/owned-zone.ts";
import { recordOf } from "./record-of.ts";
import { holdRecord } from "./record-problem.ts";
import { putRecords } from "./zone-record.ts";

export async function createDnsRecord(call: EdgeCall<"createDnsRecord">): Promise<DnsRecord> {
  const { context, caller, path, body } = call;
  const now = context.clock.now();
  return context.state.change(async (transaction) => {
    const zone = await ownedZone(transaction, caller, path.zoneId);
    holdRecord(body);
    const record = recordOf(await nextRecordId(transaction, context.world), body);
    await putRecords(transaction, zone, [...zone.records, record], now);
    return record;
  });
}
