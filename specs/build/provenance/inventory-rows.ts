import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { InventorySection } from "../../model/inventory-shape.ts";
import { isJsonObject, type JsonObject } from "../../model/json.ts";
import type { SpecSource } from "../discover-documents.ts";

export interface InventoryRows {
  /** Heading for the source document as a whole. */
  readonly title: string;
  readonly rows: (section: InventorySection) => readonly JsonObject[];
}

/**
 * Reads the inventory next to a document or in its service's folder.
 *
 * @param version API version, which identifies the document in rows.
 */
export function readInventoryRows({ file, serviceFolder }: SpecSource, version: string): InventoryRows {
  const inventory = [path.dirname(file), serviceFolder]
    .map((folder) => path.join(folder, "inventory.yaml"))
    .find((each) => existsSync(each));
  const data: unknown = inventory === undefined ? {} : parse(readFileSync(inventory, "utf8"));
  const sections = isJsonObject(data) ? data : {};
  return {
    title: String(sections.title ?? ""),
    rows: (section) => rowsOf(sections[section]).filter((row) => appliesTo(row, version)),
  };
}

function rowsOf(section: unknown): JsonObject[] {
  return Array.isArray(section) ? section.filter(isJsonObject) : [];
}

function appliesTo({ documents }: JsonObject, version: string): boolean {
  return !Array.isArray(documents) || documents.includes(version);
}
