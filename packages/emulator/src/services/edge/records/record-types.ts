import { ServiceError } from "../../../framework/service-error.ts";
import type { DnsRecord } from "../../../generated/edge.types.gen.ts";

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

const MAX_TEXT_LENGTH = 4_000;
const MAX_ASCII_CODE = 0x7f;

/** What is wrong with the value of a record, beyond what the contract says of it. */
export function validateRecordValue({ Type, Value = "" }: DnsRecord): string | undefined {
  if (Type !== recordTypes.TXT) return undefined;
  const right = `must be at most ${MAX_TEXT_LENGTH} ASCII characters in a TXT record`;
  if (Value.length > MAX_TEXT_LENGTH) return `Value ${right}, and has ${Value.length}.`;
  if (isAscii(Value)) return undefined;
  return `Value ${right}, and has others.`;
}

/** @throws Refusal 400 that names the member */
export function assertValidRecord(record: DnsRecord): void {
  const problem = validateRecordValue(record);
  if (problem) throw new ServiceError(400, problem, { field: "Value" });
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > MAX_ASCII_CODE) return false;
  return true;
}
