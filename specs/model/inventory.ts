import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseYaml, Source } from "@redocly/openapi-core";
import type { DocumentModel } from "./document-model.ts";
import type { InventorySection } from "./inventory-shape.ts";
import { isJsonObject, type JsonObject } from "./json.ts";
import type { Place } from "./located.ts";

/** Inventory of a source document: its statements as rows. */
export interface Inventory {
  readonly data: JsonObject;
  readonly place: (pointer: string) => Place;
}

export interface InventoryRow {
  readonly row: JsonObject;
  readonly at: Place;
}

/** Caches the inventory of each document, because many rules read it. */
const inventories = new WeakMap<DocumentModel, Inventory | undefined>();

/**
 * Reads the inventory next to the root document or, for a service with versions, one folder up. Returns undefined if it
 * is missing or not an object. `inventory-complete` reports both cases.
 */
export function readInventory(document: DocumentModel): Inventory | undefined {
  if (!inventories.has(document)) inventories.set(document, parseInventory(document));
  return inventories.get(document);
}

function parseInventory(document: DocumentModel): Inventory | undefined {
  const file = inventoryFile(document);
  if (file === undefined) return undefined;
  const source = new Source(file, readFileSync(file, "utf8"));
  const data = parseYaml(source.body);
  return isJsonObject(data) ? { data, place: (pointer) => ({ source, pointer }) } : undefined;
}

/** Returns the rows of a section that apply to this document: rows without `documents`, and rows that list it. */
export function rowsFor(document: DocumentModel, section: InventorySection): InventoryRow[] {
  const inventory = readInventory(document);
  if (inventory === undefined) return [];
  return rowsOf(inventory, section).filter(
    ({ row }) => !Array.isArray(row.documents) || row.documents.includes(document.version),
  );
}

export function rowsOf(inventory: Inventory, section: InventorySection): InventoryRow[] {
  const rows = inventory.data[section];
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row, index) =>
    isJsonObject(row) ? [{ row, at: inventory.place(`#/${section}/${index}`) }] : [],
  );
}

function inventoryFile({ root }: DocumentModel): string | undefined {
  const folder = path.dirname(root.at.source.absoluteRef);
  return [folder, path.dirname(folder)].map((each) => path.join(each, "inventory.yaml")).find(existsSync);
}
