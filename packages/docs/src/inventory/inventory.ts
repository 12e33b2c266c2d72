import { parse } from "yaml";
import { type Contract, contracts } from "../model/contract.ts";

/** An inventory row, usually a single statement from a service's source. */
export interface InventoryRow {
  /** Heading of the section in the source. Undefined for rows without a source. */
  readonly heading?: string;
  readonly about?: string;
  readonly [key: string]: unknown;
}

/** The inventory of a service: all statements from its source, by section. */
export interface Inventory {
  readonly service: string;
  /** Title, for example `Retention and eDiscovery Service Interface`. */
  readonly title: string;
  readonly sections: readonly (readonly [name: string, rows: readonly InventoryRow[]])[];
}

const files = import.meta.glob<string>("../../../../specs/*/inventory.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns the inventories of all bundled services, sorted by name. */
export function inventories(): Inventory[] {
  return [...new Set(contracts().map(({ service }) => service))].sort().map((name) => {
    const text = files[`../../../../specs/${name}/inventory.yaml`] ?? "";
    const { service, title, ...rest } = parse(text) as Record<string, unknown>;
    const sections = Object.entries(rest).flatMap(([name, rows]): [string, InventoryRow[]][] =>
      name === "documents" ? [] : [[name, rows as InventoryRow[]]],
    );
    return { service: String(service), title: String(title), sections };
  });
}

/** Returns the contracts that a row applies to. Defaults to all contracts of the service. */
export function contractsOf({ service }: Inventory, { documents }: InventoryRow): Contract[] {
  const named = documents as readonly string[] | undefined;
  return contracts().filter(
    (contract) => contract.service === service && (named?.includes(contract.version ?? "not-shown") ?? true),
  );
}

/** Returns the rows of a section. Empty if the inventory does not have the section. */
export function rowsOf({ sections }: Inventory, section: string): readonly InventoryRow[] {
  return sections.find(([name]) => name === section)?.[1] ?? [];
}
