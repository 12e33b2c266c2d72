import { defineRule } from "../model/define-rule.ts";
import { readInventory, rowsFor } from "../model/inventory.ts";

/**
 * Every value that OpenAPI requires but no source states has a row in the inventory. Overlays add reasons for their own
 * values.
 */
export default defineRule(function* (document) {
  if (document.isFilled || readInventory(document) === undefined) return;
  const rows = rowsFor(document, "inferred");
  for (const [name, { at }] of document.inferredReasons) {
    if (rows.some(({ row }) => row.reason === name)) continue;
    yield {
      message: `The reason ${name} has no row in "inferred" in inventory.yaml: add a row, or remove the reason.`,
      at: at.key(),
    };
  }
  for (const { row, at } of rows) {
    if (document.inferredReasons.has(String(row.reason))) continue;
    yield {
      message: `The reason ${row.reason} in inventory.yaml is missing from x-inferred-reasons in the document ${document.version}.`,
      at,
    };
  }
});
