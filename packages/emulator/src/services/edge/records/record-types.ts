import { ServiceError } from "@seamline/emulator-kit";
import type { DnsRecordInput } from "../../../generated/edge.types.gen.ts";

const MAX_TEXT_LENGTH = 4_000;
const MAX_ASCII_CODE = 0x7f;

/** Record type numbers (reference facts, "Record"). */
export const recordTypes = {
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
} as const;

export type RecordTypeName = keyof typeof recordTypes;

/** Returns the name of a record type, such as `CNAME`. */
export function recordTypeName(type: number): RecordTypeName | undefined {
  return (Object.keys(recordTypes) as RecordTypeName[]).find((name) => recordTypes[name] === type);
}

/**
 * Checks the rules for a record's value that the contract's schema cannot express. Returns the problem, or `undefined`.
 */
export function validateRecordValue({ Type, Value = "" }: DnsRecordInput): string | undefined {
  if (Type !== recordTypes.TXT) return undefined;
  const rule = `Value must be at most ${MAX_TEXT_LENGTH} ASCII characters in a TXT record`;
  if (Value.length > MAX_TEXT_LENGTH) return `${rule}, but has ${Value.length} characters.`;
  return isAscii(Value) ? undefined : `${rule}, but contains other characters.`;
}

/** @throws ServiceError 400 with the name of the member */
export function assertValidRecord(record: DnsRecordInput): void {
  const problem = validateRecordValue(record);
  if (problem) throw new ServiceError(400, problem, { field: "Value" });
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > MAX_ASCII_CODE) return false;
  return true;
}
