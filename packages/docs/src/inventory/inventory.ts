import { parse } from "yaml";
import { type Contract, contracts } from "../model/contract.ts";

/** A row of an inventory: a statement of the source of a service. */
export interface InventoryRow {
  /** Heading of the section of the source; absent for what no source states. */
  readonly heading?: string;
  readonly about?: string;
  readonly [key: string]: unknown;
}

/** The inventory of a service: every statement of its source, by section. */
export interface Inventory {
  readonly service: string;
  /** `Retention and eDiscovery Service Interface`. */
  readonly title: string;
  readonly sections: readonly (readonly [name: string, rows: readonly InventoryRow[]])[];
}

const files = import.meta.glob<string>("../../../../specs/*/inventory.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns the inventory of each bundled service, in the order of their names. */
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

/** The contracts that a row is about: those that it names, or all of its service. */
export function contractsOf({ service }: Inventory, { documents }: InventoryRow): Contract[] {
  const named = documents as readonly string[] | undefined;
  return contracts().filter(
    (contract) => contract.service === service && (named?.includes(contract.version ?? "not-shown") ?? true),
  );
}
