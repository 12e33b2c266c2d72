import type { DnsRecord } from "../../../generated/edge.types.gen.ts";

/** A record as it is kept, and as answers show it. */
export interface StoredRecord
  extends Omit<DnsRecord, DocumentedMember>,
    Required<Pick<DnsRecord, DocumentedMember>> {}

/** The members whose values the facts describe: every record has them. */
type DocumentedMember =
  | "Id"
  | "Type"
  | "Ttl"
  | "Value"
  | "Name"
  | "Weight"
  | "Priority"
  | "Port"
  | "Flags"
  | "Tag"
  | "Accelerated"
  | "AcceleratedPullZoneId"
  | "LinkName"
  | "Disabled"
  | "Comment"
  | "AutoSslIssuance";

/** What a record has unless it is said: the value of each member that the facts describe. */
const RECORD_DEFAULTS: Required<Pick<StoredRecord, DocumentedMember>> = {
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
export function recordWithDefaults(Id: number, input: DnsRecord): StoredRecord {
  return { ...RECORD_DEFAULTS, ...input, Id };
}

/** A record after a change: what the change leaves out stays, and its Id always does. */
export function updatedRecord(record: StoredRecord, change: DnsRecord): StoredRecord {
  return { ...record, ...change, Id: record.Id };
}
