import { recordTypes } from "../records/record-types.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import type { StoredZone } from "../zones/stored-zone.ts";
import { defaultSettings } from "../zones/zone-settings.ts";
import { mailboxName, targetName } from "./host-names.ts";
import { recordLine } from "./record-line.ts";

const APEX_TTL = 3_600;
/** Refresh, retry, expire and minimum of the start of authority, in seconds (RFC 1912 section 2.2). */
const SOA_TIMES = "3600 900 1209600 300";

/** A zone as a master file (RFC 1035 section 5). */
export function zoneFile(zone: StoredZone): string {
  const servers = nameservers(zone);
  const served = new Set(zone.records.filter(isApexNameserver).map(({ Value }) => hostOf(Value)));
  const lines = [
    `$ORIGIN ${zone.domain}.`,
    startOfAuthority(zone, servers[0]),
    ...servers.filter((server) => !served.has(hostOf(server))).map((server) => apexLine(`NS ${server}.`)),
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

function hostOf(name: string): string | undefined {
  return targetName(name)?.toLowerCase();
}

function apexLine(data: string): string {
  return `@ ${APEX_TTL} IN ${data}`;
}
