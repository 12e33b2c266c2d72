import type { DnsRecord, DnsRecordInput, DnsRecordUpdate } from "../../../generated/edge.types.gen.ts";

/** The default values of members, according to the reference facts. */
const RECORD_DEFAULTS = {
  // Id comes first here, so that it also comes first in JSON. Every record overrides its value.
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

/** A record in the store and in responses. It has every member listed in the reference facts. */
export interface StoredRecord
  extends Omit<DnsRecord, DocumentedMember>,
    Required<Pick<DnsRecord, DocumentedMember>> {}

/** Creates a record with every member listed in the reference facts. */
export function recordWithDefaults(Id: number, input: DnsRecordInput): StoredRecord {
  return { ...RECORD_DEFAULTS, ...input, Id };
}

/** Applies a change to a record. Omitted members keep their values. The Id never changes. */
export function updatedRecord(record: StoredRecord, change: DnsRecordUpdate): StoredRecord {
  return { ...record, ...change, Id: record.Id };
}
