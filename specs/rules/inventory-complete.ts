import { existsSync } from "node:fs";
import path from "node:path";
import { defineRule, type Finding } from "../model/define-rule.ts";
import type { DocumentModel } from "../model/document-model.ts";
import { type Inventory, readInventory } from "../model/inventory.ts";
import {
  INVENTORY_HEAD,
  INVENTORY_ROWS,
  INVENTORY_SECTIONS,
  type InventorySection,
} from "../model/inventory-shape.ts";
import { isJsonObject, type Json, type JsonObject } from "../model/json.ts";

/**
 * The other rules compare the document with its inventory, so the inventory must be complete. This rule reports
 * unknown fields, because no other rule reads them.
 */
export default defineRule(function* (document) {
  const inventory = readInventory(document);
  if (inventory === undefined) {
    const message =
      "Missing inventory.yaml next to this document or one folder up: create one with rows for the statements of the source.";
    yield { message, at: document.root.at.child("openapi").key() };
    return;
  }
  yield* checkHead(inventory);
  yield* checkDocuments(document, inventory);
  for (const section of INVENTORY_SECTIONS) yield* checkSection(inventory, section);
});

function* checkHead({ data, place }: Inventory): Generator<Finding> {
  for (const field of Object.keys(data)) {
    if (INVENTORY_HEAD.includes(field) || INVENTORY_SECTIONS.some((section) => section === field)) continue;
    yield {
      message: `Unknown field ${field} in the inventory: no rule reads it; correct or remove it.`,
      at: place(`#/${field}`),
    };
  }
  if (typeof data.title !== "string") yield { message: "The inventory needs a title.", at: place("#/title") };
  const service = path.basename(folderOf(place("").source.absoluteRef));
  if (data.service === service) return;
  yield {
    message: `The service in the inventory must match the name of its folder: write service: ${service}.`,
    at: place("#/service"),
  };
}

function* checkDocuments({ version }: DocumentModel, { data, place }: Inventory): Generator<Finding> {
  const at = place("#/documents");
  if (!Array.isArray(data.documents) || !data.documents.includes(version)) {
    yield { message: `The inventory does not list the document ${version}: add it to documents.`, at };
    return;
  }
  const folder = folderOf(place("").source.absoluteRef);
  for (const name of data.documents.filter((each) => each !== version)) {
    if (existsSync(path.join(folder, String(name), "openapi.yaml"))) continue;
    yield {
      message: `The inventory lists the document ${name}, which does not exist: remove it from documents, or add the document.`,
      at,
    };
  }
}

function* checkSection({ data, place }: Inventory, section: InventorySection): Generator<Finding> {
  const rows = data[section];
  if (rows === undefined) return;
  if (!Array.isArray(rows)) {
    yield { message: `${section} must be a list of rows.`, at: place(`#/${section}`) };
    return;
  }
  for (const [index, row] of rows.entries()) {
    for (const message of problemsOf(section, row, data))
      yield { message, at: place(`#/${section}/${index}`) };
  }
}

function* problemsOf(section: InventorySection, row: Json, { documents }: JsonObject): Generator<string> {
  if (!isJsonObject(row)) {
    yield `A row in ${section} must be a mapping.`;
    return;
  }
  const { required, optional } = INVENTORY_ROWS[section];
  const missing = required.filter((field) => row[field] === undefined || row[field] === "");
  if (missing.length > 0) yield `A row in ${section} needs ${missing.join(", ")}.`;
  const unknown = Object.keys(row).filter(
    (field) => ![...required, ...optional, "documents"].includes(field),
  );
  if (unknown.length > 0)
    yield `Unknown field ${unknown.join(", ")} in a row of ${section}: no rule reads it; correct or remove it.`;
  if (row.documents === undefined) return;
  const known = Array.isArray(documents) ? documents : [];
  if (!Array.isArray(row.documents)) yield `documents in a row of ${section} must be a list.`;
  else if (row.documents.some((name) => !known.includes(name))) {
    yield `A row in ${section} lists the documents ${row.documents.join(", ")}, but some are not in the inventory: correct the names, or add them to documents.`;
  }
}

function folderOf(file: string): string {
  return path.dirname(file);
}
