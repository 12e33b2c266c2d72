import type { Item } from "../../contract/item-identity.ts";
import { cellText, scalarText } from "../../contract/scalar-text.ts";
import { defineView } from "../../views/service-view.ts";
import { ZoneFileSection } from "./zone-file-section.tsx";

/** Zones with their records, which stand in the zone itself. */
export default defineView({
  resources: {
    dnsZones: {
      title: "Domain",
      hint: ({ Id }) => `Zone ${scalarText(Id) ?? ""}`,
      columns: [
        { label: "records", text: recordCount, width: "4.5rem" },
        { label: "changed", text: ({ DateModified }) => cellText(DateModified), width: "10rem" },
      ],
      search: "search",
      proposal: () => ({ Domain: "first.example" }),
      sections: [{ title: "Zone file", Section: ZoneFileSection, isLast: true }],
    },
    "dnsZones.records": {
      title: recordName,
      hint: recordValue,
      columns: [
        { pointer: "/Type", label: "type", width: "4.5rem" },
        { label: "value", text: recordValue, width: "minmax(0, 2fr)", onPhones: true },
        { pointer: "/Ttl", label: "TTL", width: "4rem" },
      ],
      within: "Records",
      proposal: () => ({ Type: 0, Name: "www", Value: "192.0.2.1", Ttl: 300 }),
      order: compareRecords,
    },
  },
});

function recordCount({ Records }: Item): string {
  return Array.isArray(Records) ? Records.length.toLocaleString("en") : "";
}

/** The name of a record as zone files have it: `@` is the zone itself. */
function recordName({ Name }: Item): string {
  return scalarText(Name) || "@";
}

/** Numbers that stand before the target where a type has them, as in a zone file. */
function recordValue({ Priority, Weight, Port, Value, Disabled, Comment }: Item): string {
  const weighted = Port ? [Priority, Weight, Port] : [Priority];
  const numbers = Priority || Port ? weighted.map((number) => scalarText(number) ?? "0") : [];
  const comment = Comment ? ` ; ${scalarText(Comment)}` : "";
  return `${Disabled === true ? "(disabled) " : ""}${[...numbers, scalarText(Value)].join(" ")}${comment}`;
}

/** By name, the zone itself first, and those of a name by type. */
function compareRecords(one: Item, other: Item): number {
  const [name, otherName] = [recordName(one), recordName(other)];
  if (name !== otherName) return name === "@" ? -1 : otherName === "@" ? 1 : name < otherName ? -1 : 1;
  return Number(one.Type) - Number(other.Type);
}
