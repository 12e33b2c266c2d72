export type RecordTypeName =
  | "A"
  | "AAAA"
  | "CNAME"
  | "TXT"
  | "MX"
  | "Redirect"
  | "Flatten"
  | "PullZone"
  | "SRV"
  | "CAA"
  | "PTR"
  | "Script"
  | "NS"
  | "SVCB"
  | "HTTPS"
  | "TLSA";

/** Types of records by the names that the facts give their numbers (reference facts, "Record"). */
export const recordTypes: Readonly<Record<RecordTypeName, number>> = {
  A: 0,
  AAAA: 1,
  CNAME: 2,
  TXT: 3,
  MX: 4,
  Redirect: 5,
  Flatten: 6,
  PullZone: 7,
  SRV: 8,
  CAA: 9,
  PTR: 10,
  Script: 11,
  NS: 12,
  SVCB: 13,
  HTTPS: 14,
  TLSA: 15,
};

/** Name of the number of a type. */
export function recordTypeName(type: number): RecordTypeName | undefined {
  return (Object.keys(recordTypes) as RecordTypeName[]).find((name) => recordTypes[name] === type);
}
