import type { DnsRecord } from "../../../generated/edge.types.gen.ts";
import type { EdgeTransaction, EdgeWorld } from "../edge-context.ts";
import { nextRecordId } from "../next-ids.ts";
import { recordOf } from "./record-of.ts";
import type { StoredRecord } from "./stored-record.ts";

/** Records to keep: those without an Id get one of their own. */
export async function newRecords(
  transaction: EdgeTransaction,
  world: EdgeWorld,
  inputs: readonly DnsRecord[],
): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for (const input of inputs) {
    const id = input.Id ?? (await nextRecordId(transaction, world));
    records.push(recordOf(id, input));
  }
  return records;
}
