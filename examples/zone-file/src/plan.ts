import type { DnsRecord, DnsZone, EdgeClient } from "@seamline/edge/reference";
import type { Change } from "./change.ts";
import type { WantedRecord, WantedZone } from "./zone-file.ts";

/** Returns the changes that make the service's zone match the file. */
export async function planChanges(edge: EdgeClient, wanted: WantedZone): Promise<Change[]> {
  const zone = await findZone(edge, wanted.Domain);
  return zone ? planRecords(zone, wanted.Records) : [{ kind: "create zone", zone: wanted }];
}

/** Finds a zone by its exact domain. The service's search also returns other domains that contain the string. */
async function findZone(edge: EdgeClient, domain: string): Promise<DnsZone | undefined> {
  for await (const zone of edge.dnsZones.list({ query: { search: domain, perPage: 100 } })) {
    if (zone.Domain === domain) return zone;
  }
  return undefined;
}

/** Returns the changes to the records. Deletions come last, so that no name is left without records in the meantime. */
function planRecords({ Id: zoneId, Records = [] }: DnsZone, wanted: readonly WantedRecord[]): Change[] {
  const { pairs, unwanted } = pairRecords(Records, wanted);
  const changes = pairs.flatMap(({ record, before }): Change[] => {
    if (!before) return [{ kind: "create record", zoneId, record }];
    const members = differingMembers(before, record);
    return members.length > 0 ? [{ kind: "update record", zoneId, before, record, members }] : [];
  });
  return [...changes, ...unwanted.map((record): Change => ({ kind: "delete record", zoneId, record }))];
}

interface Pair {
  readonly record: WantedRecord;
  /** The existing record, if any. */
  readonly before: DnsRecord | undefined;
}

/**
 * Pairs each wanted record with an existing record of the same type, name and value. Then pairs the remaining wanted
 * records with unpaired records of the same type and name, whose values have changed.
 */
function pairRecords(existing: readonly DnsRecord[], wanted: readonly WantedRecord[]) {
  const unwanted = [...existing];
  const take = (record: WantedRecord, ...members: (keyof WantedRecord)[]): DnsRecord | undefined => {
    const at = unwanted.findIndex((each) => members.every((member) => each[member] === record[member]));
    return at === -1 ? undefined : unwanted.splice(at, 1)[0];
  };
  const same = wanted.map((record) => take(record, "Type", "Name", "Value"));
  const pairs = wanted.map(
    (record, at): Pair => ({ record, before: same[at] ?? take(record, "Type", "Name") }),
  );
  return { pairs, unwanted };
}

/** Returns the fields in the file whose values differ. The service chooses the values of all other fields. */
function differingMembers(before: DnsRecord, wanted: WantedRecord): (keyof WantedRecord)[] {
  const members = Object.keys(wanted) as (keyof WantedRecord)[];
  return members.filter((member) => before[member] !== wanted[member]);
}
