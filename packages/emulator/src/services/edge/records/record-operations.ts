import { ServiceError } from "@seamline/emulator-kit";
import type { DnsRecord, DnsRecordInput } from "../../../generated/edge.types.gen.ts";
import type { EdgeCall, EdgeFixtures, EdgeTransaction } from "../edge-context.ts";
import type { StoredZone } from "../zones/stored-zone.ts";
import { nextRecordId, ownedZone } from "../zones/zone-identity.ts";
import { assertValidRecord } from "./record-types.ts";
import { recordWithDefaults, type StoredRecord, updatedRecord } from "./stored-record.ts";

export async function createDnsRecord(call: EdgeCall<"createDnsRecord">): Promise<DnsRecord> {
  const { context, caller, path, body } = call;
  const now = context.clock.now();
  return context.state.change(async (transaction) => {
    const zone = await ownedZone(transaction, caller, path.zoneId);
    assertValidRecord(body);
    const record = recordWithDefaults(await nextRecordId(transaction, context.fixtures), body);
    await saveRecords(transaction, zone, [...zone.records, record], now);
    return record;
  });
}

/** Changes the members that the body contains. Only the path identifies the record. */
export async function updateDnsRecord(call: EdgeCall<"updateDnsRecord">): Promise<undefined> {
  const { context, caller, path, body } = call;
  const now = context.clock.now();
  await context.state.change(async (transaction) => {
    const zone = await ownedZone(transaction, caller, path.zoneId);
    const before = requireRecord(zone, path.id);
    const after = updatedRecord(before, body);
    assertValidRecord(after);
    const records = zone.records.map((record) => (record === before ? after : record));
    await saveRecords(transaction, zone, records, now);
  });
}

export async function deleteDnsRecord(call: EdgeCall<"deleteDnsRecord">): Promise<undefined> {
  const { context, caller, path } = call;
  const now = context.clock.now();
  await context.state.change(async (transaction) => {
    const zone = await ownedZone(transaction, caller, path.zoneId);
    const deleted = requireRecord(zone, path.id);
    const records = zone.records.filter((record) => record !== deleted);
    await saveRecords(transaction, zone, records, now);
  });
}

/** Converts input to records that can be stored. Records without an Id get a new one. */
export async function recordsWithIds(
  transaction: EdgeTransaction,
  fixtures: EdgeFixtures,
  inputs: readonly (DnsRecordInput & Partial<Pick<DnsRecord, "Id">>)[],
): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for (const input of inputs) {
    const id = input.Id ?? (await nextRecordId(transaction, fixtures));
    records.push(recordWithDefaults(id, input));
  }
  return records;
}

/**
 * Finds a record in a zone.
 *
 * @throws ServiceError 404
 */
function requireRecord({ id, records }: StoredZone, recordId: number | bigint): StoredRecord {
  const record = records.find(({ Id }) => Id === recordId);
  if (record) return record;
  throw new ServiceError(404, `The zone ${id} has no record with the identifier ${recordId}.`, {
    reason: "dnsRecord.not_found",
    field: "DnsRecord",
  });
}

async function saveRecords(
  transaction: EdgeTransaction,
  zone: StoredZone,
  records: readonly StoredRecord[],
  modifiedAt: number,
): Promise<void> {
  await transaction.put("zones", `${zone.id}`, { ...zone, records, modifiedAt });
}
