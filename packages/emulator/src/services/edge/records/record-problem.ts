import type { DnsRecord } from "../../../generated/edge.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import { recordTypes } from "./record-types.ts";

const LONGEST_TEXT = 4_000;
const LAST_ASCII = 0x7f;

/** What is wrong with the value of a record, beyond what the contract says of it. */
export function problemOfValue({ Type, Value = "" }: DnsRecord): string | undefined {
  if (Type !== recordTypes.TXT) return undefined;
  const right = `must be at most ${LONGEST_TEXT} ASCII characters in a TXT record`;
  if (Value.length > LONGEST_TEXT) return `Value ${right}, and has ${Value.length}.`;
  if (isAscii(Value)) return undefined;
  return `Value ${right}, and has others.`;
}

/** @throws Refusal 400 that names the member */
export function holdRecord(record: DnsRecord): void {
  const problem = problemOfValue(record);
  if (problem) throw new Refusal(400, problem, { field: "Value" });
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > LAST_ASCII) return false;
  return true;
}
