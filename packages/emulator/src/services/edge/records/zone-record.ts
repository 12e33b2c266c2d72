import { Refusal } from "../../../service/refusal.ts";
import type { EdgeTransaction } from "../edge-context.ts";
import type { StoredZone } from "../zones/stored-zone.ts";
import type { StoredRecord } from "./stored-record.ts";

/**
 * A record of a zone: one of another zone is none.
 *
 * @throws Refusal 404
 */
export function zoneRecord({ id, records }: StoredZone, recordId: number): StoredRecord {
  const record = records.find(({ Id }) => Id === recordId);
  if (record) return record;
  throw new Refusal(404, `The zone ${id} has no record with the identifier ${recordId}.`, {
    reason: "dnsRecord.not_found",
    field: "DnsRecord",
  });
}

/** Keeps a zone with other records. */
export async function putRecords(
  transaction: EdgeTransaction,
  zone: StoredZone,
  records: readonly StoredRecord[],
  modifiedAt: number,
): Promise<void> {
  await transaction.put("zones", `${zone.id}`, { ...zone, records, modifiedAt });
}
