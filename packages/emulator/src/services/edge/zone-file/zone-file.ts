import type { EdgeCall } from "../edge-context.ts";
import { recordTypeName, recordTypes } from "../records/record-types.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { mailboxName, ownerName, targetName } from "../zones/dns-names.ts";
import { defaultSettings, type StoredZone } from "../zones/stored-zone.ts";
import { ownedZone } from "../zones/zone-identity.ts";
import { isStandardType, quotedString, recordData } from "./record-data.ts";

export async function exportDnsZone({ context, caller, path }: EdgeCall<"exportDnsZone">): Promise<string> {
  return zoneFile(await context.state.read((reader) => ownedZone(reader, caller, path.id)));
}

const APEX_TTL = 3_600;
/** Refresh, retry, expire and minimum of the start of authority, in seconds (RFC 1912 section 2.2). */
const SOA_TIMES = "3600 900 1209600 300";

/** A zone as a master file (RFC 1035 section 5). */
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

/** The serial is the time of the last change, so that it grows with every one (RFC 1982 lets it wrap). */
function startOfAuthority({ settings, modifiedAt }: StoredZone, server: string | undefined): string {
  const serial = Math.floor(modifiedAt / 1_000) >>> 0;
  const mailbox = mailboxName(settings.SoaEmail || defaultSettings.SoaEmail);
  return apexLine(`SOA ${server}. ${mailbox} ${serial} ${SOA_TIMES}`);
}

/** Those of the zone where it has its own, and the platform's otherwise. */
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

/** A record as a line of a zone file: a comment where it is no record that a name server would serve. */
function recordLine(record: StoredRecord): string {
  const type = recordTypeName(record.Type) ?? "A";
  const remark = record.Comment === "" ? "" : ` ; ${quotedString(record.Comment)}`;
  if (!isStandardType(type)) return `; Of the platform: ${quotedDescription(record, type)}${remark}`;
  const line = servedLine(record, type);
  if (line === undefined) return `; Not valid: ${quotedDescription(record, type)}${remark}`;
  return `${record.Disabled ? "; Disabled: " : ""}${line}${remark}`;
}

/** RFC 2181 section 8: a time to live is not below 0. */
function servedLine(record: StoredRecord, type: Parameters<typeof recordData>[0]): string | undefined {
  const owner = ownerName(record.Name);
  const data = recordData(type, record);
  if (owner === undefined || data === undefined || record.Ttl < 0) return undefined;
  return `${owner} ${record.Ttl} IN ${type} ${data}`;
}

/** In quotes, so that no value ends the comment. */
function quotedDescription({ Name, Ttl, Value, Disabled }: StoredRecord, type: string): string {
  return `${quotedString(Name)} ${Ttl} ${type} ${quotedString(Value)}${Disabled ? " (disabled)" : ""}`;
}
