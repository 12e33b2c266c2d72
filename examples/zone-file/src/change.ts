import {
  type DnsRecord,
  type DnsRecordInput,
  dnsRecordTypeValues,
  type EdgeClient,
} from "@seamline/edge/reference";
import type { WantedRecord, WantedZone } from "./zone-file.ts";

/** A single change to the service's zone or its records. */
export type Change =
  | { readonly kind: "create zone"; readonly zone: WantedZone }
  | { readonly kind: "create record"; readonly zoneId: number; readonly record: WantedRecord }
  | RecordUpdate
  | { readonly kind: "delete record"; readonly zoneId: number; readonly record: DnsRecord };

interface RecordUpdate {
  readonly kind: "update record";
  readonly zoneId: number;
  readonly before: DnsRecord;
  readonly record: WantedRecord;
  /** Names of the changed fields. */
  readonly members: readonly (keyof WantedRecord)[];
}

export async function applyChange({ dnsZones }: EdgeClient, change: Change): Promise<void> {
  switch (change.kind) {
    case "create zone":
      await dnsZones.create({ body: change.zone });
      break;
    case "create record":
      await dnsZones.records.create({ zoneId: change.zoneId, body: change.record });
      break;
    case "update record": {
      // The contract does not state whether an update clears the fields that its body omits, so send all fields.
      const { Id: id, ...before } = change.before;
      await dnsZones.records.update({ zoneId: change.zoneId, id, body: { ...before, ...change.record } });
      break;
    }
    case "delete record":
      await dnsZones.records.delete({ zoneId: change.zoneId, id: change.record.Id });
  }
}

/** Describes a change in one line, such as `~ MX @ mail.example.com: Priority 10 -> 20`. */
export function describeChange(change: Change): string {
  switch (change.kind) {
    case "create zone":
      return `+ ${change.zone.Domain} and its ${change.zone.Records.length} records`;
    case "create record":
      return `+ ${describeRecord(change.record)}`;
    case "update record": {
      const { before, record, members } = change;
      const details = members.map((member) => `${member} ${before[member]} -> ${record[member]}`);
      return `~ ${describeRecord(before)}: ${details.join(", ")}`;
    }
    case "delete record":
      return `- ${describeRecord(change.record)}`;
  }
}

function describeRecord({ Type, Name, Value }: DnsRecordInput): string {
  const [typeName] = Object.entries(dnsRecordTypeValues).find(([, value]) => value === Type) ?? [Type];
  return `${typeName} ${Name || "@"} ${Value}`;
}
