import { defineRule, type Finding } from "./model/define-rule.ts";
import type { DocumentModel } from "./model/document-model.ts";
import {
  INVENTORY_SECTIONS,
  type Inventory,
  type InventoryRow,
  type InventorySection,
  readInventory,
  rowsOf,
} from "./model/inventory.ts";

const REQUIRED_FIELDS: Readonly<Record<InventorySection, readonly string[]>> = {
  operations: ["operationId", "heading", "operation", "method", "path"],
  resources: ["heading", "resource"],
  fields: ["heading", "resource", "field"],
  parameters: ["heading", "name"],
  statuses: ["heading", "status"],
  rules: ["id", "heading"],
  notShown: ["id", "heading", "about", "points"],
  inferred: ["about", "reason"],
};

/** Without a whole inventory nothing can be held against the source. */
export default defineRule(function* (document) {
  const inventory = readInventory(document);
  if (inventory === undefined) {
    const message =
      "No inventory.yaml with rows beside this document or one folder up: list there what the source states.";
    yield { message, at: document.root.at.child("openapi").key() };
    return;
  }
  yield* checkHead(document, inventory);
  for (const section of INVENTORY_SECTIONS) {
    for (const row of rowsOf(inventory, section)) yield* checkRow(inventory, section, row);
  }
});

function* checkHead({ version }: DocumentModel, { data, place }: Inventory): Generator<Finding> {
  for (const field of ["service", "title"]) {
    if (typeof data[field] !== "string")
      yield { message: `The inventory needs a ${field}.`, at: place(`#/${field}`) };
  }
  if (!Array.isArray(data.documents) || !data.documents.includes(version)) {
    yield { message: `The inventory does not list the document ${version}.`, at: place("#/documents") };
  }
}

function* checkRow(
  { data }: Inventory,
  section: InventorySection,
  { row, at }: InventoryRow,
): Generator<Finding> {
  const missing = REQUIRED_FIELDS[section].filter((field) => row[field] === undefined || row[field] === "");
  if (missing.length > 0) yield { message: `A row of ${section} needs ${missing.join(", ")}.`, at };
  const known = Array.isArray(data.documents) ? data.documents : [];
  const documents = Array.isArray(row.documents) ? row.documents : [];
  for (const name of documents.filter((each) => !known.includes(each))) {
    yield { message: `A row of ${section} speaks of ${name}, which the inventory does not list.`, at };
  }
}
