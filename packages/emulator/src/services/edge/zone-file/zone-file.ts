import type { EdgeCall } from "../edge-context.ts";
import { type RecordTypeName, recordTypeName, recordTypes } from "../records/record-types.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { mailboxName, ownerName, targetName } from "../zones/dns-names.ts";
import { defaultSettings, type StoredZone } from "../zones/stored-zone.ts";
import { ownedZone } from "../zones/zone-identity.ts";
import { isStandardType, quotedString, recordData } from "./record-data.ts";

/** The time to live of records at the apex of a zone, in seconds. */
const APEX_TTL = 3_600;
/** The refresh, retry, expire and minimum times in the start of authority, in seconds (RFC 1912 section 2.2). */
const SOA_TIMES = "3600 900 1209600 300";

export async function exportDnsZone({ context, caller, path }: EdgeCall<"exportDnsZone">): Promise<string> {
  return zoneFile(await context.state.read((reader) => ownedZone(reader, caller, path.id)));
}

/** Formats a zone as a master file (RFC 1035 section 5). */
function zoneFile(zone: StoredZone): string {
  const servers = nameservers(zone);
  const served = new Set(zone.records.filter(isApexNameserver).map(({ Value }) => canonicalHost(Value)));
  const lines = [
    `$ORIGIN ${zone.domain}.`,
    startOfAuthority(zone, servers[0]),
    ...servers
      .filter((server) => !served.has(canonicalHost(server)))
      .map((server) => apexLine(`NS ${server}.`)),
    ...zone.records.map(recordLine),
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * Formats the start of authority. The serial is the time of the last change, so it grows with each change. It can wrap
 * around (RFC 1982).
 */
function startOfAuthority({ settings, modifiedAt }: StoredZone, server: string | undefined): string {
  const serial = Math.floor(modifiedAt / 1_000) >>> 0;
  const mailbox = mailboxName(settings.SoaEmail || defaultSettings.SoaEmail);
  return apexLine(`SOA ${server}. ${mailbox} ${serial} ${SOA_TIMES}`);
}

/** Returns the zone's name servers, or the platform's name servers by default. */
function nameservers({ settings }: StoredZone): string[] {
  const { CustomNameserversEnabled: isCustom, Nameserver1: first, Nameserver2: second } = settings;
  const own = isCustom ? [first, second].filter((server) => server !== "") : [];
  return own.length > 0 ? own : [defaultSettings.Nameserver1, defaultSettings.Nameserver2];
}

function isApexNameserver({ Type, Name, Disabled }: StoredRecord): boolean {
  return Type === recordTypes.NS && (Name === "" || Name === "@") && !Disabled;
}

function canonicalHost(name: string): string | undefined {
  return targetName(name)?.toLowerCase();
}

function apexLine(data: string): string {
  return `@ ${APEX_TTL} IN ${data}`;
}

/** Formats a record as a line of a zone file. Records that a name server would not serve become comments. */
function recordLine(record: StoredRecord): string {
  const type = recordTypeName(record.Type) ?? "A";
  const comment = record.Comment === "" ? "" : ` ; ${quotedString(record.Comment)}`;
  if (!isStandardType(type)) return `; Platform-specific: ${quotedDescription(record, type)}${comment}`;
  const line = servedLine(record, type);
  if (line === undefined) return `; Invalid: ${quotedDescription(record, type)}${comment}`;
  return `${record.Disabled ? "; Disabled: " : ""}${line}${comment}`;
}

/**
 * Formats a record, or returns `undefined` if it is invalid. A time to live must not be negative (RFC 2181 section 8).
 */
function servedLine(record: StoredRecord, type: RecordTypeName): string | undefined {
  const owner = ownerName(record.Name);
  const data = recordData(type, record);
  if (owner === undefined || data === undefined || record.Ttl < 0) return undefined;
  return `${owner} ${record.Ttl} IN ${type} ${data}`;
}

/** Describes a record in a comment. Values are quoted, so that they cannot end the comment. */
function quotedDescription({ Name, Ttl, Value, Disabled }: StoredRecord, type: string): string {
  return `${quotedString(Name)} ${Ttl} ${type} ${quotedString(Value)}${Disabled ? " (disabled)" : ""}`;
}
