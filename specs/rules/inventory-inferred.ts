import { defineRule } from "./model/define-rule.ts";
import { inferredReasons } from "./model/inferred-reasons.ts";
import { readInventory, rowsFor } from "./model/inventory.ts";

/**
 * What OpenAPI forces and no source states is listed once, with its reason, and marked wherever it stands. Overlays
 * take such a mark away where they know better, and bring their own.
 */
export default defineRule(function* (document) {
  if (document.isFilled || readInventory(document) === undefined) return;
  const rows = rowsFor(document, "inferred");
  const uses = inferredReasons(document);
  for (const { reason, at } of uses) {
    if (rows.some(({ row }) => row.reason === reason)) continue;
    yield { message: `This x-inferred reason is no "inferred" row of inventory.yaml: ${reason}`, at };
  }
  for (const { row, at } of rows) {
    if (uses.some(({ reason }) => reason === row.reason)) continue;
    yield { message: `Nothing in the document ${document.version} is x-inferred for this reason.`, at };
  }
});
