import type { RecordTypeName } from "../records/record-types.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { targetName } from "../zones/dns-names.ts";

type RecordDataFormatter = (record: StoredRecord) => string | undefined;

const OCTET = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const TLSA_DATA = new RegExp(`^(?:${OCTET} ){3}(?:[\\da-f]{2})+$`, "i");
const SERVICE_BINDING =
  /^(?:(?<priority>\d{1,5}) +)?(?<target>[^\s"]+)(?<parameters>(?: +[a-z\d-]+(?:=(?:"[^"\\\r\n]*"|[^\s"\\;()]+))?)*)$/i;
const MAX_UNSIGNED_16 = 65_535;
/** The maximum length of a character-string, in bytes (RFC 1035 section 3.3). */
const MAX_STRING_BYTES = 255;

/** Functions that format a record's data for a zone file, by type. All other types are platform-specific. */
const FORMATTER_BY_TYPE: Readonly<Partial<Record<RecordTypeName, RecordDataFormatter>>> = {
  A: ({ Value }) => (IPV4.test(Value) ? Value : undefined),
  AAAA: ({ Value }) => (/^[\da-f:.]+$/i.test(Value) && URL.canParse(`http://[${Value}]`) ? Value : undefined),
  CNAME: ({ Value }) => targetName(Value),
  NS: ({ Value }) => targetName(Value),
  PTR: ({ Value }) => targetName(Value),
  TXT: ({ Value }) => characterStrings(Value),
  MX: ({ Priority, Value }) => joinedFields(unsigned16(Priority), targetName(Value)),
  SRV: ({ Priority, Weight, Port, Value }) =>
    joinedFields(unsigned16(Priority), unsigned16(Weight), unsigned16(Port), targetName(Value)),
  CAA: ({ Flags, Tag, Value }) =>
    joinedFields(unsigned16(Flags), /^[a-z\d]+$/i.exec(Tag)?.[0], quotedString(Value)),
  TLSA: ({ Value }) => (TLSA_DATA.test(Value) ? Value : undefined),
  SVCB: serviceBinding,
  HTTPS: serviceBinding,
};

/** Returns whether records of a type can appear in zone files. */
export function isStandardType(type: RecordTypeName): boolean {
  return type in FORMATTER_BY_TYPE;
}

/** Returns a record's data for a zone file, or `undefined` if its value is invalid for the type. */
export function recordData(type: RecordTypeName, record: StoredRecord): string | undefined {
  return FORMATTER_BY_TYPE[type]?.(record);
}

/** Formats text as a quoted string in a zone file (RFC 1035 section 5.1). */
export function quotedString(text: string): string {
  return quotedBytes(new TextEncoder().encode(text));
}

/**
 * Formats the data of a service binding (RFC 9460 section 2.1). The value can begin with a priority, as in zone files.
 */
function serviceBinding({ Priority, Value }: StoredRecord): string | undefined {
  const { priority, target = "", parameters = "" } = SERVICE_BINDING.exec(Value)?.groups ?? {};
  const data = joinedFields(unsigned16(Number(priority ?? Priority)), targetName(target));
  return data && data + parameters;
}

function unsigned16(value: number): string | undefined {
  return value >= 0 && value <= MAX_UNSIGNED_16 ? `${value}` : undefined;
}

function joinedFields(...parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join(" ");
}

/** Formats text as one or more character-strings. */
function characterStrings(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const strings: string[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += MAX_STRING_BYTES)
    strings.push(quotedBytes(bytes.subarray(at, at + MAX_STRING_BYTES)));
  return strings.join(" ");
}

function quotedBytes(bytes: Uint8Array): string {
  return `"${Array.from(bytes, escapedByte).join("")}"`;
}

function escapedByte(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === '"' || character === "\\") return `\\${character}`;
  return character >= " " && character <= "~" ? character : `\\${byte.toString().padStart(3, "0")}`;
}
