import { defineRule } from "../model/define-rule.ts";
import { readInventory, rowsFor } from "../model/inventory.ts";

/**
 * `x-facts` and `x-access-rules` contain statements that OpenAPI cannot express. Only overlays can add other
 * statements.
 */
export default defineRule(function* (document) {
  if (readInventory(document) === undefined) return;
  const statements = new Map([...document.facts, ...document.accessRules]);
  const rows = rowsFor(document, "rules");
  for (const { row, at } of rows) {
    if (statements.has(String(row.id))) continue;
    yield {
      message: `Rule ${row.id} in inventory.yaml is missing from the document: add it to x-facts or x-access-rules.`,
      at,
    };
  }
  if (document.isFilled) return;
  for (const [id, statement] of statements) {
    if (rows.some(({ row }) => row.id === id)) continue;
    yield {
      message: `${id} has no row in rules in inventory.yaml: add a row, or remove the entry.`,
      at: statement.at.key(),
    };
  }
});
