import type { DnsRecord } from "../../../generated/edge.types.gen.ts";
import type { DescribedMember, StoredRecord } from "./stored-record.ts";

/** What a record has unless it is said: the value of each member that the facts describe. */
const DEFAULTS: Required<Pick<StoredRecord, DescribedMember>> = {
  /** Stands first, and for the Id that the record gets. */
  Id: 0,
  Type: 0,
  Ttl: 300,
  Value: "",
  Name: "",
  Weight: 0,
  Priority: 0,
  Port: 0,
  Flags: 0,
  Tag: "",
  Accelerated: false,
  AcceleratedPullZoneId: 0,
  LinkName: "",
  Disabled: false,
  Comment: "",
  AutoSslIssuance: false,
};

/** A record that has every member that the facts describe. */
export function recordOf(Id: number, input: DnsRecord): StoredRecord {
  return { ...DEFAULTS, ...input, Id };
}

/** A record after a change: what the change leaves out stays, and its Id always does. */
export function changedRecord(record: StoredRecord, change: DnsRecord): StoredRecord {
  return { ...record, ...change, Id: record.Id };
}
