import type { Item } from "../../contract/item-identity.ts";
import { cellText, scalarText } from "../../contract/scalar-text.ts";
import { defineView } from "../../views/service-view.ts";
import { edgeText } from "./strings.ts";
import { ZoneFileSection } from "./zone-file-section.tsx";

/** The view of zones and their records. Records are part of the zone that contains them. */
export default defineView({
  resources: {
    dnsZones: {
      title: "Domain",
      columns: [
        { label: edgeText.records, text: recordCount, width: "4.5rem" },
        { label: edgeText.changed, text: ({ DateModified }) => cellText(DateModified), width: "10rem" },
      ],
      search: "search",
      proposal: () => ({ Domain: "first.example" }),
      sections: [{ title: edgeText.zoneFile, Section: ZoneFileSection, isLast: true }],
    },
    "dnsZones.records": {
      title: recordName,
      hint: recordValue,
      columns: [
        { pointer: "/Type", label: edgeText.type, width: "4.5rem" },
        { label: edgeText.value, text: recordValue, width: "minmax(0, 2fr)", onPhones: true },
        { pointer: "/Ttl", label: edgeText.ttl, width: "4rem" },
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

/** Returns a record's name as in a zone file, where `@` is the zone itself. */
function recordName({ Name }: Item): string {
  return scalarText(Name) || "@";
}

/** Formats a record's value as in a zone file, where the priority, weight and port precede the target. */
function recordValue({ Priority, Weight, Port, Value, Disabled, Comment }: Item): string {
  const weighted = Port ? [Priority, Weight, Port] : [Priority];
  const numbers = Priority || Port ? weighted.map((number) => scalarText(number) ?? "0") : [];
  const comment = Comment ? ` ; ${scalarText(Comment)}` : "";
  return `${Disabled === true ? "(disabled) " : ""}${[...numbers, scalarText(Value)].join(" ")}${comment}`;
}

/** Sorts records by name and then by type. Records of the zone itself come first. */
function compareRecords(one: Item, other: Item): number {
  const [name, otherName] = [recordName(one), recordName(other)];
  if (name !== otherName) return name === "@" ? -1 : otherName === "@" ? 1 : name < otherName ? -1 : 1;
  return Number(one.Type) - Number(other.Type);
}
