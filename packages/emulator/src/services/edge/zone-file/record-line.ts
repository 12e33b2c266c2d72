import { recordTypeName } from "../records/record-types.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { quoted } from "./character-string.ts";
import { ownerName } from "./host-names.ts";
import { isInZoneFiles, recordData } from "./record-data.ts";

/** A record as a line of a zone file: a comment where it is no record that a name server would serve. */
export function recordLine(record: StoredRecord): string {
  const type = recordTypeName(record.Type) ?? "A";
  const remark = record.Comment === "" ? "" : ` ; ${quoted(record.Comment)}`;
  if (!isInZoneFiles(type)) return `; Of the platform: ${described(record, type)}${remark}`;
  const line = served(record, type);
  if (line === undefined) return `; Not valid: ${described(record, type)}${remark}`;
  return `${record.Disabled ? "; Disabled: " : ""}${line}${remark}`;
}

/** RFC 2181 section 8: a time to live is not below 0. */
function served(record: StoredRecord, type: Parameters<typeof recordData>[0]): string | undefined {
  const owner = ownerName(record.Name);
  const data = recordData(type, record);
  if (owner === undefined || data === undefined || record.Ttl < 0) return undefined;
  return `${owner} ${record.Ttl} IN ${type} ${data}`;
}

/** In quotes, so that no value ends the comment. */
function described({ Name, Ttl, Value, Disabled }: StoredRecord, type: string): string {
  return `${quoted(Name)} ${Ttl} ${type} ${quoted(Value)}${Disabled ? " (disabled)" : ""}`;
}
