import type { RecordTypeName } from "../records/record-types.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { characterStrings, quoted } from "./character-string.ts";
import { targetName } from "./host-names.ts";

type DataOf = (record: StoredRecord) => string | undefined;

const OCTET = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const TLSA = new RegExp(`^(?:${OCTET} ){3}(?:[\\da-f]{2})+$`, "i");
const SERVICE_BINDING =
  /^(?:(?<priority>\d{1,5}) +)?(?<target>[^\s"]+)(?<parameters>(?: +[a-z\d-]+(?:=(?:"[^"\\\r\n]*"|[^\s"\\;()]+))?)*)$/i;
const LARGEST_16_BIT = 65_535;

/** The data of a record in a zone file, by its type. The types that are not here are the platform's own. */
const DATA: Readonly<Partial<Record<RecordTypeName, DataOf>>> = {
  A: ({ Value }) => (IPV4.test(Value) ? Value : undefined),
  AAAA: ({ Value }) => (/^[\da-f:.]+$/i.test(Value) && URL.canParse(`http://[${Value}]`) ? Value : undefined),
  CNAME: ({ Value }) => targetName(Value),
  NS: ({ Value }) => targetName(Value),
  PTR: ({ Value }) => targetName(Value),
  TXT: ({ Value }) => characterStrings(Value),
  MX: ({ Priority, Value }) => inOrder(number(Priority), targetName(Value)),
  SRV: ({ Priority, Weight, Port, Value }) =>
    inOrder(number(Priority), number(Weight), number(Port), targetName(Value)),
  CAA: ({ Flags, Tag, Value }) => inOrder(number(Flags), /^[a-z\d]+$/i.exec(Tag)?.[0], quoted(Value)),
  TLSA: ({ Value }) => (TLSA.test(Value) ? Value : undefined),
  SVCB: serviceBinding,
  HTTPS: serviceBinding,
};

/** Whether zone files know a type. */
export function isInZoneFiles(type: RecordTypeName): boolean {
  return type in DATA;
}

/** The data of a record; `undefined` where its value is none of its type. */
export function recordData(type: RecordTypeName, record: StoredRecord): string | undefined {
  return DATA[type]?.(record);
}

/** RFC 9460 section 2.1. A value may bring its priority along, as it stands in zone files. */
function serviceBinding({ Priority, Value }: StoredRecord): string | undefined {
  const { priority, target = "", parameters = "" } = SERVICE_BINDING.exec(Value)?.groups ?? {};
  const data = inOrder(number(Number(priority ?? Priority)), targetName(target));
  return data && data + parameters;
}

function number(value: number): string | undefined {
  return value >= 0 && value <= LARGEST_16_BIT ? `${value}` : undefined;
}

function inOrder(...parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join(" ");
}
