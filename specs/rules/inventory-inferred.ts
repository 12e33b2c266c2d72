import { defineRule } from "../model/define-rule.ts";
import { readInventory, rowsFor } from "../model/inventory.ts";

/**
 * Everything that OpenAPI forces and no source states is a row of the inventory. Overlays bring reasons of their own
 * for what they state.
 */
export default defineRule(function* (document) {
  if (document.isFilled || readInventory(document) === undefined) return;
  const rows = rowsFor(document, "inferred");
  for (const [name, { at }] of document.inferredReasons) {
    if (rows.some(({ row }) => row.reason === name)) continue;
    yield { message: `The reason ${name} is no "inferred" row of inventory.yaml.`, at: at.key() };
  }
  for (const { row, at } of rows) {
    if (document.inferredReasons.has(String(row.reason))) continue;
    yield { message: `The document ${document.version} has no x-inferred-reasons.${row.reason}.`, at };
  }
});
