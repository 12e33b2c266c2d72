import type { DnsRecord, DnsRecordInput } from "../../../generated/edge.types.gen.ts";

/** The default of each member whose values the reference facts describe. */
const RECORD_DEFAULTS = {
  // Id is listed first so that it is also the first member of the record's JSON; every record replaces its value.
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
} as const;

type DocumentedMember = keyof typeof RECORD_DEFAULTS;

/** A record as it is stored and as responses represent it: it has every member that the facts describe. */
export interface StoredRecord
  extends Omit<DnsRecord, DocumentedMember>,
    Required<Pick<DnsRecord, DocumentedMember>> {}

/** Makes a record that has every member that the facts describe. */
export function recordWithDefaults(Id: number, input: DnsRecordInput): StoredRecord {
  return { ...RECORD_DEFAULTS, ...input, Id };
}

/** Applies a change to a record. Members that the change omits keep their values, and the Id never changes. */
export function updatedRecord(record: StoredRecord, change: DnsRecordInput): StoredRecord {
  return { ...record, ...change, Id: record.Id };
}
