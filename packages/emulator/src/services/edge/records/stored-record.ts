import type { DnsRecord } from "../../../generated/edge.types.gen.ts";

/** A record as it is kept, and as answers show it. */
export interface StoredRecord
  extends Omit<DnsRecord, DescribedMember>,
    Required<Pick<DnsRecord, DescribedMember>> {}

/** The members whose values the facts describe: every record has them. */
export type DescribedMember =
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
